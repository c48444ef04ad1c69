import * as Y from "yjs";
import { isAlign } from "./line-sides.ts";
import type { LineLook, RichLine, RichMarks, RichRun, RichText } from "./draft.ts";
import { startFrom } from "./list-start.ts";
import { isStyleName, readStyle } from "./letter-styles.ts";
import { mentionFrom, mentionLetter, piecesOf } from "./mention.ts";

/**
 * A rich text of the draft is one text. Each line ends with a line feed, and the marks on that say where the line stands: so a
 * line is cut by one letter, and no letter is written anew when it is listed, quoted or joined (decision 0040).
 */
export const lineEnd = "\n";

/** The marks that letters have, the innermost first. */
export const letterMarks = [
  "colour",
  "bold",
  "italic",
  "underline",
  "strike",
  "highlight",
  "code",
  "font",
  "size",
  "link",
] as const;
/** What is said of the letter that stands for a mention; of any other it says nothing. */
export const mentionMark = "mention";
export const lookMarks = ["list", "level", "apart", "start", "style", "align"] as const;
const known: ReadonlySet<string> = new Set([...letterMarks, mentionMark, ...lookMarks]);

/** Whether somebody can have set a mark to this; null takes one away. */
export function isMark(name: string, value: unknown): boolean {
  if (value === null) return known.has(name);
  if (isStyleName(name)) return readStyle(name, value) !== null;
  if (name === "start") return startFrom(value) !== null;
  if (name !== "align" && name !== mentionMark) return known.has(name);
  return name === "align" ? isAlign(value) : mentionFrom(value) !== null;
}

/** What stands on a letter, or on the end of a line, by name. */
export type Marking = Readonly<Record<string, unknown>>;

/** Total: whatever two people did at once, or somebody sent on purpose, is read as lines; there is always one. */
export function linesIn(text: Y.Text): RichText {
  const reading = lineReading();
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    const { content } = item;
    if (content instanceof Y.ContentFormat) reading.mark(content.key, content.value);
    if (content instanceof Y.ContentString) reading.say(content.str);
  }
  return reading.lines();
}

/** Reads lines from letters and marks in their order. */
function lineReading() {
  const now = new Map<string, unknown>();
  const lines: RichLine[] = [];
  let runs: RichRun[] = [];
  let marks: RichMarks = {};
  const endLine = (look: LineLook) => {
    lines.push({ look, runs: runs.map(wellFormed) });
    runs = [];
  };
  const add = (words: string, own = marks) => {
    const last = runs.at(-1);
    if (words === "") return;
    if (last && isSame(last.marks, own)) runs[runs.length - 1] = { ...last, text: last.text + words };
    else runs.push({ text: words, marks: own });
  };
  const addMarked = (words: string) => {
    if (!marks[mentionMark]) return add(words);
    const { [mentionMark]: _, ...others } = marks;
    for (const piece of piecesOf(words, true)) add(piece, piece === mentionLetter ? marks : others);
  };
  return {
    mark(key: string, value: unknown): void {
      if (!known.has(key)) return;
      now.set(key, value);
      marks = marksFrom(Object.fromEntries(now));
    },
    say(words: string): void {
      const [first = "", ...others] = words.split(lineEnd);
      addMarked(first);
      for (const each of others) {
        endLine(lookFrom(Object.fromEntries(now)));
        addMarked(each);
      }
    },
    lines(): RichText {
      if (runs.length > 0 || lines.length === 0) endLine({});
      return lines;
    },
  };
}

/** Two people's cuts can leave half of a pair; it has the size of what stands for it. */
function wellFormed(run: RichRun): RichRun {
  return run.text.isWellFormed() ? run : { ...run, text: run.text.toWellFormed() };
}

/** Writes lines into an empty text. */
export function fillText(text: Y.Text, lines: RichText): void {
  text.applyDelta(
    lines.flatMap(({ look, runs, isOpen }) => [
      ...runs.map(({ text: words, marks }) => ({ insert: words, attributes: { ...marks } })),
      ...(isOpen ? [] : [{ insert: lineEnd, attributes: { ...look } }]),
    ]),
  );
}

/** The marks of letters among others; what is none, or says nothing, falls away. */
export function marksFrom(marking: Marking): RichMarks {
  const marks: Record<string, RichMarks[string]> = {};
  for (const name of letterMarks) {
    const value = marking[name] ?? null;
    if (value === null) continue;
    const said = isStyleName(name) ? readStyle(name, value) : name === "link" ? linkIn(value) : true;
    if (said !== null) marks[name] = said;
  }
  const mention = mentionFrom(marking[mentionMark]);
  if (mention) marks[mentionMark] = mention;
  return marks;
}

/** Where a mark of links leads; null for what is none. */
export function linkIn(value: unknown): { readonly href: string } | null {
  const { href } = Object(value) as { readonly href?: unknown };
  return typeof href === "string" ? { href } : null;
}

/** Lists within lists that people still follow; deeper ones are shown at this depth. */
export const deepestList = 6;

export function lookFrom({ list, level, apart, start, style, align }: Marking): LineLook {
  const isList = list === "bullet" || list === "number" || list === "more";
  const number = list === "number" ? startFrom(start) : null;
  const depth = typeof level === "number" ? Math.max(1, Math.min(deepestList, Math.floor(level) || 1)) : 1;
  return {
    ...(isList ? { list } : {}),
    ...(isList && depth > 1 ? { level: depth } : {}),
    ...(isList && list !== "more" && apart === true ? { apart } : {}),
    ...(number === null ? {} : { start: number }),
    ...(style === "quote" || style === "note" ? { style } : {}),
    ...(isAlign(align) ? { align } : {}),
  };
}

/** Whether two markings say the same. */
export function isSame(one: Marking, other: Marking): boolean {
  if (one === other) return true;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
