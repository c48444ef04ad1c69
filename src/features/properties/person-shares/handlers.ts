import { handle } from "#calls/handle.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { mayChangeRole, mayHavePermissions, maySetPermissions } from "#features/people/rules.ts";
import { peopleRefusals } from "#features/people/wording.ts";
import { readSharingPeople } from "#features/sharing/store.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { demand, found, sentenceOf } from "#kernel/refusal.ts";
import { readPersonPermissions } from "./screen.ts";
import { listGroupsGiven, listPagesGiven } from "./store.ts";
import { personShareWords } from "./wording.ts";

export const personShareHandlers = [
  handle(readPersonPermissions, async ({ input: { id }, actor, tx, say }) => {
    demand(maySeeSettings(actor));
    demand(maySetPermissions(actor));
    const person = found((await readSharingPeople([id], tx))[0] ?? null, "person-not-found");
    const { name, photo, role } = person;
    const having = mayHavePermissions(person);
    const { pages, count } = await listPagesGiven(actor, id, tx);
    return {
      title: say(personShareWords.title, { name }),
      id,
      name,
      photo,
      role,
      mayChangeRole: mayChangeRole(actor, { person, role: "member", owners: 2 }).allowed,
      groups: await listGroupsGiven(id, tx),
      locked: having.allowed ? "" : say(sentenceOf(peopleRefusals, having.code)),
      pages: pages.map(({ slug, ...page }) => ({
        ...page,
        address: pageAddress({ id: page.id, slug, subsiteSlug: "" }),
      })),
      count,
    };
  }),
];
