import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { wordsOf } from "#kernel/search/words.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { maySeePeople } from "../rules.ts";
import { groupChanged, personGroupsChanged } from "./events.ts";
import { mayManageGroups } from "./rules.ts";
import { type Group, countPeopleIn, isNameTaken, listGroups, lockGroup } from "./store.ts";

/** A group that the actor may change, under lock. */
export async function managedGroup(actor: Actor, id: number, tx: Tx): Promise<Group> {
  demand(mayManageGroups(actor));
  const group = found(await lockGroup(id, tx), "group-not-found");
  if (group.isFromDirectory) throw new Refusal("group-from-directory");
  return group;
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

export type FoundGroup = { readonly id: number; readonly name: string; readonly people: number };

/**
 * Groups by the beginnings of words in their names, for whoever may open the directory that they lead to. They count in the main group (decision 0120): in a
 * subsite there is no directory of theirs.
 */
export async function findGroups(actor: Actor, typed: string, most: number, tx: Tx): Promise<FoundGroup[]> {
  const sought = wordsOf(typed);
  if (sought.length === 0 || currentSubsite(actor) !== mainGroup || !maySeePeople(actor).allowed) return [];
  const all = await listGroups(tx);
  const named = all.filter(({ name }) => {
    const words = wordsOf(name);
    return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  const found = named.slice(0, most);
  const ids = found.map(({ id }) => id);
  const counts = ids.length === 0 ? new Map<number, number>() : await countPeopleIn(ids, tx);
  return found.map(({ id, name }) => ({ id, name, people: counts.get(id) ?? 0 }));
}
