import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { peopleShown } from "./rules.ts";
import type { PeopleSort } from "./model/listing.ts";
import {
  type Sought,
  areFoundByLetters,
  firstPeople,
  foundByLetters,
  heldByFields,
  heldByName,
  heldValues,
  holdersOf,
  holdsWords,
} from "./sought-store.ts";
import { type Listed, type PersonRow, inGroupNumbered, listedOf, shownPerson } from "./store.ts";

/** The orders of the directory in SQL, each with an index of its own. */
const orders: Readonly<Record<PeopleSort, string>> = {
  name: "name_key, id",
  position: "(position = ''), lower(position), name_key, id",
  role: "array_position(array['owner', 'admin', 'editor', 'member', 'external'], role), name_key, id",
};

/** In SQL, those of `found`, counted to one more than are shown; only of the first $2 the rest is looked up. */
const listed = (order: string) =>
  `listed as materialized (select id, row_number() over (order by ${order}) as place from found order by ${order} limit ${peopleShown + 1})
   select ${shownPerson}, (select count(*)::int from listed) as listed
   from listed join person on person.site_id = $1 and person.id = listed.id
   where listed.place <= $2 order by listed.place`;

export type PeopleAsked = Sought & {
  readonly most: number;
  /** The key of a name; the list begins with it. */
  readonly from?: string;
  readonly sort?: PeopleSort;
  /** Those of a group alone. */
  readonly groupId?: number | null;
};

/** The people of the site in an order; of those whose name, address or position holds each of the words, where there are any. */
export async function listPeople(
  actor: Actor,
  { words, fieldIds, most, from = "", sort = "name", groupId = null }: PeopleAsked,
  tx: Tx,
): Promise<Listed<PersonRow>> {
  const order = orders[sort];
  const values: unknown[] = [actor.siteId, most];
  const given = (value: unknown) => `$${values.push(value)}`;
  const group = groupId === null ? "" : inGroupNumbered(given(groupId));
  const read = { columns: "id, name_key, position, role", rows: `person where site_id = $1 ${group}`, order };
  const list = async (found: string) =>
    listedOf<PersonRow>(await run(tx, `with ${found}, ${listed(order)}`, values));
  if (words.length > 0) {
    const sought = { words, fieldIds };
    const holds = holdsWords(sought, values.length + 1);
    values.push(...heldValues(sought));
    if (!areFoundByLetters(words)) return list(`found as (${firstPeople(read, `and ${holds}`)})`);
    const candidates = candidatesOf(sought, given);
    return list(foundByLetters(read, { candidates, holds, id: "person.id" }));
  }
  const isFrom = from !== "" && sort === "name" && groupId === null;
  return list(`found as (${firstPeople(read, isFrom ? `and name_key >= ${given(from)}` : "")})`);
}

/** In SQL, who may hold the words: of what stands in profile fields, whoever holds the longest of them. */
function candidatesOf({ words, fieldIds }: Sought, given: (value: unknown) => string): string {
  const holders = holdersOf(words);
  if (fieldIds.length === 0) return heldByName("0", `${given(holders)}::text[]`);
  const longest = `${given(holders[0])}::text`;
  return `${heldByName("0", `array[${longest}]`)} union ${heldByFields(`${given(fieldIds)}::bigint[]`, longest)}`;
}

/** As many letters as are looked for; names may be written in any script. */
const lettersMost = 60;

/** The letters that names of the site begin with, each found by one look into the index of names. */
export async function listLetters(actor: Actor, tx: Tx): Promise<string[]> {
  const rows = await run<{ letter: string }>(
    tx,
    `with recursive first (letter, place) as (
       (select left(name_key, 1), 1 from person where site_id = $1 and name_key <> '' order by name_key limit 1)
       union all
       select (select left(person.name_key, 1) from person where site_id = $1 and name_key > first.letter || chr(1114111) order by name_key limit 1), place + 1
       from first where letter is not null and place < ${lettersMost})
     select letter from first where letter is not null`,
    [actor.siteId],
  );
  return rows.map(({ letter }) => letter);
}
