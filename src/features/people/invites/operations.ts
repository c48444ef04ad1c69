import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { personInvited } from "../events.ts";
import { type Account, addPerson, findAccounts, noteInvited } from "../store.ts";
import { type Invitee, isAddress, nameFrom } from "./rules.ts";

/**
 * The invitees of a call, their addresses in small letters (INVT-07). Each bad address is named by its place in the list, so that it
 * can be marked (INVT-06); nobody stands there twice (INVT-08).
 */
export function inviteesOf(
  addrs: readonly { readonly email: string; readonly name?: string | undefined }[],
): Invitee[] {
  const invitees = addrs.map(({ email, name }) => ({ email: email.trim().toLowerCase(), name: name ?? "" }));
  demandAddresses(invitees, ({ email }) => isAddress(email), "invalid-address");
  const seen = new Set<string>();
  for (const { email } of invitees) {
    if (seen.has(email)) throw new Refusal("already-invited", { email });
    seen.add(email);
  }
  return invitees;
}

/** Refuses the list when an address of it is not right, and marks those. */
export function demandAddresses(
  invitees: readonly Invitee[],
  isRight: (invitee: Invitee) => boolean,
  code: string,
): void {
  const bad = invitees.flatMap((invitee, place) =>
    isRight(invitee) ? [] : [{ path: `data.addrs.${place}.email`, words: inputWords.invalid }],
  );
  if (bad.length > 0) throw new Refusal(code, {}, bad);
}

/** Those of them who are on the site already. */
export function accountsOf(actor: Actor, invitees: readonly Invitee[], tx: Tx): Promise<Account[]> {
  return findAccounts(
    actor,
    invitees.map(({ email }) => email),
    tx,
  );
}

/** Somebody who is there already is not invited again (INVT-08, INVT-09). */
export function isThere({ email, hasPassword }: Account): Refusal {
  return new Refusal(hasPassword ? "already-member" : "already-invited", { email });
}

/** Makes a person of somebody new, who is mailed a link to set a password (INVT-22); their number. */
export async function inviteNew(
  actor: Actor,
  { invitee, role, now }: { invitee: Invitee; role: SiteRole; now: Date },
  tx: Tx,
): Promise<number> {
  const { email } = invitee;
  const personId = await addPerson({ email, name: nameFrom(invitee), role, passwordHash: null }, tx);
  // Somebody else has invited them in this moment.
  if (personId === null) throw new Refusal("already-invited", { email });
  await noteInvited({ personId, inviterId: actor.personId }, now, tx);
  tx.announce(personInvited({ personId, inviterId: actor.personId }));
  return personId;
}
