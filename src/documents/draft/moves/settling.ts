import * as Y from "yjs";
import { readPart } from "#widgets/kit/draft-parts.ts";
import { isGone } from "#widgets/kit/letter-items.ts";
import { readMovesAnew } from "#widgets/kit/move-index.ts";
import { type Became, lastOf, letterByLetter, noteMove, placeOf } from "#widgets/kit/moved-letters.ts";
import type { RichMarks } from "#widgets/kit/draft.ts";
import { isLetterMark } from "#widgets/kit/marked-words.ts";
import { mentionLetter } from "#widgets/kit/mention.ts";
import { lineEnd, linesIn, type Marking } from "#widgets/kit/rich-text.ts";
import { isThere } from "../draft-widget.ts";
import { typeRoots } from "../roots.ts";
import { ownBehind, writtenBefore } from "#widgets/kit/letters-beside.ts";
import { signOf } from "./typed-words.ts";
import { isTypedOn, type Piece, type StrayWords, strayWordsBeside } from "./stray-words.ts";

/** Texts outside of paragraphs have limits, and no mentions; words that would not fit stay where they were typed. */
const plainMost = 500;

/** Of more texts in one change, and of more words in one text, it is not looked how they belong together. */
const orderedMost = 20;
/** Each round takes along the words that were typed beside those of the round before. */
const roundsMost = 2000;

/**
 * Takes stray words to the letters among which they were typed: as a move, so that what is still being typed there follows. A text
 * to which words of another come is settled before that, as these words go along with what leaves it.
 */
export function settleStray(draft: Y.Doc, stray: readonly StrayWords[]): void {
  const waiting = new Set(stray);
  const since = Y.getState(draft.store, draft.clientID);
  for (let round = 0; waiting.size > 0 && round < roundsMost; round++) {
    // What was settled just now says where its letters went.
    readMovesAnew(draft);
    const all = [...waiting];
    const next = (all.length <= orderedMost && all.find((each) => isReady(draft, each, all))) || all[0];
    if (!next) return;
    waiting.delete(next);
    const { text } = next;
    if (!settle(draft, next)) continue;
    readMovesAnew(draft);
    const pieces = strayWordsBeside(draft, text, since);
    if (pieces.length > 0) waiting.add({ text, pieces });
  }
}

function isReady(draft: Y.Doc, { text, pieces }: StrayWords, waiting: readonly StrayWords[]): boolean {
  const texts = new Set(waiting.map((each) => each.text));
  texts.delete(text);
  return pieces.every((piece) => {
    const home = homeOf(draft, piece);
    return !home || !texts.has(home.text);
  });
}

/** Gives whether any word was taken along, to another text or within its own. */
function settle(draft: Y.Doc, { text, pieces }: StrayWords): boolean {
  let isAnyTaken = false;
  let places = placesNow(text, pieces);
  let [gone, within] = [0, 0];
  let last: Settled | null = null;
  let stayed: Piece | null = null;
  for (const piece of pieces) {
    // Letters of a word come one by one.
    if ((stayed && isNextOf(stayed, piece)) || goesOnInPlace(draft, piece)) {
      stayed = piece;
      continue;
    }
    const at = (places.get(piece) ?? Number.NaN) - gone;
    const home: Home | null = goesOn(last, piece) ?? homeOf(draft, piece);
    const isSame: boolean = home?.text === text;
    const isPlaced: boolean = home !== null && isSame && (stands(home, piece, at) || within >= withinMost);
    stayed = isPlaced ? piece : null;
    last = home && !isPlaced && !Number.isNaN(at) ? takeAlong(draft, { text, at }, { piece, home }) : null;
    if (!last) continue;
    isAnyTaken = true;
    // Of a few it is known at once who typed what was brought along before.
    if (pieces.length <= orderedMost) readMovesAnew(draft);
    gone += piece.words.length;
    if (!isSame) continue;
    within++;
    gone = 0;
    places = placesNow(text, pieces);
  }
  return isAnyTaken;
}

/** Within one text so many words follow a line that went and came back; each costs a look at all its letters. */
const withinMost = 50;

/** Where pieces stand after words of other texts have come to theirs. */
function placesNow(text: Y.Text, pieces: readonly Piece[]): Map<Piece, number> {
  const byLetter = new Map(pieces.map((piece) => [`${piece.client}:${piece.clock}`, piece]));
  const places = new Map<Piece, number>();
  for (const [at, { client, clock }] of letterByLetter(text).entries()) {
    const piece = byLetter.get(`${client}:${clock}`);
    if (piece) places.set(piece, at);
  }
  return places;
}

/** A line can have gone and come back to another place of its text; only what stands in the right place stays. */
function stands({ at }: Home, { words }: Piece, now: number): boolean {
  return at >= now && at <= now + words.length;
}

