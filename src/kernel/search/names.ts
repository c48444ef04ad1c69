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
