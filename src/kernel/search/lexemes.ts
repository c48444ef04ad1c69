import { neighbours } from "./typing-slips.ts";
import { wordsOf } from "./words.ts";

/**
 * What a search document holds besides plain words. Each namespace begins with a sign that no word contains, so
 * one index answers all of them:
 * `=fog` a word of the title, `~isibility` the inside of one, `?visiblity` one with a letter left out (for typos),
 * `@jelle` a word of a person.
 */
export const signs = { title: "=", inside: "~", near: "?", person: "@" } as const;

/** Words of the body that are kept, counted from the beginning; a book beyond them is found by its first chapters. */
const bodyMost = 30_000;
/** A word that occurs more often counts as often as this in the order of results. */
const countMost = 4;

/** The search document of a page: a Postgres tsvector in its text form. */
export function pageVector(page: { readonly title: string; readonly body: string }): string {
  const title = wordsOf(page.title).slice(0, 60);
  const marks = new Map<string, string[]>();
  for (const word of title) mark(marks, word, "A");
  for (const word of wordsOf(page.body).slice(0, bodyMost)) mark(marks, word, "");
  for (const word of title) for (const lexeme of titleLexemes(word)) marks.set(lexeme, []);
  return written(marks);
}

/** The search document of a person. */
export function personVector(words: string): string {
  const marks = new Map<string, string[]>();
  for (const word of wordsOf(words)) marks.set(signs.person + word, []);
  return written(marks);
}

function titleLexemes(word: string): string[] {
  const letters = Array.from(word);
  const insides = letters.slice(1, -1).map((_, at) => signs.inside + letters.slice(at + 1).join(""));
  return [signs.title + word, ...insides, ...neighbours(word).map((near) => signs.near + near)];
}

function mark(marks: Map<string, string[]>, word: string, weight: string): void {
  const places = marks.get(word);
  if (!places) marks.set(word, [`1${weight}`]);
  else if (places.length < countMost) places.push(`${places.length + 1}${weight}`);
}

function written(marks: ReadonlyMap<string, readonly string[]>): string {
  return [...marks]
    .map(([lexeme, places]) => (places.length > 0 ? `'${lexeme}':${places.join(",")}` : `'${lexeme}'`))
    .join(" ");
}
