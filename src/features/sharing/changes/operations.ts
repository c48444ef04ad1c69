import { readAffected } from "#features/access/change-store.ts";
import { readersOf, withOwnRights } from "#features/access/rules.ts";
import { readPageSharing } from "#features/access/store.ts";
import { isAddress } from "#features/people/invites/rules.ts";
import type { Tx } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { demand } from "#kernel/refusal.ts";
import type { LineState } from "../contract.ts";
import { guestChanges, mayManageGuests, sharesOfGuests } from "../guests/rules.ts";
import { readGuests } from "../guests/store.ts";
import { sharesOf } from "../model/state.ts";
import { isGuestLine, mayAddPeopleToPage } from "../rules.ts";
import { sharingAfter } from "../saving-operations.ts";
import type { AccessChange } from "./model/sentences.ts";

type Sent = Readonly<Record<string, LineState>>;

/**
 * Who would gain and who would lose access if a state of the permission list were saved, by the rule of readers before and after. A page that was never
 * published is looked at as if it were: that is what its permissions are for.
 */
export async function accessChange(
  actor: Actor,
  { pageId, sent }: { readonly pageId: number; readonly sent: Sent },
  tx: Tx,
): Promise<AccessChange & { readonly isUnpublished: boolean }> {
  const { shared, after } = await sharingAfter(actor, { pageId, sent }, tx);
  const facts = await readPageSharing(pageId, tx);
  const { count, ...guests } = await guestsAfter(actor, { pageId, sent }, tx);
  const shares = [...withOwnRights(sharesOf(after), actor), ...sharesOfGuests(pageId, count)];
  const published = { ...facts, isUnpublished: false };
  const before = readersOf(published);
  const readers = readersOf({ ...published, shares, isPublic: after.isPublic });
  const isOpenedAnew = after.isPublic && !shared.isPublic;
  // Whoever opens it anew forgets an end that has passed.
  const isEnded = shared.worldLimit === "ended" && !isOpenedAnew;
  const isWorlds = (isPublic: boolean) =>
    shared.publicPages && facts.area === mainGroup && isPublic && !isEnded;
  const [was, is] = [isWorlds(shared.isPublic), isWorlds(after.isPublic)];
  return {
    people: await readAffected({ before, after: readers }, tx),
    mayName: mayAddPeopleToPage(actor),
    world: was === is ? null : is ? "gains" : "loses",
    isByPassword: facts.world !== null && facts.world !== principal("public"),
    guests,
    isUnpublished: facts.isUnpublished,
  };
}

/** The addresses that come and go, one that is half typed not among them, and how many guests there are then. */
async function guestsAfter(
  actor: Actor,
  { pageId, sent }: { readonly pageId: number; readonly sent: Sent },
  tx: Tx,
) {
  if (Object.keys(sent).some(isGuestLine)) demand(mayManageGuests(actor));
  const there = await readGuests(pageId, tx);
  const { removed, added } = guestChanges(there, sent);
  return {
    count: there.length - removed.length + added.length,
    gains: added.map(({ email }) => email).filter(isAddress),
    loses: there.filter(({ id }) => removed.includes(id)).map(({ email }) => email),
  };
}
