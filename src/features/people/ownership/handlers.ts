import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { roleChanged } from "../events.ts";
import { type PersonRow, countOwners, findPerson, saveRole } from "../store.ts";
import { makeOwners, revokeOwners } from "./contract.ts";
import { mayMakeOwner, mayManageOwners, mayRevokeOwner, roleAfterOwning } from "./rules.ts";

/** All of them or none. */
export const ownershipHandlers = [
  handle(makeOwners, async ({ input, actor, tx }) => {
    demand(mayManageOwners(actor));
    for (const id of inOrder(input.profile_ids)) {
      const person = await personFor(actor, id, tx);
      demand(mayMakeOwner(actor, person));
      if (person.role !== "owner") await giveRole(actor, { id, role: "owner" }, tx);
    }
    return {};
  }),

  handle(revokeOwners, async ({ input, actor, tx }) => {
    demand(mayManageOwners(actor));
    // All owners are locked first, so that two who revoke each other do not both pass.
    let owners = await countOwners(actor, tx);
    for (const id of inOrder(input.profile_ids)) {
      demand(mayRevokeOwner(actor, { person: await personFor(actor, id, tx), owners }));
      await giveRole(actor, { id, role: roleAfterOwning }, tx);
      owners -= 1;
    }
    return {};
  }),
];

/** Everybody once, in the order in which others lock them too. */
function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

async function personFor(actor: Actor, id: number, tx: Tx): Promise<PersonRow> {
  return found(await findPerson(actor, id, tx), "person-not-found");
}

async function giveRole(actor: Actor, given: { id: number; role: SiteRole }, tx: Tx): Promise<void> {
  await saveRole(actor, given, tx);
  tx.announce(roleChanged({ personId: given.id, role: given.role }));
}
