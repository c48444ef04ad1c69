import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found, Refusal } from "#kernel/refusal.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { withGuests } from "./guests/operations.ts";
import { readActiveGuests } from "./guests/store.ts";
import { type ReadPage, findPage } from "#features/pages/store.ts";
import { type LineState, findSharingPeople, sharingDetails } from "./contract.ts";
import { listGroups, listedPerson, readSharing } from "./operations.ts";
import { type Sharing, noRights, personsOf, sharesOf, withState } from "./model/state.ts";
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

/** Saves what was sent of a page's permissions; refuses what the rules do not allow, before any of it is written. */
export async function savePermissions(
  actor: Actor,
  { pageId, sent }: { pageId: number; sent: Readonly<Record<string, LineState>> },
  now: Date,
  tx: Tx,
): Promise<void> {
  const shared = found(await findSharedPage(pageId, tx), "page-not-found");
  const before = await readSharing(pageId, shared, tx);
  const admins = await adminsAmong(sent, before, tx);
  const after = withState(before, sent, (name) => ({
    isAdmin: name === "admins" || admins.has(name),
    isSelf: name === String(actor.personId),
  }));
  if (after.isPublic && !shared.isPublic) demand(mayBePublic(shared));
  const saved = { id: pageId, guestInvites: shared.guestInvites, personIds: personsOf(after) };
  const guests = await withGuests(actor, { page: saved, sent }, now, tx);
  await writeShares(pageId, [...withOwnRights(sharesOf(after), actor), ...guests], tx);
  await savePublicity({ id: pageId, isPublic: after.isPublic }, tx);
  await refreshReaders(pageId, tx);
  tx.announce(pageSharingChanged({ pageId }));
}

async function groupsOf(shared: SharedPage, listing: Parameters<typeof listGroups>[2]) {
  return listGroups(await readSharing(shared.id, shared, listing.tx), shared, listing);
}

async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayShare(page));
  return page;
}

/** The administrators among the people sent and, where `others` stands for them, listed; refuses ids of nobody here. */
async function adminsAmong(
  sent: Readonly<Record<string, LineState>>,
  { lines }: Sharing,
  tx: Tx,
): Promise<Set<string>> {
  const names = Object.keys(sent).filter((name) => /^[0-9]+$/.test(name));
  const people = await readSharingPeople(names.map(Number), tx, names.length);
  if (people.length < names.length) throw new Refusal("no-such-person");
  const meant = sent["others"] ? [...lines.keys()].filter((name) => /^[0-9]+$/.test(name)) : [];
  const listed = meant.length > 0 ? await readSharingPeople(meant.map(Number), tx, meant.length) : [];
  const admins = [...people, ...listed].filter(
    (person) => person.role === "owner" || person.role === "admin",
  );
  return new Set(admins.map((person) => String(person.id)));
}
