import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { findPage } from "#features/pages/store.ts";
import { findSharingPeople, sharingDetails } from "./contract.ts";
import { listedPerson } from "./operations.ts";
import { noRights } from "./model/state.ts";
import { findPeopleToShare } from "./store.ts";
import { followAddress, shareAddress } from "#features/pages/addresses/rules.ts";
import { mayFollow } from "#features/pages/following/rules.ts";

export const sharingHandlers = [
  handle(sharingDetails, async ({ input, actor, tx, wire }) => {
    demand(mayFollow(actor));
    const page = found(await findPage(actor, input.page_id, tx), "page-not-found");
    return {
      vanity_share: new URL(shareAddress(page.id), wire.siteAddress).href,
      vanity_follow: new URL(followAddress(page.id), wire.siteAddress).href,
      title_s: escaped(page.title),
      // No page takes its permissions from its template: each has shares of its own.
      has_template_permissions: false,
    };
  }),

  handle(findSharingPeople, async ({ input, actor, tx, now }) => {
    const people = await findPeopleToShare(actor, input.q, tx);
    return { people: people.map((person) => listedPerson(person, noRights, { actor, now })) };
  }),
];
