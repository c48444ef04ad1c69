import * as Y from "yjs";
import { movesPart, readPart } from "#widgets/kit/draft-parts.ts";
import { isOfTab, itemOf } from "#widgets/kit/letter-items.ts";
import { holds, typedAs } from "#widgets/kit/letters-beside.ts";
import { type Letter, readMovesAnew } from "#widgets/kit/move-index.ts";
import { cameFrom, hadSeen, letterByLetter, noteMove } from "#widgets/kit/moved-letters.ts";
import { nameOfRoot } from "../roots.ts";
import {
  asTyped,
  isInOneGo,
  isOfWord,
  isSame,
  letterNow,
  originOf,
  signOf,
  typedBefore,
} from "./typed-words.ts";

/** So many words of one text are put together again with one change. */
const mendedMost = 20;
/** Letters that came with one change and were taken there from elsewhere: of so many it is looked whether their words are whole. */
const broughtMost = 2000;
/** So many letters are brought along with the last of a part; and so many runs of letters stand between two parts. */
const broughtAlongMost = 300;
const lookedMost = 100;
/** Words are brought along a few times. */
const hopsMost = 5;
/** Texts outside of paragraphs have limits. */
const plainMost = 500;

/** Two letters that were typed one behind the other, as they were typed and as they are now. */
type Pair = {
  readonly before: Letter;
  readonly typed: Letter;
  readonly end: Letter;
  readonly rest: Letter;
};

/**
 * Puts words together again that were typed in one go and that nobody has parted who had seen them: lines were broken, turned and joined
 * while their letters were under way. The first part comes to the rest, where their writer goes on. To be called inside of the change that
 * settles another one, when all else is in its place; `since` is how much of each browser was there before.
 */
export function mendParted(draft: Y.Doc, texts: Iterable<unknown>, since: ReadonlyMap<number, number>): void {
  if (draft.getMap(movesPart).size === 0) return;
  for (const text of new Set(texts)) {
    if (!(text instanceof Y.Text) || !holdsWords(text)) continue;
    for (let mended = 0; mended < mendedMost; mended++) {
      readMovesAnew(draft);
      const pair = partedIn(draft, text, since);
      if (!pair || !bringTogether(draft, text, pair)) break;
    }
  }
}

function holdsWords(text: Y.Text): boolean {
  const held = holdsOf(text);
  return held === "rich" || held === "text";
}

function holdsOf(text: Y.Text): string | null {
  const name = nameOfRoot(text);
  return name === null ? null : (readPart(name)?.holds ?? null);
}

function partedIn(draft: Y.Doc, text: Y.Text, since: ReadonlyMap<number, number>): Pair | null {
  let left: Letter | null = null;
  let brought = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const { client, clock } = item.id;
    // Within a run that somebody typed, words are whole.
    const isBrought = clock >= (since.get(client) ?? 0) && cameFrom(draft, item.id) !== null;
    const looked = isBrought && brought < broughtMost ? item.length : 1;
    brought += isBrought ? looked : 0;
    for (let offset = 0; offset < looked; offset++) {
      const rest = { client, clock: clock + offset };
      const pair = partedAt(draft, rest, left);
      if (pair) return pair;
      left = rest;
    }
    left = { client, clock: item.lastId.clock };
  }
  return null;
}

/** The pair that a letter ends, if the letter before it stands elsewhere now and nobody has parted the two. */
function partedAt(draft: Y.Doc, rest: Letter, left: Letter | null): Pair | null {
  if (!isOfWord(signOf(draft, rest))) return null;
  const typed = typedAs(draft, rest);
  const before = isOfTab(typed.client) ? typedBefore(draft, typed) : null;
  const end = before && letterNow(draft, before);
  if (
    !before ||
    !end ||
    !isOfWord(signOf(draft, end)) ||
    isSame(end, left) ||
    isSame(asTyped(draft, left), before)
  )
    return null;
  const pair = { before, typed, end, rest };
  const isOneWord =
    isSame(originOf(draft, typed), before) || (!isUntouched(draft, pair) && isInOneGo(draft, before, typed));
  return isOneWord && !isPartedByHand(draft, pair) ? pair : null;
}

/** Both stand where they were typed: nobody has moved anything, and their writer may have begun anew beside them. */
function isUntouched(draft: Y.Doc, { before, typed, end, rest }: Pair): boolean {
  const isInOneText = itemOf(draft, end)?.parent === itemOf(draft, rest)?.parent;
  return isInOneText && isSame(end, before) && isSame(rest, typed);
}

function isPartedByHand(draft: Y.Doc, pair: Pair): boolean {
  return isCutAt(draft, pair.rest, pair) || isCutAt(draft, pair.end, pair) || isWrittenBetween(draft, pair);
}

/** Whether somebody moved a letter who had seen both. */
function isCutAt(draft: Y.Doc, letter: Letter, { before, typed }: Pair): boolean {
  let at = letter;
  for (let hop = 0; hop < hopsMost; hop++) {
    const from = cameFrom(draft, at);
    if (!from) return false;
    if (hadSeen(from.move, before) && hadSeen(from.move, typed)) return true;
    at = from.letter;
  }
  return false;
}

/** Whether somebody wrote between the two when they stood beside each other, also what is deleted by now. */
function isWrittenBetween(draft: Y.Doc, { before, typed, end, rest }: Pair): boolean {
  let item = itemOf(draft, rest);
  if (item?.parent !== itemOf(draft, end)?.parent) return false;
  for (let looked = 0; looked < lookedMost && item?.left; looked++) {
    item = item.left;
    if (holds(item, end)) return false;
    const isBehind = isSame(asTyped(draft, item.origin), before);
    if (isBehind && isSame(asTyped(draft, item.rightOrigin), typed)) return true;
  }
  return false;
}

/** False where a heading has no room for it. */
function bringTogether(draft: Y.Doc, text: Y.Text, { rest, end }: Pair): boolean {
  const from = itemOf(draft, end)?.parent;
  const name = nameOfRoot(text);
  if (!(from instanceof Y.Text) || name === null) return false;
  const letters = letterByLetter(from);
  const last = letters.findIndex((letter) => isSame(letter, end));
  const toAt = letterByLetter(text).findIndex((letter) => isSame(letter, rest));
  if (last < 0 || toAt < 0) return false;
  const part = firstPart(draft, letters.slice(Math.max(0, last + 1 - broughtAlongMost), last + 1));
  const { length } = part;
  if (from !== text && holdsOf(text) === "text" && text.length + length > plainMost) return false;
  text.insert(toAt, part.map((letter) => signOf(draft, letter)).join(""));
  const at = last + 1 - length + (from === text && toAt <= last ? length : 0);
  const range = { from: at, to: at + length };
  noteMove(draft, { from, to: { name, text }, range, kept: [{ at, length, toAt }], seen: [] });
  from.delete(at, length);
  return true;
}

/** Of letters that stand beside each other the last ones that were typed in one go with the last of them: whole words. */
function firstPart(draft: Y.Doc, letters: readonly Letter[]): readonly Letter[] {
  let first = letters.length - 1;
  for (; first > 0; first--) {
    const [one, next] = [letters[first - 1], letters[first]];
    const before = next ? typedBefore(draft, typedAs(draft, next)) : null;
    if (!one || !isSame(typedAs(draft, one), before)) return letters.slice(first);
  }
  const isBlank = (letter: Letter) => !isOfWord(signOf(draft, letter));
  return letters.slice(Math.max(0, letters.findIndex(isBlank)));
}
