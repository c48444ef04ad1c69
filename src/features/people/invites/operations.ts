import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { personInvited } from "../events.ts";
import { type Account, addPerson, findAccounts, noteInvited } from "../store.ts";
import type { InviteFate } from "./contract.ts";
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
  const doubles = doublesIn(invitees.map(({ email }) => email));
  if (doubles.length > 0) throw alreadyInvited(doubles);
  return invitees;
}

/** The addresses that stand there more than once. */
function doublesIn(emails: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(emails.filter((email) => seen.has(email) || !seen.add(email)))];
}

/** One of them is named, several are counted (INVT-08, INVT-23). */
function alreadyInvited(emails: readonly string[]): Refusal {
  const [email = ""] = emails;
  return emails.length === 1
    ? new Refusal("already-invited", { email })
    : new Refusal("many-invited", { n: emails.length });
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

/** Those who are there already are not invited again (INVT-08, INVT-09, INVT-18). */
export function demandNobodyThere(there: readonly Account[]): void {
  const member = there.find(({ hasPassword }) => hasPassword);
  if (member) throw new Refusal("already-member", { email: member.email });
  if (there.length > 0) throw alreadyInvited(there.map(({ email }) => email));
}

type Known = {
  readonly accounts: readonly Account[];
  /** Where one invites to, these are in it. */
  readonly isIn: (account: Account) => boolean;
  readonly takesNew: boolean;
};

/** What becomes of each of a pasted list when it is sent. */
export function fatesOf(invitees: readonly Invitee[], { accounts, isIn, takesNew }: Known): InviteFate[] {
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  const seen = new Set<string>();
  return invitees.map(({ email }) => {
    if (!isAddress(email)) return "invalid";
    if (seen.has(email)) return "double";
    seen.add(email);
    const account = byEmail.get(email);
    if (!account) return takesNew ? "new" : "unknown";
    if (!isIn(account)) return "account";
    return account.hasPassword ? "member" : "invited";
  });
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
