import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { membershipChanged } from "./events.ts";
import {
  type Member,
  endMemberships,
  endRequests,
  insertMember,
  lockMembers,
  saveRoles,
} from "./joining-store.ts";
import type { Subsite } from "./model/subsite.ts";
import { mayChangeMembership, mayRemoveFrom } from "./rules.ts";

type Change = { readonly personIds: readonly number[]; readonly role: SubsiteRole | "delete" };

/** Gives people of a subsite another role, or takes them out of it: all of them, or nobody where one is refused. */
export async function changeMembers(
  actor: Actor,
  subsite: Subsite,
  { personIds, role }: Change,
  tx: Tx,
): Promise<void> {
  const several = { subsiteId: subsite.id, personIds: [...new Set(personIds)] };
  const { members, admins } = await lockMembers(subsite.id, several.personIds, tx);
  let left = admins;
  for (const id of several.personIds) {
    // Rights come before the question whether somebody is there.
    const known = members.find((member) => member.id === id);
    const person: Member = known ?? { id, role: "viewer" };
    const one = { person, admins: left };
    demand(
      role === "delete"
        ? mayRemoveFrom(actor, subsite, one)
        : mayChangeMembership(actor, subsite, { ...one, role }),
    );
    if (!known) throw new Refusal("person-not-found");
    if (known.role === "admin" && role !== "admin") left -= 1;
  }
  if (role === "delete") await endMemberships(several, tx);
  else await saveRoles({ ...several, role }, tx);
  announceChanges({ ...several, role: role === "delete" ? null : role }, tx);
}

/** Lets people into a subsite; whoever had asked to join asks no longer. */
export async function letIn(
  joining: { readonly subsiteId: Area; readonly personIds: readonly number[]; readonly role: SubsiteRole },
  tx: Tx,
): Promise<void> {
  if (joining.personIds.length === 0) return;
  await saveRoles(joining, tx);
  await endRequests(joining, tx);
  announceChanges(joining, tx);
}

/** Somebody comes in by themself. A role that they were given in the same moment stays. */
export async function comeIn(
  { subsiteId, personId, role }: { subsiteId: Area; personId: number; role: SubsiteRole },
  tx: Tx,
): Promise<void> {
  if (!(await insertMember({ subsiteId, personId, role }, tx))) return;
  await endRequests({ subsiteId, personIds: [personId] }, tx);
  announceChanges({ subsiteId, personIds: [personId], role }, tx);
}

function announceChanges(
  {
    subsiteId,
    personIds,
    role,
  }: {
    readonly subsiteId: Area;
    readonly personIds: readonly number[];
    readonly role: SubsiteRole | null;
  },
  tx: Tx,
): void {
  for (const personId of personIds) tx.announce(membershipChanged({ subsiteId, personId, role }));
}
