import type * as Y from "yjs";
import type { RichText } from "./draft.ts";
import { keepNumbers } from "./list-numbers.ts";
import { marksKept, runsIn, runsOfWords, wordsOfRuns, wordsWith } from "./marked-words.ts";
import { moveLetters } from "./moved-letters.ts";
import { deltaBetween } from "./rich-delta.ts";
import { lineEnd, linesIn } from "./rich-text.ts";
import { plainWords, spelledLine } from "./spelled.ts";

/** A kind that is one text: it can go on in the text before it, and take in the one behind it. */
export type Flow = {
  /** The part of the draft that holds the text. */
  part(id: string): string;
  /** Of a kind that is one line of plain words: the most letters of it. Others have lines that end with a line feed. */
  readonly most?: number;
};

/** A widget whose kind is one text. */
export type FlowPlace = { readonly id: string; readonly flow: Flow };

/** The letter of the first text at which the two meet, and whether nothing is left of the second. */
export type Joined = { readonly at: number; readonly isUsedUp: boolean };

/** The letters that a text shows; the end of the last line is none of them. */
export function lettersOf(draft: Y.Doc, { id, flow }: FlowPlace): number {
  const text = draft.getText(flow.part(id)).toString();
  return flow.most === undefined && text.endsWith(lineEnd) ? text.length - 1 : text.length;
}

/**
 * A text goes on in the one before it, in its last line; in one line of words only its first line does, and the others stay. Letters
 * stay what they are, for carets and for whoever is typing among them. Null where the words would not fit. To be called inside the
 * person's own change, as everything here.
 */
export function joinFlows(draft: Y.Doc, before: FlowPlace, after: FlowPlace): Joined | null {
  const [to, from] = [draft.getText(before.flow.part(before.id)), draft.getText(after.flow.part(after.id))];
  const name = before.flow.part(before.id);
  const hasLines = after.flow.most === undefined;
  const first = { first: 0, last: 0, isCounted: false };
  const at = lettersOf(draft, before);
  if (before.flow.most !== undefined) {
    const lines = hasLines ? linesIn(from) : oneLine(from);
    const runs = lines[0]?.runs ?? [];
    const { text: words, kept } = plainWords(spelledLine(runs, draft));
    if (at + words.length > before.flow.most) return null;
    if (hasLines) keepNumbers(from, first);
    const said = wordsWith(words, marksKept(wordsOfRuns(runs).marks ?? [], kept));
    to.applyDelta([{ retain: at }, ...insertsOf(runsOfWords(said))]);
    const length = hasLines ? wordsOf(lines, 0).length + 1 : from.length;
    const range = { from: 0, to: Math.min(from.length, length) };
    moveLetters(draft, from, { range, name, kept: kept.map((each) => ({ ...each, toAt: at + each.toAt })) });
    return { at, isUsedUp: from.length === 0 };
  }
  if (hasLines) keepNumbers(from, first);
  takeIn(to, at, hasLines ? linesIn(from) : oneLine(from));
  const kept = [{ at: 0, length: from.length, toAt: at }];
  moveLetters(draft, from, { range: { from: 0, to: from.length }, name, kept });
  return { at, isUsedUp: true };
}

/** The lines of a text become the last of the one before it. False where one of the two has no lines. */
export function appendFlow(draft: Y.Doc, before: FlowPlace, after: FlowPlace): boolean {
  if (before.flow.most !== undefined || after.flow.most !== undefined) return false;
  const name = before.flow.part(before.id);
  const [to, from] = [draft.getText(name), draft.getText(after.flow.part(after.id))];
  const kept = [{ at: 0, length: from.length, toAt: to.length }];
  to.applyDelta([{ retain: to.length }, ...linesIn(from).flatMap(insertsOfLine)]);
  moveLetters(draft, from, { range: { from: 0, to: from.length }, name, kept });
  return true;
}

/**
 * Writes lines into the last line of a text, behind its end, which then goes: whoever is typing there stands before that end, and so do
 * their next letters.
 */
function takeIn(to: Y.Text, at: number, [first, ...others]: RichText): void {
  const look = linesIn(to).at(-1)?.look ?? {};
  const lines = [{ look, runs: first?.runs ?? [] }, ...others];
  const end = to.length;
  to.applyDelta([{ retain: end }, ...lines.flatMap(insertsOfLine)]);
  to.delete(at, end - at);
}

function oneLine(text: Y.Text): RichText {
  return [
    { look: {}, runs: runsIn(text).map((run) => ({ ...run, text: run.text.replaceAll(lineEnd, " ") })) },
  ];
}

const insertsOfLine = ({ look, runs }: Omit<RichText[number], "isOpen">) => [
  ...insertsOf(runs),
  { insert: lineEnd, attributes: { ...look } },
];

const insertsOf = (runs: RichText[number]["runs"]) =>
  runs.map(({ text, marks }) => ({ insert: text, attributes: { ...marks } }));

function wordsOf(lines: RichText, number: number): string {
  return (lines[number]?.runs ?? []).map(({ text }) => text).join("");
}

/** Takes letters out of a text; the end of its last line stays. What is left of the lines stands where the first of them stood. */
export function deleteLetters(
  draft: Y.Doc,
  place: FlowPlace,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const end = Math.min(to, lettersOf(draft, place));
  if (end <= from) return;
  const text = draft.getText(place.flow.part(place.id));
  if (place.flow.most === undefined) keepLook(text, { from, to: end });
  text.delete(from, end - from);
}

/** The line in which a cut ends gets the look of the one in which it begins: that is the line that goes on. */
function keepLook(text: Y.Text, { from, to }: { readonly from: number; readonly to: number }): void {
  const words = text.toString();
  const lineOf = (letter: number) => words.slice(0, letter).split(lineEnd).length - 1;
  const [first, last] = [lineOf(from), lineOf(to)];
  const lines = linesIn(text);
  const look = lines[first]?.look;
  if (first === last || !look) return;
  const standing = lines.map((line, number) => (number === last ? { ...line, look } : line));
  text.applyDelta([...deltaBetween(lines, standing)]);
}
