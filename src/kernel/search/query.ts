import { signs } from "./lexemes.ts";
import { neighbours } from "./typing-slips.ts";
import { folded, wordsOf } from "./words.ts";

/** What is asked of the index, best kind of hit first; the next one is asked while there is room. */
export type SearchStep = { readonly query: string; readonly weight: number };
export type SearchPlan = {
  /** Titles that begin with this stand above all (compared with the page's `title_key`). */
  readonly start: string;
  readonly steps: readonly SearchStep[];
  /** Orders hits of one step by how often and where the words stand. */
  readonly ranking: string;
};

const wordsMost = 8;
/** Shorter beginnings are looked for in titles only: in bodies they would match nearly every page. */
const bodyPrefixLeast = 3;

/** The last word counts as the beginning of a word, since people are still typing it. Null when nothing was asked. */
export function pageSearch(asked: string): SearchPlan | null {
  const words = wordsOf(asked).slice(0, wordsMost);
  if (words.length === 0) return null;
  const body = every(words, (word, isLast) => one("", word, isLast && isLongEnough(word)));
  const steps = [
    { weight: 3, query: every(words, (word, isLast) => one(signs.title, word, isLast)) },
    { weight: 1, query: body },
  ];
  const inner = words.filter((word) => word.length >= bodyPrefixLeast || /[^\u0000-\u024f]/.test(word));
  if (inner.length === words.length)
    steps.push({
      weight: 0.5,
      query: every(words, (word) => `(${one(signs.title, word, true)} | ${one(signs.inside, word, true)})`),
    });
  const near = words.map(neighbours);
  if (near.every((each) => each.length > 0))
    steps.push({
      weight: 0.25,
      query: near
        .map((each) => `(${each.map((word) => one(signs.near, word, false)).join(" | ")})`)
        .join(" & "),
    });
  return { start: folded(asked).replace(/\s+/g, " ").trim(), steps, ranking: body };
}

/** People are found by the beginnings of all words typed. */
export function personSearch(asked: string): string | null {
  const words = wordsOf(asked).slice(0, wordsMost);
  return words.length === 0 ? null : every(words, (word) => one(signs.person, word, true));
}

function every(words: readonly string[], term: (word: string, isLast: boolean) => string): string {
  return words.map((word, at) => term(word, at === words.length - 1)).join(" & ");
}

function one(sign: string, word: string, asBeginning: boolean): string {
  return `'${sign}${word}'${asBeginning ? ":*" : ""}`;
}

function isLongEnough(word: string): boolean {
  return word.length >= bodyPrefixLeast || /[^\u0000-\u024f]/.test(word);
}
