import { readOnce } from "../read-once.ts";
import { wordsOf } from "./words.ts";

/** Words typed that are looked at. */
const askedMost = 8;
/** Names that the database gives, before it is looked at here how exactly their words begin. */
const namedMost = 200;

/** Names that are read beside those wanted, for those that are not quite asked for: where words are of 26 letters and digits there are none. */
const spare = 4;
const isPlain = (word: string) => /^[a-z0-9]+$/.test(word);

/** The words that names are looked for by; none for an empty text. */
export function askedOf(typed: string): readonly string[] {
  return wordsOf(typed).slice(0, askedMost);
}

/** Names come again with every letter that somebody types. */
const wordsOfName = readOnce(wordsOf, 2000);

/** Whether the name holds a word that begins so for each of the words asked. */
export function isAsked(name: string, asked: readonly string[]): boolean {
  const words = wordsOfName(name);
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}

/** What is looked for along the index of where words begin, the longest word asked, and the others. */
export function soughtOf(asked: readonly string[]): {
  readonly sought: string;
  readonly others: readonly string[];
} {
  const [sought = "", ...others] = asked.toSorted((a, b) => b.length - a.length);
  return { sought, others };
}

/**
 * Of what `read` gives by name, at most as many as it is told, the first whose names are asked for. The database may let others through: only where these
 * leave too few are more of them read.
 */
export async function findNamed<Row extends { readonly name: string }>(
  asked: readonly string[],
  most: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  if (asked.length === 0) return [];
  const few = asked.every(isPlain) ? most : most + spare;
  const rows = await read(few);
  const found = rows.filter(({ name }) => isAsked(name, asked)).slice(0, most);
  if (found.length === most || rows.length < few) return found;
  return (await read(namedMost)).filter(({ name }) => isAsked(name, asked)).slice(0, most);
}

/**
 * In SQL, the numbers and keys of the names that may be asked for in a subsite, by name: `words` is the table of where their words begin, `id` its
 * column of numbers. Values: $1 the site, $2 the subsite, $3 and $4 what is sought and the others (`soughtOf`). No name that `isAsked` takes is left out, and
 * few that it does not are let through.
 */
export function named(words: string, id: string, isAlone: boolean): string {
  return `select word.name_key, word.${id} as id from ${words} word
     where word.site_id = $1 and word.subsite_id = $2 and word.begins >= $3 and word.begins < $3 || chr(1114111)
       and ${isAlone ? "cardinality($4::text[]) = 0" : mayBeAsked("word.name_key", "$4")}
     group by word.name_key, word.${id} order by word.name_key, word.${id}`;
}

/**
 * In SQL, whether a name may be one that is asked for: no name that `isAsked` takes is left out, and few that it does not are let
 * through. `key` is the column of its name key, `asked` the value from `askedOf`. Nearly all names hold the letters nowhere, which is
 * seen in a fifth of the time; only of the others it is asked whether a word begins there.
 */
export function mayBeAsked(key: string, asked: string): string {
  const name = foldedKey(key);
  return `${name} like all (array(select '%' || word || '%' from unnest(${asked}::text[]) as asked (word)))
    and not exists (select from unnest(${asked}::text[]) as asked (word)
      where ${name} !~ (case when word ~ '^[a-z0-9]' then '(^|[^a-z0-9])' else '' end || word))`;
}

/** As `folded` has it, which takes more letters apart than the key that names are sorted by; of names in ASCII there are none. */
function foldedKey(key: string): string {
  const folded = ["ß,ss", "æ,ae", "œ,oe", "þ,th"].reduce(
    (name, letters) => `replace(${name}, '${letters.replace(",", "', '")}')`,
    `translate(${key}, 'øđðłı', 'oddli')`,
  );
  return `(case when octet_length(${key}) = length(${key}) then ${key} else ${folded} end)`;
}
