import type { Tx } from "#database/transaction.ts";
import type { InvitedRole } from "#features/people/invites/contract.ts";
import {
  accountsOf,
  demandAddresses,
  demandNobodyThere,
  inviteNew,
  inviteesOf,
} from "#features/people/invites/operations.ts";
import { mayAddPeople, mayGiveRole } from "#features/people/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { addedToSubsite } from "../events.ts";
import { lockMembers } from "../joining-store.ts";
import { knownSubsite } from "../operations.ts";
import { letIn } from "../joining-operations.ts";
import { joinPreselected } from "../auto-join/operations.ts";
import { mayInviteTo } from "../rules.ts";

type Asked = {
  readonly addrs: Parameters<typeof inviteesOf>[0];
  readonly role: InvitedRole | undefined;
  /** New people also join the subsites that were chosen for that. */
  readonly autoJoin: boolean;
  readonly now: Date;
};

/** Invites new people to the site; how many. */
export async function inviteToSite(
  actor: Actor,
  { addrs, role = "member", autoJoin, now }: Asked,
  tx: Tx,
): Promise<number> {
  if (role === "viewer") throw new Refusal("no-role-chosen");
  demand(mayGiveRole(actor, role));
  if (autoJoin && !actor.withSubsites) throw new Refusal("no-auto-join");
  const invitees = inviteesOf(addrs);
  demandNobodyThere(await accountsOf(actor, invitees, tx));
  const made: number[] = [];
  for (const invitee of invitees) made.push(await inviteNew(actor, { invitee, role, now }, tx));
  // People from outside come to nothing that nobody gave them by name.
  if (autoJoin && role !== "external") await joinPreselected(made, tx);
  return invitees.length;
}

/**
 * Lets people of the site into the current subsite at once, and invites new ones where the actor may add people (INVT-19); how many.
 * New people become members of the site.
 */
export async function inviteToSubsite(
  actor: Actor,
  { addrs, role = "viewer", autoJoin, now }: Asked,
  tx: Tx,
): Promise<number> {
  const subsite = await knownSubsite(actor, currentSubsite(actor), tx);
  demand(mayInviteTo(actor, subsite));
  if (role !== "viewer" && role !== "editor" && role !== "admin") throw new Refusal("no-role-chosen");
  if (autoJoin) demand(mayAddPeople(actor));
  const invitees = inviteesOf(addrs);
  const accounts = await accountsOf(actor, invitees, tx);
  const ids = accounts.map(({ id }) => id);
  const { members } = await lockMembers(subsite.id, ids, tx);
  demandNobodyThere(accounts.filter(({ id }) => members.some((member) => member.id === id)));
  const known = new Set(accounts.map(({ email }) => email));
  if (!mayAddPeople(actor).allowed)
    demandAddresses(invitees, ({ email }) => known.has(email), "accounts-only");
  const made: number[] = [];
  for (const invitee of invitees.filter(({ email }) => !known.has(email)))
    made.push(await inviteNew(actor, { invitee, role: "member", now }, tx));
  if (autoJoin) await joinPreselected(made, tx);
  await letIn({ subsiteId: subsite.id, personIds: [...ids, ...made], role }, tx);
  for (const personId of ids)
    tx.announce(addedToSubsite({ subsiteId: subsite.id, personId, byId: actor.personId }));
  return invitees.length;
}
