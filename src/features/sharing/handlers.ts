import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { mayInviteGuests, mayManageGuests } from "./guests/rules.ts";
import { readActiveGuests } from "./guests/store.ts";
import { type ReadPage, findPage } from "#features/pages/store.ts";
import { findSharingPeople, sharingDetails } from "./contract.ts";
import { listGroups, listedPerson, readSharing } from "./operations.ts";
import { noRights } from "./model/state.ts";
import { mayAddPeopleToPage, mayMakePublic, mayShare, offersInvites } from "./rules.ts";
import { readSharingScreen } from "./screen.ts";
import { type SharedPage, countGroups, findPeopleToShare, findSharedPage } from "./store.ts";
import { sharingWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";

export const sharingHandlers = [
  handle(sharingDetails, async ({ input, actor, tx, wire }) => {
    const page = found(await findPage(actor, input.page_id, tx), "page-not-found");
    return {
      vanity_share: new URL(pageAddress(page), wire.siteAddress).href,
      vanity_follow: "",
      title_s: escaped(page.title),
      has_template_permissions: false,
    };
  }),

  handle(findSharingPeople, async ({ input, actor, tx }) => {
    const people = await findPeopleToShare(actor, input.q, tx);
    return { people: people.map((person) => listedPerson(person, noRights, actor)) };
  }),

  handle(readSharingScreen, async ({ input, actor, tx, wire, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const shared = found(await findSharedPage(page.id, tx), "page-not-found");
    const groups = await groupsOf(shared, { actor, tx, say, siteAddress: wire.siteAddress });
    return {
      title: say(sharingWords.title),
      address: `/page/settings/${page.id}/`,
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      site: shared.siteName,
      groups,
      mayBePublic: mayMakePublic(actor, shared).allowed,
      mayInviteGuests: mayInviteGuests(actor, shared).allowed,
      mayManageGuests: mayManageGuests(actor).allowed,
      mayAddPeople: mayAddPeopleToPage(actor),
      offersInvites: offersInvites(actor, { people: (await countGroups(tx)).people }),
      activeGuests: await readActiveGuests(actor, page.id, tx),
    };
  }),
];

async function groupsOf(shared: SharedPage, listing: Parameters<typeof listGroups>[2]) {
  return listGroups(await readSharing(shared.id, shared, listing.tx), shared, listing);
}

async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayShare(page));
  return page;
}
