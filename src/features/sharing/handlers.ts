import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found, Refusal } from "#kernel/refusal.ts";
import { isAdmin } from "#kernel/viewer.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { withGuests } from "./guests/operations.ts";
import { readActiveGuests } from "./guests/store.ts";
import { type ReadPage, findPage, lockPage } from "#features/pages/store.ts";
import { type LineState, findSharingPeople, loadPageEdit, savePageEdit, sharingDetails } from "./contract.ts";
import { listGroups, listedPerson, readSharing } from "./operations.ts";
import { folderPath } from "./model/folder-path.ts";
import { noRights, personsOf, sharesOf, withState } from "./model/state.ts";
import { mayBePublic, mayShare, offersInvites } from "./rules.ts";
import { readSharingScreen } from "./screen.ts";
import {
  type SharedPage,
  countGroups,
  findPeopleToShare,
  findSharedPage,
  readSharingPeople,
  savePublicity,
} from "./store.ts";
import { sharingWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { withOwnRights } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";

export const sharingHandlers = [
  handle(loadPageEdit, async ({ input, actor, tx, wire, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const shared = found(await findSharedPage(page.id, tx), "page-not-found");
    const tree = await readTree(actor, tx, say);
    return {
      title: page.title,
      title_s: escaped(page.title),
      tags: [],
      all_tags: [],
      category_id: shared.folderId,
      category_path: folderPath(tree, shared.folderId),
      tree,
      slug: shared.slug ?? "",
      group_url: "",
      is_homepage: shared.isHomepage,
      is_template: shared.isTemplate,
      is_default_template: false,
      is_app: false,
      is_instance: false,
      nr_instances: 0,
      can_be_template: isAdmin(actor),
      can_toggle_default_template: false,
      perm_can_edit_title: true,
      perm_can_edit_slug: true,
      is_public: shared.isPublic,
      users: await groupsOf(shared, { actor, tx, say, siteAddress: wire.siteAddress }),
      allow_guest_invites: shared.guestInvites,
      allow_public_pages: shared.publicPages,
      active_guests: await readActiveGuests(actor, page.id, tx),
      create_from_default_template: false,
      version_timestamp: Math.floor(shared.made.getTime() / 1000),
      subsite_name: "",
    };
  }),

  handle(savePageEdit, async ({ input, actor, now, tx, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    await lockPage(page.id, tx);
    const shared = found(await findSharedPage(page.id, tx), "page-not-found");
    const sent = input.settings.permission_state;
    const admins = await adminsAmong(sent, tx);
    const before = await readSharing(page.id, shared, tx);
    const after = withState(before, sent, (name) => ({
      isAdmin: name === "admins" || admins.has(name),
      isSelf: name === String(actor.personId),
    }));
    if (after.isPublic && !shared.isPublic) demand(mayBePublic(shared));
    const saved = { id: page.id, guestInvites: shared.guestInvites, personIds: personsOf(after) };
    const guests = await withGuests(actor, { page: saved, sent }, now, tx);
    await writeShares(page.id, [...withOwnRights(sharesOf(after), actor), ...guests], tx);
    await savePublicity({ id: page.id, isPublic: after.isPublic }, tx);
    await refreshReaders(page.id, tx);
    tx.announce(pageSharingChanged({ pageId: page.id }));
    return { redirect: pageAddress(page), message: say(sharingWords.saved), errors: [] };
  }),

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
      mayBePublic: shared.publicPages,
      mayInviteGuests: shared.guestInvites,
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

/** The people sent who are administrators; refuses ids of nobody here. */
async function adminsAmong(sent: Readonly<Record<string, LineState>>, tx: Tx): Promise<Set<string>> {
  const names = Object.keys(sent).filter((name) => /^[0-9]+$/.test(name));
  const people = await readSharingPeople(names.map(Number), tx);
  if (people.length < Math.min(names.length, 250)) throw new Refusal("no-such-person");
  const admins = people.filter((person) => person.role === "owner" || person.role === "admin");
  return new Set(admins.map((person) => String(person.id)));
}