type Settled = { readonly piece: Piece; readonly home: Home };

/** Words that were typed right behind others which have just been taken along. */
function goesOn(last: Settled | null, next: Piece): Home | null {
  if (!last || !isNextOf(last.piece, next)) return null;
  const { home, piece } = last;
  return hasRoom(home, next.words) ? { ...home, at: home.at + piece.words.length } : null;
}

/** Who writes on behind a letter of their own that stands where they wrote it stays there, whatever went that stood behind. */
function goesOnInPlace(draft: Y.Doc, piece: Piece): boolean {
  return piece.before !== null && isTypedOn(draft, piece) && !isGone(draft, piece.before);
}

function isNextOf({ client, clock, words }: Piece, { before }: Piece): boolean {
  return before?.client === client && before.clock === clock + words.length - 1;
}

function hasRoom({ text, isRich }: Pick<Home, "text" | "isRich">, words: string): boolean {
  return isRich || (text.length + words.length <= plainMost && !words.includes(mentionLetter));
}

/** Gives where the words are then. */
function takeAlong(
  draft: Y.Doc,
  { text, at }: { readonly text: Y.Text; readonly at: number },
  { piece, home }: Settled,
): Settled {
  const { length } = piece.words;
  const isSame = home.text === text;
  const isLast = at + length === text.length && piece.words.endsWith(lineEnd);
  // A plain text is one line, whose end is not written.
  const words = isLast && !home.isRich ? piece.words.slice(0, -1) : piece.words;
  insertAt(home, { ...piece, words });
  const from = isSame && home.at <= at ? at + length : at;
  const range = { from, to: from + length };
  const kept = [{ at: from, length: words.length, toAt: home.at }];
  // Who took the letters beside these away had seen neither these nor what was typed beside these.
  noteMove(draft, { from: text, to: home, range, kept: words === "" ? [] : kept, seen: [] });
  text.delete(from, length);
  return { piece, home: { ...home, at: isSame && home.at > at ? home.at - length : home.at } };
}

type Home = { readonly name: string; readonly text: Y.Text; readonly at: number; readonly isRich: boolean };

/**
 * Behind the letter that stood before them, if that is one of the same word, or went to where the one behind them is: what others wrote there meanwhile
 * stands between the two. Else before the one behind them, wherever that is now.
 */
function homeOf(draft: Y.Doc, piece: Piece): Home | null {
  const { before, behind, words } = piece;
  const [left, right] = [before && lastOf(draft, before), behind && lastOf(draft, behind)];
  const isBeside = isTypedOn(draft, piece) || behind === null || left?.part === right?.part;
  const isWord = !words.includes(lineEnd);
  const isLeft = left !== null && left.letter !== null && isBeside && !(isWord && isPast(draft, left, right));
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
  const past = isLeft
    ? ownBehind(draft, { left: became, right }, piece)
    : -writtenBefore(draft, became, piece);
  const index = found.index + past;
  return hasRoom({ text, isRich }, words)
    ? { name: became.part, text, at: endOf(became, index, isRich), isRich }
    : null;
}

/** A line end that came back stands behind the place where it was: what was typed behind it there stands before it now. */
function isPast(draft: Y.Doc, left: Became, right: Became | null): boolean {
  if (!left.letter || !right?.letter || left.part !== right.part) return false;
  if (signOf(draft, left.letter) !== lineEnd) return false;
  const [at, next] = [left, right].map(
    (each) => Y.createAbsolutePositionFromRelativePosition(placeOf(each, 0), draft)?.index ?? 0,
  );
  return (at ?? 0) >= (next ?? 0);
}

/** The end of a rich text is before the end of its last line. */
function endOf({ letter }: Became, index: number, isRich: boolean): number {
  return letter || !isRich ? index : Math.max(0, index - 1);
}

/** Marked words keep their marks, unmarked ones take those of the letter behind; a plain text has none and is one line. */
function insertAt({ text, at, isRich }: Home, { words, marks, look }: Piece): void {
  if (!isRich) return insertWords(text, at, { text: words.replaceAll(lineEnd, " "), marks });
  const own = Object.keys(marks).length > 0 ? marks : marksAt(text, at);
  let place = at;
  for (const letters of words.split(/(\n)/).filter((each) => each !== "")) {
    text.insert(place, letters, letters === lineEnd ? { ...look } : { ...own });
    place += letters.length;
  }
}

/** In one line of words they keep the marks that it can have, or take those of the letter before. */
function insertWords(
  text: Y.Text,
  at: number,
  { text: words, marks }: { text: string; marks: Marking },
): void {
  const own = Object.fromEntries(Object.entries(marks).filter(([name]) => isLetterMark(name)));
  if (Object.keys(own).length > 0) text.insert(at, words, own);
  else text.insert(at, words);
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
