import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { findPage } from "#features/pages/store.ts";
import { findSharingPeople, sharingDetails } from "./contract.ts";
import { listedPerson } from "./operations.ts";
import { noRights } from "./model/state.ts";
import { findPeopleToShare, usesTemplatePermissions } from "./store.ts";
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
      has_template_permissions: await usesTemplatePermissions(page.id, tx),
    };
  }),

  handle(findSharingPeople, async ({ input, actor, tx, now }) => {
    const people = await findPeopleToShare(actor, input.q, tx);
    return { people: people.map((person) => listedPerson(person, noRights, { actor, now })) };
  }),
];
