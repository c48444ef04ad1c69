import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found, sentenceOf } from "#kernel/refusal.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { withGuests } from "./guests/operations.ts";
import type { LineState } from "./contract.ts";
import { readSharing } from "./operations.ts";
import {
  type Sharing,
  followerOfLine,
  followsAfter,
  givenTo,
  ownGroupOf,
  personsOf,
  sharesOf,
  withState,
} from "./model/state.ts";
import { listGroups } from "#features/people/groups/store.ts";
import { mayAddPeopleToPage, mayMakePublic, mayShareWith } from "./rules.ts";
import { findSharedPage, forgetPassedEnd, readRoles, savePublicity } from "./store.ts";
import { type SharingRefusal, sharingRefusals } from "./wording.ts";
import { removeFollows, saveFollows } from "#features/access/follower-store.ts";
import { withOwnRights } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";

/** `batch` says with which others it is done. */
type SentTo = {
  readonly pageId: number;
  readonly sent: Readonly<Record<string, LineState>>;
  readonly batch?: string | null;
};

/** The permission list of a page before and after what was sent; refuses what the rules do not allow, and writes nothing. */
export async function sharingAfter(actor: Actor, { pageId, sent }: SentTo, tx: Tx) {
  const shared = found(await findSharedPage(pageId, tx), "page-not-found");
  const named = Object.keys(sent).flatMap((name) => followerOfLine(name) ?? []);
  const before = await readSharing(pageId, shared, tx, named);
  await demandGroups(actor, { sent, before }, tx);
  const admins = await adminsAmong(actor, { sent, before }, tx);
  const after = withState(before, sent, (name) => ({
    isAdmin: name === "admins" || admins.has(name),
    isSelf: name === String(actor.personId),
    area: shared.subsiteId,
  }));
  if (after.isPublic && !shared.isPublic) demand(mayMakePublic(actor, shared));
  return { shared, before, after };
}

/** Saves what was sent of a page's permissions. */
export async function savePermissions(actor: Actor, sentTo: SentTo, now: Date, tx: Tx): Promise<void> {
  await savePermissionsOfOne(actor, sentTo, now, tx);
  await refreshReaders(sentTo.pageId, tx);
}

/** The same of one of several pages: who reads them is written once for all of them (`refreshReadersOf`), before the transaction ends. */
export async function savePermissionsOfOne(
  actor: Actor,
  { pageId, sent, batch }: SentTo,
  now: Date,
  tx: Tx,
): Promise<void> {
  const { shared, before, after } = await sharingAfter(actor, { pageId, sent }, tx);
  const saved = { id: pageId, guestInvites: shared.guestInvites, personIds: personsOf(after) };
  const guests = await withGuests(actor, { page: saved, sent }, now, tx);
  await writeShares(pageId, [...withOwnRights(sharesOf(after), actor), ...guests], tx);
  const { kept, removed } = followsAfter(before, after);
  await saveFollows(pageId, kept, tx);
  await removeFollows(pageId, removed, tx);
  await savePublicity({ id: pageId, isPublic: after.isPublic }, tx);
  if (after.isPublic && !shared.isPublic) await forgetPassedEnd(pageId, tx);
  const changed = { pageId, by: actor.personId, ...changesOf(before, after) };
  tx.announce(pageSharingChanged({ ...changed, ...(batch && { batch: { id: batch } }) }));
}

/** Who was let in or out, and the switch to the world where it was turned. */
function changesOf(before: Sharing, after: Sharing) {
  return {
    given: givenTo(before, after),
    taken: givenTo(after, before),
    ...(before.isPublic !== after.isPublic && { isPublic: after.isPublic }),
  };
}

/** Groups that are sent are there, and known to the actor. */
async function demandGroups(
  actor: Actor,
  { sent, before }: { sent: Readonly<Record<string, LineState>>; before: Sharing },
  tx: Tx,
): Promise<void> {
  const names = Object.keys(sent).filter((name) => ownGroupOf(name) !== null);
  if (names.length === 0) return;
  const there = new Set((await listGroups(tx)).map(({ id }) => `group${id}`));
  for (const name of names) {
    const isListed = before.lines.has(name);
    if (!there.has(name) || !(isListed || mayAddPeopleToPage(actor)))
      throw refusedAtLine(name, "no-such-group");
  }
}

/**
 * The administrators among the people sent and, where `others` stands for them, listed; refuses ids of nobody here, and of
 * people whom the actor does not see.
 */
async function adminsAmong(
  actor: Actor,
  { sent, before }: { sent: Readonly<Record<string, LineState>>; before: Sharing },
  tx: Tx,
): Promise<Set<string>> {
  const isPerson = (name: string) => /^[0-9]+$/.test(name);
  const names = Object.keys(sent).filter(isPerson);
  const meant = sent["others"] ? [...before.lines.keys()].filter(isPerson) : [];
  const roles = await readRoles([...names, ...meant].map(Number), tx);
  const isAdminLine = (name: string) => ["owner", "admin"].includes(roles.get(Number(name)) ?? "");
  for (const name of names) {
    const isListed = before.lines.has(name) || isAdminLine(name);
    const verdict = mayShareWith(actor, { exists: roles.has(Number(name)), isListed });
    if (!verdict.allowed) throw refusedAtLine(name, verdict.code);
  }
  return new Set([...names, ...meant].filter(isAdminLine));
}

/** Says which line it is, so that it can be left out. */
function refusedAtLine(name: string, code: SharingRefusal): Refusal {
  const words = sentenceOf(sharingRefusals, code);
  return new Refusal(code, {}, [{ path: `settings.permission_state.${name}`, words }]);
}
