import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type PersonRow, inGroupNumbered, shownPerson } from "../store.ts";
import { type Sought, heldValues, holdsWords } from "../sought-store.ts";
import { batchMost } from "./rules.ts";

/** The people of a batch by name, locked in the order of their numbers until it is done. */
export async function holdPeople(actor: Actor, ids: readonly number[], tx: Tx): Promise<PersonRow[]> {
  await run(tx, "select from person where site_id = $1 and id = any($2) order by id for update", [
    actor.siteId,
    ids,
  ]);
  return readPeopleOf(actor, ids, tx);
}

/** The same, as a dialog is told of them. */
export function readPeopleOf(actor: Actor, ids: readonly number[], tx: Tx): Promise<PersonRow[]> {
  return run<PersonRow>(
    tx,
    `select ${shownPerson} from person where site_id = $1 and id = any($2) order by name_key, id`,
    [actor.siteId, ids],
  );
}

/** The numbers of those whom the directory finds, by name. */
export async function findIds(
  actor: Actor,
  { groupId, ...sought }: Sought & { readonly groupId: number | null },
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select person.id from person where site_id = $1
       ${groupId === null ? "" : inGroupNumbered("$2")}
       ${sought.words.length > 0 ? `and ${holdsWords(sought, groupId === null ? 2 : 3)}` : ""}
     order by name_key, id limit ${batchMost}`,
    [
      actor.siteId,
      ...(groupId === null ? [] : [groupId]),
      ...(sought.words.length > 0 ? heldValues(sought) : []),
    ],
  );
  return rows.map(({ id }) => id);
}

/** How many of these people are in each group that people here fill. */
export async function countInGroups(
  ids: readonly number[],
  tx: Tx,
): Promise<{ id: number; name: string; count: number }[]> {
  return run(
    tx,
    `select held.id, held.name, (select count(*)::int from group_member member where member.site_id = $1
         and member.group_id = held.id and member.person_id = any($2)) as count
     from person_group held where held.site_id = $1 and held.deleted is null and not held.from_directory order by held.name_key, held.id`,
    [tx.siteId, ids],
  );
}
