import { handle } from "#calls/handle.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import { mayInviteGuests, mayManageGuests } from "#features/sharing/guests/rules.ts";
import { readActiveGuests } from "#features/sharing/guests/store.ts";
import { listGroups, readSharing, sharedPageFor } from "#features/sharing/operations.ts";
import { mayAddPeopleToPage, mayMakePublic } from "#features/sharing/rules.ts";
import { countGroups, findSharedPage } from "#features/sharing/store.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { found } from "#kernel/refusal.ts";
import { readSharingScreen } from "./screen.ts";
import { offersInvites } from "./rules.ts";

export const permissionHandlers = [
  handle(readSharingScreen, async ({ input, actor, tx, now, wire, say }) => {
    const page = await sharedPageFor(actor, input.page_id, tx);
    const shared = found(await findSharedPage(page.id, tx), "page-not-found");
    const sharing = await readSharing(shared.id, shared, tx);
    return {
      title: say(sharingWords.title),
      address: `/page/settings/${page.id}/`,
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      site: shared.siteName,
      groups: await listGroups(sharing, shared, { actor, tx, now, say, siteAddress: wire.siteAddress }),
      publishes: shared.publicPages,
      worldLimit: shared.worldLimit,
      audience: await readAudience(page.id, tx),
      mayBePublic: mayMakePublic(actor, shared).allowed,
      mayInviteGuests: mayInviteGuests(actor, shared).allowed,
      sendsMail: wire.sendsMail ?? false,
      mayManageGuests: mayManageGuests(actor).allowed,
      mayAddPeople: mayAddPeopleToPage(actor),
      offersInvites: offersInvites(actor, { people: (await countGroups(tx)).people }),
      activeGuests: await readActiveGuests(actor, page.id, tx),
    };
  }),
];
