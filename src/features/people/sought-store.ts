import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { peopleShown } from "./rules.ts";

/** What somebody looks for, and the profile fields in which they may look. */
export type Sought = { readonly words: readonly string[]; readonly fieldIds: readonly number[] };

/** The pattern of what holds a word, whatever signs that has. */
export const holder = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * In SQL, that the row `person` holds each of these words: in name, address or position, or in one of these fields, whose numbers are the value at place
 * `from`; the holders of the words follow it. The database finds what holds a word in half the time of `position`.
 */
export const holdsWords = ({ words, fieldIds }: Sought, from: number) =>
  words
    .map((_, at) => {
      const holds = `like $${from + 1 + at}`;
      // As Postgres likes it best: one look for each of a few people, all values at once for everybody.
      const known = `or exists (select from profile_value known
        where known.site_id = $1 and known.person_id = person.id and known.field_id = any($${from}::bigint[]) and known.sought ${holds})`;
      // Without fields their place is given all the same.
      return `(person.sought ${holds} ${fieldIds.length > 0 ? known : `and $${from}::bigint[] is not null`})`;
    })
    .join(" and ");

/** The values that `holdsWords` asks for. */
export const heldValues = ({ words, fieldIds }: Sought) => [fieldIds, ...words.map(holder)];

export type MatchedValue = { readonly personId: number; readonly label: string; readonly value: string };

/** What of these fields holds one of the words, of these people. */
export function listMatches(
  actor: Actor,
  asked: { ids: readonly number[]; words: readonly string[]; fieldIds: readonly number[] },
  tx: Tx,
): Promise<MatchedValue[]> {
  return run<MatchedValue>(
    tx,
    `select known.person_id as "personId", field.label, known.value from profile_value known
     join profile_field field on field.site_id = $1 and field.id = known.field_id
     where known.site_id = $1 and known.person_id = any($2) and known.field_id = any($3) and known.sought like any($4::text[])
     order by field.place, field.id`,
    [actor.siteId, asked.ids, asked.fieldIds, asked.words.map(holder)],
  );
}

/** The patterns of what holds some words, that of the longest first: it is looked for along the index. */
export const holdersOf = (words: readonly string[]): string[] =>
  words.toSorted((a, b) => b.length - a.length).map(holder);

/** Whether some words can be found by their letters: the index knows three in a row. */
export const areFoundByLetters = (words: readonly string[]): boolean =>
  words.some((word) => /[\p{L}\p{N}]{3}/u.test(word));

/** Of more people than this the first are found sooner by going through everybody in order. */
const few = 600;

/** In SQL, a list of people: the columns that it gives, of which rows, and in which of these columns' orders. */
export type PeopleRead = { readonly columns: string; readonly rows: string; readonly order: string };

/** In SQL, the first people of a list of whom a condition holds, one more than are shown. */
export const firstPeople = ({ columns, rows, order }: PeopleRead, condition = "") =>
  `select ${columns} from ${rows} ${condition} order by ${order} limit ${peopleShown + 1}`;

type Holding = {
  /** A statement that gives, as `held_id`, everybody who may hold the words, and not many more. */
  readonly candidates: string;
  /** What tells who holds them, after `and`. */
  readonly holds: string;
  /** The column that holds the number of a person. */
  readonly id: string;
};

/** In SQL, the people of the site (area 0) or of a subsite of whom each pattern of an array is held. */
export const heldByName = (area: string, holders: string) =>
  `select held_id from people_holding(${area}, ${holders}, ${few + 1}) as held_id`;

/** In SQL, the people of the site of whom a pattern is held by a value in some profile fields. */
export const heldByFields = (fieldIds: string, holder: string) =>
  `select held_id from people_known_for(${fieldIds}, ${holder}, ${few + 1}) as held_id`;

/**
 * In SQL, `found`: the first people of a list who hold some words. Few are found by their letters; of many everybody is looked at in order, which soon finds as
 * many as are shown (decision 0121). Postgres looks at one of the two ways alone. The few are read one by one by their key ("offset 0"): a plan that is kept
 * for any number of them would look through the whole list for each.
 */
export function foundByLetters(read: PeopleRead, { candidates, holds, id }: Holding): string {
  const count = "(select count(*) from sought)";
  const one = `select ${read.columns} from ${read.rows} and ${id} = held.held_id and ${holds} offset 0`;
  const held = `(select held_id from sought where ${count} <= ${few}) held cross join lateral (${one}) person_held`;
  const some = firstPeople({ ...read, columns: "person_held.*", rows: held });
  const all = firstPeople(read, `and ${holds} and ${count} > ${few}`);
  return `sought as materialized (${candidates}), found as ((${some}) union all (${all}))`;
}
