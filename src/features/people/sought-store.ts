import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

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
      const known = `or person.id in (select known.person_id from profile_value known
        where known.site_id = $1 and known.field_id = any($${from}::bigint[]) and known.sought ${holds})`;
      // Without fields their place is given all the same.
      return `and (person.sought ${holds} ${fieldIds.length > 0 ? known : `and $${from}::bigint[] is not null`})`;
    })
    .join(" ");

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

type Holding = {
  /** The subsite that they are in; 0 for the whole site. */
  readonly area: string;
  /** The value of `holdersOf`. */
  readonly holders: string;
  /** The columns that hold the number of a person, and what is searched of them. */
  readonly id: string;
  readonly text: string;
  /** A statement that gives the first of those of whom a condition holds. */
  readonly first: (condition: string) => string;
};

/**
 * In SQL, `found`: the first of those who hold some words. Few are found by their letters; of many everybody is looked at in order, which soon finds as many as
 * are shown (decision 0121). Postgres looks at one of the two ways alone.
 */
export function foundByLetters({ area, holders, id, text, first }: Holding): string {
  const count = "(select count(*) from sought)";
  const some = first(`and ${id} = any(array(select id from sought)) and ${count} <= ${few}`);
  const all = first(`and ${text} like all(${holders}) and ${count} > ${few}`);
  return `sought as materialized (select id from people_holding(${area}, ${holders}, ${few + 1}) as id),
    found as ((${some}) union all (${all}))`;
}
