import { aligned } from "./alignment.ts";
import { type TextPiece, textPieces, wordsIn } from "./pieces-of-text.ts";

/** A passage as it was commented on: its block, its words, and those around it. */
export type Passage = {
  readonly widget: string;
  readonly quote: string;
  readonly before: string;
  readonly after: string;
};

export type BlockText = { readonly id: string; readonly text: string };

/** Where it stands by now, by the letters of a block. */
export type FoundPassage = { readonly block: string; readonly start: number; readonly end: number };

type Sought = {
  readonly quote: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
};
type Place = { readonly from: number; readonly to: number };

/**
 * Where a passage stands in a page that has been edited since: the same words, in its block before others; else, where words in it have
 * changed, what comes nearest to it between the same words around it. Null where it was removed (decision 0150).
 */
export function foundPassage(passage: Passage, blocks: readonly BlockText[]): FoundPassage | null {
  const sought = {
    quote: wordsIn(passage.quote),
    before: wordsIn(passage.before),
    after: wordsIn(passage.after),
  };
  if (sought.quote.length === 0) return null;
  const read = blocks.map(({ id, text }) => ({ id, pieces: textPieces(text) }));
  const own = read.filter(({ id }) => id === passage.widget);
  const others = read.filter(({ id }) => id !== passage.widget);
  return (
    firstOf(own, (words) => samePlace(sought, words, 1)) ??
    firstOf(own, (words) => nearPlace(sought, words)) ??
    firstOf(others, (words) => samePlace(sought, words, 2)) ??
    firstOf(others, (words) => movedPlace(sought, words))
  );
}

type Read = { readonly id: string; readonly pieces: readonly TextPiece[] };
type Found = (Place & { readonly worth: number }) | null;

/** In which of some blocks it stands best. */
function firstOf(blocks: readonly Read[], find: (words: readonly string[]) => Found): FoundPassage | null {
  let best: (FoundPassage & { worth: number }) | null = null;
  for (const { id, pieces } of blocks) {
    const found = find(pieces.map(({ word }) => word));
    const [first, last] = [pieces[found?.from ?? 0], pieces[(found?.to ?? 1) - 1]];
    if (!found || !first || !last || (best && best.worth >= found.worth)) continue;
    best = { block: id, start: first.start, end: last.end, worth: found.worth };
  }
  return best && { block: best.block, start: best.start, end: best.end };
}

/** The words themselves; few of them only where something around them is as it was: `least` words of that. */
function samePlace({ quote, before, after }: Sought, words: readonly string[], least: number): Found {
  let best: Found = null;
  for (let from = 0; from + quote.length <= words.length; from++) {
    if (words[from] !== quote[0] || !quote.every((word, at) => words[from + at] === word)) continue;
    const to = from + quote.length;
    const worth =
      runBefore(before, wordsBefore(words, from, before)) + runAfter(after, wordsAfter(words, to, after));
    const isAlone = words.length === quote.length || before.length + after.length === 0;
    if (quote.length < sure && worth < least && !isAlone) continue;
    if (!best || worth > best.worth) best = { from, to, worth };
  }
  return best;
}

/** So many words in a row are said by chance nowhere else. */
const sure = 3;

function runAfter(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, at) => word !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** Only as many words as are compared: a word may stand in a block a hundred thousand times. */
const wordsBefore = (words: readonly string[], at: number, { length }: readonly string[]) =>
  words.slice(Math.max(0, at - length), at);
const wordsAfter = (words: readonly string[], at: number, { length }: readonly string[]) =>
  words.slice(at, at + length);

const runBefore = (one: readonly string[], other: readonly string[]) =>
  runAfter([...one].reverse(), other.slice(-one.length).reverse());

/** Nearly the words, between those that stand around them. */
function nearPlace({ quote, before, after }: Sought, words: readonly string[]): Found {
  const [begin, end] = [before.length, before.length + quote.length];
  const found = aligned([...before, ...quote, ...after], { begin, end }, words);
  if (!found) return null;
  const { from, to, same, edits } = found;
  if (same > 0 && edits <= quote.length / 2) return { from, to, worth: same };
  // Of one or two words nothing may be left: then those around them say where they were.
  const around = Math.min(2, before.length) + Math.min(2, after.length);
  const kept =
    Math.min(2, runBefore(before, wordsBefore(words, from, before))) +
    Math.min(2, runAfter(after, wordsAfter(words, to, after)));
  const isReplaced =
    quote.length < sure && to - from <= quote.length + 1 && around >= sure && kept === around;
  return isReplaced ? { from, to, worth: kept } : null;
}

/** Nearly the words in another block, where what stands around them is another thing. */
function movedPlace({ quote }: Sought, words: readonly string[]): Found {
  if (quote.length <= sure) return null;
  const there = new Set(words);
  if (quote.filter((word) => there.has(word)).length < quote.length * closeness) return null;
  const found = aligned(quote, { begin: 0, end: quote.length }, words);
  return found && found.edits <= quote.length * (1 - closeness) ? { ...found, worth: found.same } : null;
}

const closeness = 0.75;
