import { wordsOf } from "./words.ts";

/** Words typed that are looked at. */
const askedMost = 8;
/** Names that the database gives, before it is looked at here how exactly their words begin. */
export const namedMost = 200;

/** The words that names are looked for by; none for an empty text. */
export function askedOf(typed: string): readonly string[] {
  return wordsOf(typed).slice(0, askedMost);
}

/** Whether the name holds a word that begins so for each of the words asked. */
export function isAsked(name: string, asked: readonly string[]): boolean {
  const words = wordsOf(name);
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}

/** What `mayBeAsked` takes as its second value. */
export function patternsOf(asked: readonly string[]): string[] {
  return asked.map((word) => (/^[a-z0-9]/.test(word) ? `(^|[^a-z0-9])${word}` : word));
}

/**
 * In SQL, whether a name may be one that is asked for: no name that `isAsked` takes is left out, and few that it does not are let
 * through. `key` is the column of its name key, `patterns` the value from `patternsOf`.
 */
export function mayBeAsked(key: string, patterns: string): string {
  return `not exists (select from unnest(${patterns}::text[]) as asked (pattern) where (${foldedKey(key)}) !~ asked.pattern)`;
}

/** As `folded` has it, which takes more letters apart than the key that names are sorted by; of names in ASCII there are none. */
function foldedKey(key: string): string {
  const folded = ["ß,ss", "æ,ae", "œ,oe", "þ,th"].reduce(
    (name, letters) => `replace(${name}, '${letters.replace(",", "', '")}')`,
    `translate(${key}, 'øđðłı', 'oddli')`,
  );
  return `case when octet_length(${key}) = length(${key}) then ${key} else ${folded} end`;
}
