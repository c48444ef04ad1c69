import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { guestInvited, guestRemoved } from "./events.ts";
import {
  type GuestChanges,
  type SentGuest,
  addressKey,
  badLines,
  demandGoodLines,
  guestChanges,
  guestsMost,
  mayInviteGuests,
  mayManageGuests,
  mayTurnGuests,
  sharesOfGuests,
} from "./rules.ts";
import { addGuest, readGuests, readListedAddresses, removeGuests } from "./store.ts";
import type { Share } from "#features/access/rules.ts";
import { isGuestLine } from "../rules.ts";

export type SavedPage = {
  readonly id: number;
  readonly guestInvites: boolean;
  /** The people with a line of their own after the save: their addresses are on the list too. */
  readonly personIds: readonly number[];
};

/** Saves the guests of a page with the rest of its permissions, and gives what they come to among its shares. */
export async function withGuests(
  actor: Actor,
  { page, sent }: { page: SavedPage; sent: Readonly<Record<string, SentGuest>> },
  now: Date,
  tx: Tx,
): Promise<Share[]> {
  if (Object.keys(sent).some(isGuestLine)) demand(mayManageGuests(actor));
  const there = await readGuests(page.id, tx);
  const changes = guestChanges(there, sent);
  const stay = there.filter(({ id }) => !changes.removed.includes(id));
  const count = stay.length + changes.added.length;
  const group = sent["guests"];
  if (group?.email !== undefined) throw new Refusal("guests-by-email");
  const all = group?.deleted ? false : group?.view;
  if (all !== undefined) demand(mayTurnGuests(all, count));
  await removeGuests(page.id, changes.removed, tx);
  for (const { id, email } of there)
    if (!stay.some((each) => each.id === id))
      tx.announce(guestRemoved({ pageId: page.id, email, by: actor.personId }));
  if (changes.added.length > 0) {
    demand(mayInviteGuests(actor, page));
    if (count > guestsMost) throw new Refusal("too-many-guests", { most: guestsMost });
    await demandFreeAddresses(changes.added, { stay, page }, tx);
    await demandPatience(actor, changes.added.length, tx);
  }
  for (const { email } of changes.added) {
    const guestId = await addGuest({ pageId: page.id, email, inviterId: actor.personId }, now, tx);
    tx.announce(guestInvited({ guestId, inviterId: actor.personId }));
  }
  return sharesOfGuests(page.id, count);
}

async function demandFreeAddresses(
  added: GuestChanges["added"],
  { stay, page }: { stay: readonly { email: string }[]; page: SavedPage },
  tx: Tx,
): Promise<void> {
  const emails = added.map(({ email }) => email);
  const people = await readListedAddresses(emails, page.personIds, tx);
  const listed = new Set([...people, ...stay.map(({ email }) => addressKey(email))]);
  demandGoodLines(badLines(added, listed));
}

/** Each guest is a mail to an address that the site does not know: nobody sends those without end. */
async function demandPatience(actor: Actor, mails: number, tx: Tx): Promise<void> {
  for (let mail = 0; mail < mails; mail++) {
    const wait = await countAttempt(limits.guestMails, String(actor.personId), tx);
    if (wait !== null) throw new Refusal("too-many-attempts", waitOf(wait));
  }
}
