import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { groupChanged, personGroupsChanged } from "./events.ts";
import { mayManageGroups } from "./rules.ts";
import { type Group, isNameTaken, lockGroup } from "./store.ts";

/** A group that the actor may change, under lock. */
export async function managedGroup(actor: Actor, id: number, tx: Tx): Promise<Group> {
  demand(mayManageGroups(actor));
  return found(await lockGroup(id, tx), "group-not-found");
}

export async function demandFreeName(name: string, exceptId: number | null, tx: Tx): Promise<void> {
  if (await isNameTaken(name, exceptId, tx)) throw new Refusal("group-name-taken");
}

type Deed = Parameters<typeof groupChanged>[0]["deed"];

/** Says what was done, and to each whose groups are others now that they read by others. */
export function tellOf(
  actor: Actor,
  { group, deed, personIds }: { group: Group; deed: Deed; personIds: readonly number[] },
  tx: Tx,
): void {
  const by = actor.personId;
  tx.announce(groupChanged({ groupId: group.id, name: group.name, deed, by }));
  for (const personId of new Set(personIds)) tx.announce(personGroupsChanged({ personId, by }));
}
