import type { Tx } from "#database/transaction.ts";
import { personAdded, roleChanged } from "#features/people/events.ts";
import { personGroupsChanged } from "#features/people/groups/events.ts";
import { addMembers, removeMembers } from "#features/people/groups/store.ts";
import { nameFrom } from "#features/people/invites/rules.ts";
import { addPerson, saveRole } from "#features/people/store.ts";
import { dropLinks } from "#features/sessions/password-links/store.ts";
import { savePassword } from "#features/sessions/store.ts";
import { joinPreselected } from "#features/subsites/auto-join/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { noPassword } from "#secrets/password.ts";
import type { CompanyGroup } from "../contract.ts";
import { companyLinked } from "../events.ts";
import type { Company } from "../store.ts";
import type { Confirmed } from "./model/confirmed.ts";
import { groupsAfter, roleAfter, whoComesIn } from "./rules.ts";
import {
  type Account,
  findAccount,
  findIdentity,
  isBarred,
  isLinkedTo,
  lockAccount,
  saveIdentity,
  takeGiven,
} from "./store.ts";

/** What the rule says of somebody whom the provider has confirmed. */
export async function fateOf(confirmed: Confirmed, { domains, role, way }: Company, tx: Tx) {
  const { email, isVerified, issuer } = confirmed;
  const identity = await findIdentity(confirmed, tx);
  const found = email === "" ? null : await findAccount(email, tx);
  const account = found && { ...found, isLinked: await isLinkedTo(issuer, found.personId, tx) };
  const barred = email !== "" && (await isBarred(email, tx));
  const isWordAlone = way.protocol === "saml";
  return whoComesIn({ identity, account, email, isVerified, isWordAlone, isBarred: barred, domains, role });
}

/**
 * An owner who tries it while signed in shows that both accounts are theirs: from then on they come in by either. Where a provider verifies addresses, signing in
 * links them by itself.
 */
export async function linkTrying(
  personId: number,
  { confirmed, company }: { readonly confirmed: Confirmed; readonly company: Company },
  tx: Tx,
): Promise<void> {
  const fate = await fateOf(confirmed, company, tx);
  const account = await lockAccount(personId, tx);
  if (fate.allowed || fate.code !== "company-owner" || account?.email !== confirmed.email) return;
  const { issuer, subject } = confirmed;
  await saveIdentity({ issuer, subject, personId, given: null }, tx);
  tx.announce(companyLinked({ personId }));
}

type Coming = { readonly company: Company; readonly groups: readonly CompanyGroup[] };

/** Lets somebody in whom the provider has confirmed: as who they are here, or as somebody new. Their groups and role follow. */
export async function comeIn(
  actor: Actor,
  { confirmed, company, groups }: Coming & { readonly confirmed: Confirmed },
  tx: Tx,
): Promise<Account> {
  const fate = await fateOf(confirmed, company, tx);
  demand(fate);
  const personId = fate.as === "new" ? await join(actor, confirmed, company, tx) : fate.personId;
  const account = found(await lockAccount(personId, tx), "company-closed");
  if (fate.as === "linked") await link(account, tx);
  if (fate.as !== "known") tx.announce(companyLinked({ personId }));
  await follow(actor, { confirmed, company, groups, account }, tx);
  return account;
}

/** Somebody new, with no password; new people join the subsites that were chosen for that. */
async function join(actor: Actor, { email, name }: Confirmed, company: Company, tx: Tx): Promise<number> {
  const role = company.role ?? "member";
  const person = { email, name: nameFrom({ email, name }), role, passwordHash: noPassword };
  const personId = await addPerson(person, tx);
  // Another browser of theirs, or an invitation, came in this moment: the next attempt finds it.
  if (personId === null) throw new Refusal("company-over");
  tx.announce(personAdded({ personId, role, by: "company" }));
  if (actor.withSubsites && role !== "external") await joinPreselected([personId], tx);
  return personId;
}

/** An account that was here already. An invitation is answered by coming in. */
async function link({ personId, hasPassword }: Account, tx: Tx): Promise<void> {
  if (hasPassword) return;
  await savePassword(personId, noPassword, tx);
  await dropLinks(personId, tx);
}

type Following = Coming & { readonly confirmed: Confirmed; readonly account: Account };

/** Groups and role follow what the company says at each sign-in. */
async function follow(
  actor: Actor,
  { confirmed, company, groups, account }: Following,
  tx: Tx,
): Promise<void> {
  const { personId } = account;
  const { issuer, subject, groups: sent } = confirmed;
  const { into, outOf } = groupsAfter({ groups, sent });
  const added = await addMembers(into, [personId], tx);
  const removed = await removeMembers(outOf, [personId], tx);
  if (added.length + removed.length > 0) tx.announce(personGroupsChanged({ personId, by: "company" }));
  const identity = await findIdentity(confirmed, tx);
  const { role, given } = roleAfter({
    groups,
    sent,
    role: account.role,
    // What a group had given before the provider was reached in another way, or knew them by another name.
    given: identity ? identity.given : await takeGiven(personId, tx),
    joinRole: company.role,
  });
  if (role !== account.role) {
    await saveRole(actor, { id: personId, role }, tx);
    tx.announce(roleChanged({ personId, role, by: "company" }));
  }
  await saveIdentity({ issuer, subject, personId, given }, tx);
}
