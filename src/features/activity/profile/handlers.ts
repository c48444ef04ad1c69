import { handle } from "#calls/handle.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { cardFrom } from "#features/subsites/cards/model/card.ts";
import { cardFor } from "#features/subsites/cards/operations.ts";
import { lineOf } from "../line-operations.ts";
import { maySeeActivityOfOne, namesPeopleInActivity } from "../rules.ts";
import { listActivity } from "../store.ts";
import { readProfile } from "./screen.ts";
import { profileLinesMost, profilePagesMost } from "./rules.ts";
import { listWritten } from "./store.ts";

export const profileHandlers = [
  handle(readProfile, async ({ input: { id: personId }, actor, now, tx, say }) => {
    const card = cardFrom(await cardFor(actor, { personId, say, now }, tx));
    const withPeople = namesPeopleInActivity(actor);
    const asked = { personId, before: null, most: profileLinesMost, withPeople, withFolders: false };
    const [pages, lines] = await Promise.all([
      listWritten(actor, { personId, most: profilePagesMost }, tx),
      listActivity(actor, asked, tx),
    ]);
    return {
      title: card.name,
      card,
      pages: pages.map(({ id, title, slug, subsiteSlug, preview, place, at }) => ({
        id,
        title,
        address: pageAddress({ id, slug, subsiteSlug }),
        preview,
        place,
        at: at.getTime(),
      })),
      lines: lines.map((row) => lineOf(row, withPeople)),
      hasFeed: maySeeActivityOfOne(actor).allowed,
    };
  }),
];
