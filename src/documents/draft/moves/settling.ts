import * as Y from "yjs";
import { readPart } from "#widgets/kit/draft-parts.ts";
import { type Became, lastOf, noteMove, placeOf } from "#widgets/kit/moved-letters.ts";
import type { RichMarks } from "#widgets/kit/draft.ts";
import { lineEnd, linesIn } from "#widgets/kit/rich-text.ts";
import { isThere } from "../draft-widget.ts";
import { typeRoots } from "../roots.ts";
import type { Piece, StrayWords } from "./stray-words.ts";

/** Texts outside of paragraphs have limits; words that would not fit stay where they were typed. */
const plainMost = 500;

/**
 * Takes stray words to the letters among which they were typed: as a move, so that what is still being typed there follows.
 */
export function settleStray(draft: Y.Doc, stray: readonly StrayWords[]): void {
  for (const { text, pieces } of stray) {
    let gone = 0;
    let last: Settled | null = null;
    for (const piece of pieces) {
      const home: Home | null = goesOn(last, piece) ?? homeOf(draft, piece);
      last = home && home.text !== text ? { piece, home } : null;
      if (!last) continue;
      takeAlong(draft, { text, at: piece.at - gone }, last);
      gone += piece.words.length;
    }
  }
}

type Settled = { readonly piece: Piece; readonly home: Home };

/** Words that were typed right behind others which have just been taken along. */
function goesOn(last: Settled | null, { before, words }: Piece): Home | null {
  if (!last || !before) return null;
  const { piece, home } = last;
  const { length } = piece.words;
  const isNext = before.client === piece.client && before.clock === piece.clock + length - 1;
  return isNext && hasRoom(home, words) ? { ...home, at: home.at + length } : null;
}

function hasRoom({ text, isRich }: Pick<Home, "text" | "isRich">, words: string): boolean {
  return isRich || text.length + words.length <= plainMost;
}

function takeAlong(
  draft: Y.Doc,
  { text, at }: { readonly text: Y.Text; readonly at: number },
  { piece, home }: Settled,
): void {
  const { length } = piece.words;
  insertAt(home, piece);
  const range = { from: at, to: at + length };
  noteMove(draft, { from: text, to: home, range, kept: [{ at, length, toAt: home.at }] });
  text.delete(at, length);
}

type Home = { readonly name: string; readonly text: Y.Text; readonly at: number; readonly isRich: boolean };

/**
 * Behind the letter that stood before them, if that went to where the one behind them is: what others wrote there meanwhile
 * stands between the two. Else before the one behind them, wherever that is now.
 */
function homeOf(draft: Y.Doc, { before, behind, words }: Piece): Home | null {
  const [left, right] = [before && lastOf(draft, before), behind && lastOf(draft, behind)];
  const isLeft = left !== null && left.letter !== null && (behind === null || left.part === right?.part);
  const became = isLeft ? left : right;
  const part = became && readPart(became.part);
  if (!became || !part || !isThere(draft, part.id) || (part.holds !== "rich" && part.holds !== "text"))
    return null;
  typeRoots(draft, [became.part]);
  const text = draft.getText(became.part);
  const place = placeOf(became, isLeft ? -1 : 0);
  const found = Y.createAbsolutePositionFromRelativePosition(place, draft);
  if (found?.type !== text) return null;
  const isRich = part.holds === "rich";
  return hasRoom({ text, isRich }, words)
    ? { name: became.part, text, at: endOf(became, found.index, isRich), isRich }
    : null;
}

/** The end of a rich text is before the end of its last line. */
function endOf({ letter }: Became, index: number, isRich: boolean): number {
  return letter || !isRich ? index : Math.max(0, index - 1);
}

/** Marked words keep their marks, unmarked ones take those of the letter behind; a plain text has none and is one line. */
function insertAt({ text, at, isRich }: Home, { words, marks, look }: Piece): void {
  if (!isRich) return text.insert(at, words.replaceAll(lineEnd, " "));
  const own = Object.keys(marks).length > 0 ? marks : marksAt(text, at);
  let place = at;
  for (const letters of words.split(/(\n)/).filter((each) => each !== "")) {
    text.insert(place, letters, letters === lineEnd ? { ...look } : { ...own });
    place += letters.length;
  }
}

function marksAt(text: Y.Text, at: number): RichMarks {
  let left = at;
  for (const { runs } of linesIn(text)) {
    for (const run of runs) {
      if (left < run.text.length) return run.marks;
      left -= run.text.length;
    }
    if (left === 0) return {};
    left--;
  }
  return {};
}
