import type * as Y from "yjs";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import type { Flow } from "#widgets/kit/flow.ts";
import {
  type StyleName,
  type StyleValue,
  styleAttributes,
  styleNames,
  styleValue,
} from "#widgets/kit/letter-styles.ts";
import { type Extent, extentOf } from "#widgets/kit/mark-states.ts";
import { letterMarks, lineEnd, linkIn } from "#widgets/kit/rich-text.ts";
import type { StylesNow } from "#widgets/kit/set-style.ts";

/** Letters of a text of the draft; to its end where `to` is left out. */
export type MarkedRange = { readonly text: Y.Text; readonly from: number; readonly to?: number };

type Mark = (typeof letterMarks)[number];
/** Words in a row with the same marks; ends of lines and blanks have none that matter. */
type Piece = {
  readonly text: Y.Text;
  readonly at: number;
  readonly words: string;
  readonly marks: Readonly<Record<string, unknown>>;
};

/** All words of a widget that can have marks: a text, a heading, each cell of a table. */
export function rangesOfWidget(
  draft: Y.Doc,
  { id, flow }: { readonly id: string; readonly flow: Flow | null },
): MarkedRange[] {
  const rich = (partsOf(draft).get(id) ?? []).filter(({ holds }) => holds === "rich").map(({ name }) => name);
  const names = new Set(flow ? [flow.part(id), ...rich] : rich);
  return [...names].map((name) => ({ text: draft.getText(name), from: 0 }));
}

/** Gives all these words a mark; takes it from them where all have it already, as word processors do. */
export function toggleMark(ranges: readonly MarkedRange[], mark: Mark): void {
  const pieces = ranges.flatMap(piecesIn);
  const isOn = pieces.every(({ words, marks }) => words.trim() === "" || Object.hasOwn(marks, mark));
  for (const { text, at, words } of pieces) text.format(at, words.length, { [mark]: isOn ? null : true });
}

/** Gives all these words a font, a size or a colour; null takes it from them. */
export function setStyle(ranges: readonly MarkedRange[], name: StyleName, value: StyleValue | null): void {
  const mark = value === null ? null : styleAttributes(name, value);
  for (const { text, at, words } of ranges.flatMap(piecesIn)) text.format(at, words.length, { [name]: mark });
}

/** Has all these words lead to one address; null has them lead nowhere. */
export function setLink(ranges: readonly MarkedRange[], href: string | null): void {
  const link = href === null ? null : { href };
  for (const { text, at, words } of ranges.flatMap(piecesIn)) text.format(at, words.length, { link });
}

/** Where all these words lead; null where that is nowhere, or not one address. */
export function linkOn(ranges: readonly MarkedRange[]): string | null {
  const found = new Set(ranges.flatMap(seenIn).map(({ marks }) => linkIn(marks["link"])?.href ?? null));
  return found.size > 1 ? null : ([...found][0] ?? null);
}

/** The font, size and colour that all these words have. */
export function stylesOn(ranges: readonly MarkedRange[]): StylesNow {
  const pieces = ranges.flatMap(seenIn);
  return Object.fromEntries(
    styleNames.map((name) => {
      const found = new Set(pieces.map(({ marks }) => styleValue(name, marks[name])));
      return [name, found.size > 1 ? undefined : ([...found][0] ?? null)];
    }),
  );
}

/** How many of these words have each mark. */
export function marksOn(ranges: readonly MarkedRange[]): Readonly<Record<string, Extent>> {
  const pieces = ranges.flatMap(seenIn);
  return Object.fromEntries(
    letterMarks.map((mark) => [mark, extentOf(pieces, ({ marks }) => Object.hasOwn(marks, mark))]),
  );
}

/** Takes all marks from these words. Where they lead to is no formatting. */
export function clearMarks(ranges: readonly MarkedRange[]): void {
  const none = Object.fromEntries(letterMarks.filter((mark) => mark !== "link").map((mark) => [mark, null]));
  for (const { text, at, words } of ranges.flatMap(piecesIn)) text.format(at, words.length, none);
}

/** Whether there are words that a mark would be seen on. */
export function holdWords(ranges: readonly MarkedRange[]): boolean {
  return ranges.some((range) => seenIn(range).length > 0);
}

const seenIn = (range: MarkedRange) => piecesIn(range).filter(({ words }) => words.trim() !== "");

function piecesIn({ text, from, to = text.length }: MarkedRange): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { insert, attributes } of text.toDelta() as { insert: unknown; attributes?: Piece["marks"] }[]) {
    const letters = typeof insert === "string" ? insert : " ";
    const marks = attributes ?? {};
    for (const { 0: words, index } of letters.matchAll(new RegExp(`[^${lineEnd}]+`, "g"))) {
      const [start, end] = [Math.max(at + index, from), Math.min(at + index + words.length, to)];
      const held = words.slice(start - at - index, Math.max(0, end - at - index));
      if (end > start) pieces.push({ text, at: start, words: held, marks });
    }
    at += letters.length;
  }
  return pieces;
}
