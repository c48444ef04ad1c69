import * as Y from "yjs";
import * as z from "zod/mini";
import type { RichMarks, RichRun } from "./draft.ts";
import { type Inline, Mark } from "./inline.ts";
import { inlinesFrom, marksOf } from "./inline-runs.ts";
import type { Kept } from "./moved-letters.ts";
import { deltaBetween } from "./rich-delta.ts";
import { letterMarks, type Marking, marksFrom } from "./rich-text.ts";

/** Which letters of a plain text have marks; those that are not named have none. In order, and none over another. */
export const MarkedRange = z.strictObject({
  from: z.int().check(z.gte(0)),
  to: z.int().check(z.gte(1)),
  marks: z.array(Mark).check(z.minLength(1), z.maxLength(letterMarks.length)),
});
export type MarkedRange = z.infer<typeof MarkedRange>;

/** A text of one line that is plain words to whoever does not ask for marks. */
export type MarkedWords = { readonly text: string; readonly marks?: readonly MarkedRange[] | undefined };

/** Marks that a line of plain words can have: it mentions nobody (decision 0047). */
const known: ReadonlySet<string> = new Set(letterMarks);
export const isLetterMark = (name: string) => known.has(name);

/** The words in pieces with the same marks; total, whatever the ranges say. */
export function runsOfWords({ text, marks = [] }: MarkedWords): RichRun[] {
  const runs: RichRun[] = [];
  let at = 0;
  const take = (to: number, own: RichMarks) => {
    const end = wholePair(text, Math.min(to, text.length));
    if (end > at) runs.push({ text: text.slice(at, end), marks: own });
    at = Math.max(at, end);
  };
  for (const { from, to, marks: own } of marks) {
    take(from, {});
    take(to, marksOf(own));
  }
  take(text.length, {});
  return runs;
}

/** No pair of letters that stand for one sign is cut. */
function wholePair(text: string, at: number): number {
  const isInside =
    /^[\udc00-\udfff]/.test(text.slice(at, at + 1)) && /[\ud800-\udbff]$/.test(text.slice(0, at));
  return isInside ? at - 1 : at;
}

export const inlinesOfWords = (words: MarkedWords): Inline[] => runsOfWords(words).flatMap(inlinesFrom);

/** The words of some letters, with their marks. */
export function cutWords({ text, marks = [] }: MarkedWords, from: number, end = text.length): MarkedWords {
  const to = wholePair(text, end);
  const inside = marks.flatMap((range) => {
    const [first, last] = [Math.max(range.from, from) - from, Math.min(range.to, to) - from];
    return first < last ? [{ ...range, from: first, to: last }] : [];
  });
  return wordsWith(text.slice(from, to), inside);
}

/** What is stored of words and their marks: nothing where there are none. */
export function wordsWith(text: string, marks: readonly MarkedRange[]): MarkedWords {
  return marks.length > 0 ? { text, marks } : { text };
}

/** Pieces as words and ranges, in their one form: neighbours with the same marks are one. */
export function wordsOfRuns(runs: readonly RichRun[]): {
  readonly text: string;
  readonly marks?: MarkedRange[];
} {
  const ranges: MarkedRange[] = [];
  let at = 0;
  for (const { text, marks: own } of runs) {
    const marks = publishedMarks(own);
    const last = ranges.at(-1);
    const to = at + text.length;
    if (last?.to === at && areSame(last.marks, marks)) last.to = to;
    else if (marks.length > 0 && to > at) ranges.push({ from: at, to, marks });
    at = to;
  }
  const text = runs.map((run) => run.text).join("");
  return ranges.length > 0 ? { text, marks: ranges } : { text };
}

const areSame = (one: readonly Mark[], other: readonly Mark[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** As they are published, in their order; a link that leads nowhere is none. */
function publishedMarks(own: RichMarks): Mark[] {
  const [inline] = inlinesFrom({ text: "x", marks: marksFrom(own) });
  return inline?.type === "text" ? (inline.marks ?? []) : [];
}

/** The ranges of a text of the draft; the one letter that no database keeps counts for nothing, as in its words. */
export function marksIn(text: Y.Text): MarkedRange[] {
  if (!isMarked(text)) return [];
  const runs = runsIn(text).map((run) => ({ ...run, text: run.text.replaceAll("\u0000", "") }));
  return wordsOfRuns(runs).marks ?? [];
}

/** Most plain texts have no marks: these are not taken to pieces. */
export function isMarked(text: Y.Text): boolean {
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat) return true;
  return false;
}

/** A plain text of the draft in pieces with the same marks. */
export function runsIn(text: Y.Text): RichRun[] {
  const runs: RichRun[] = [];
  let now: Marking = {};
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    const { content } = item;
    if (content instanceof Y.ContentFormat && isLetterMark(content.key))
      now = { ...now, [content.key]: content.value };
    if (content instanceof Y.ContentString) runs.push({ text: content.str, marks: marksFrom(now) });
  }
  return runs;
}

/** Writes words into an empty text. */
export function fillWords(text: Y.Text, words: MarkedWords): void {
  if (!words.marks) return text.insert(0, words.text);
  text.applyDelta(runsOfWords(words).map((run) => ({ insert: run.text, attributes: { ...run.marks } })));
}

/** Gives the letters of a text, which says these words already, their marks and no others. */
export function markWords(text: Y.Text, words: MarkedWords): void {
  const lines = (runs: readonly RichRun[]) => [{ look: {}, runs }];
  text.applyDelta([...deltaBetween(lines(runsIn(text)), lines(runsOfWords(words)))]);
}

/** Marks of letters that go into another text: each stands where its letter does; of a name that is spelled out all letters have them. */
export function marksKept(marks: readonly MarkedRange[], kept: readonly Kept[]): MarkedRange[] {
  const ranges = kept.flatMap(({ at, length, toAt, name }) =>
    marks.flatMap((range) => {
      const [from, to] = [Math.max(at, range.from), Math.min(at + length, range.to)];
      if (from >= to) return [];
      if (name !== undefined) return name > 0 ? [{ ...range, from: toAt, to: toAt + name }] : [];
      return [{ ...range, from: toAt + from - at, to: toAt + to - at }];
    }),
  );
  return ranges.reduce<MarkedRange[]>((whole, range) => {
    const last = whole.at(-1);
    if (last?.to === range.from && areSame(last.marks, range.marks)) last.to = range.to;
    else whole.push({ ...range });
    return whole;
  }, []);
}
