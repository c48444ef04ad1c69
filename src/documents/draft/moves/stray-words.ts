import * as Y from "yjs";
import { movesPart, readPart } from "#widgets/kit/draft-parts.ts";
import { isGone, isOfTab, itemOf } from "#widgets/kit/letter-items.ts";
import { type Letter, type Move, hadHeard } from "#widgets/kit/move-index.ts";
import { type Became, hadSeen, lastOf, whatBecameOf } from "#widgets/kit/moved-letters.ts";
import { lineEnd, lookFrom, marksFrom } from "#widgets/kit/rich-text.ts";
import { nameOfRoot } from "../roots.ts";
import { isSame, letterNow, originOf, signOf, typedBefore } from "./typed-words.ts";

/**
 * Words that somebody typed among letters while another person took these into another text, without having seen the words
 * (decision 0040). They are still where the letters were.
 */
export type StrayWords = { readonly text: Y.Text; readonly pieces: readonly Piece[] };

/** Letters of one browser in a row with the same marks. */
export type Piece = Letter & {
  readonly words: string;
  readonly at: number;
  readonly marks: Readonly<Record<string, unknown>>;
  readonly look: Readonly<Record<string, unknown>>;
  /** The letters between which they were typed; null at the ends of a text. */
  readonly before: Letter | null;
  readonly behind: Letter | null;
};

/** Whether its writer typed a piece right behind the letter before it, in one go. */
export function isTypedOn(draft: Y.Doc, { client, clock, before }: Piece): boolean {
  if (before?.client !== client) return false;
  return before.clock === clock - 1 || isSame(typedBefore(draft, { client, clock }), before);
}

/** Asked behind a change: about what is new in it, and about all words around what was moved in it. */
export function strayWordsAfter({ doc, changed, beforeState }: Y.Transaction): StrayWords[] {
  // Most drafts know of no move; then a text is not looked through letter by letter.
  if (doc.getMap(movesPart).size === 0) return [];
  const isNew = ({ client, clock }: Letter) => clock >= (beforeState.get(client) ?? 0);
  const found: StrayWords[] = [];
  for (const type of changed.keys() as Iterable<unknown>) {
    if (!(type instanceof Y.Text) || !isWritten(type)) continue;
    const pieces = strayIn(doc, type, (letter, noted) => isNew(letter) || isNew(noted));
    if (pieces.length > 0) found.push({ text: type, pieces });
  }
  return found;
}

/** All words of a text that whoever moved the letters beside them had not seen. */
export function strayWordsIn(draft: Y.Doc, text: Y.Text): readonly Piece[] {
  return strayIn(draft, text, () => true);
}

/** Words that were typed beside others which this browser has taken elsewhere since it had written so many letters. */
export function strayWordsBeside(draft: Y.Doc, text: Y.Text, since: number): readonly Piece[] {
  const isNew = ({ client, clock }: Letter) => client === draft.clientID && clock >= since;
  return strayIn(draft, text, (letter, noted) => !isNew(letter) && isNew(noted));
}

function isWritten(type: Y.Text): boolean {
  const name = nameOfRoot(type);
  const holds = name === null ? null : readPart(name)?.holds;
  return holds === "rich" || holds === "text";
}

/** Whether it is asked about a word beside which a move has taken letters, and told so then. */
type IsAsked = (word: Letter, noted: Letter) => boolean;

/** A word is stray when the letter that stood behind it is gone into another text, and whoever took that had not seen the word. */
function strayIn(draft: Y.Doc, text: Y.Text, isAsked: IsAsked): Piece[] {
  const pieces: Piece[] = [];
  const marking = new Map<string, unknown>();
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    if (item.content instanceof Y.ContentFormat) marking.set(item.content.key, item.content.value);
    const beside = item.content instanceof Y.ContentString && movedBeside(draft, item, isAsked);
    if (beside) pieces.push(pieceOf(draft, item, { beside, at, marking: Object.fromEntries(marking) }));
    if (item.countable) at += item.length;
  }
  return pieces;
}

/** The letter beside a word that says where its line went, if it went, and neither had the mover seen the word nor its writer heard of it. */
export function movedBeside(draft: Y.Doc, item: Y.Item, isAsked: IsAsked): Letter | null {
  // At the end of a text nothing stands behind; a letter that undo brought back before it is beside it.
  const beside = item.rightOrigin
    ? (movedBehind(draft, item.rightOrigin) ?? takenBackBefore(draft, item))
    : item.origin;
  const isAway = ({ back }: Move) => item.rightOrigin !== null || back === undefined;
  const became = beside && wentFromWord(draft, item, whatBecameOf(draft, beside, isAway));
  if (!became || hadSeen(became.move, item.id) || isLater(item.id, became)) return null;
  if (isEndThatCameBack(item, became)) return null;
  if (isBeforeOthersLeft(item, became.move) || isLineOfItsOwn(draft, item)) return null;
  if (hadHeard(draft, item.id, became.noted)) return null;
  return isAsked(item.id, became.noted) ? beside : null;
}

/** Words that were seen where a letter came back, or whose writer had heard of it, stand beside that one: they go where it goes from there. */
function wentFromWord(draft: Y.Doc, { id }: Y.Item, first: Became | null): Became | null {
  let became = first;
  for (let hop = 0; hop < hopsMost && became?.move.back && became.letter; hop++) {
    const isKnown = hadSeen(became.move, id) || hadHeard(draft, id, became.noted);
    const next: Became | null = isKnown ? whatBecameOf(draft, became.letter) : null;
    if (!next) break;
    became = next;
  }
  return became;
}

/** Nobody takes one step back more often. */
const hopsMost = 50;

/** What the mover's own tab wrote later, as undo does, is where it was meant to be. What the server brings goes on. */
function isLater({ client, clock }: Letter, { noted }: Became): boolean {
  return isOfTab(client) && client === noted.client && clock >= noted.clock;
}

/** Undo of a join brings back the end of the line to which another was joined, and takes that one away behind it. */
function isEndThatCameBack({ id, content }: Y.Item, { noted, isUndone }: Became): boolean {
  return (
    isUndone && id.client === noted.client && content instanceof Y.ContentString && content.str === lineEnd
  );
}

/** Whether between a word and the letter behind it others stand that the mover had seen and left: the word is on their side of the cut. */
function isBeforeOthersLeft({ right, rightOrigin }: Y.Item, move: Move): boolean {
  let item = right;
  for (let passed = 0; passed < passedMost && item && rightOrigin; passed++) {
    if (Y.compareIDs(item.id, rightOrigin)) return false;
    if (!item.deleted && item.content instanceof Y.ContentString && hadSeen(move, item.id)) return true;
    item = item.right;
  }
  return false;
}

/** A whole line, begun behind the end of one that stays: it is no part of the line below, before which it was put. */
function isLineOfItsOwn(draft: Y.Doc, { content, origin }: Y.Item): boolean {
  if (!(content instanceof Y.ContentString) || !content.str.endsWith(lineEnd) || !origin) return false;
  return signOf(draft, origin) === lineEnd && !isGone(draft, origin);
}

/** Marks say nothing of where a line went, and neither do letters that were only deleted: the next does. */
const passedMost = 50;

function movedBehind(draft: Y.Doc, { client, clock }: Letter): Letter | null {
  if (wentOn(draft, { client, clock })) return { client, clock };
  const structs = draft.store.clients.get(client) ?? [];
  let struct: Y.Item | Y.GC | null = structs[Y.findIndexSS(structs, clock)] as Y.Item | Y.GC;
  for (let passed = 0; passed < passedMost; passed++) {
    if (!(struct instanceof Y.Item) || !struct.deleted || !struct.right) return null;
    struct = struct.right;
    if (wentOn(draft, struct.id)) return struct.id;
  }
  return null;
}

/**
 * The letter before a word at the end of a line, where undo has taken the line back to where it was and has left the line's end: that
 * was there before. What goes on behind letters of its own that were brought along for this goes with them.
 */
function takenBackBefore(draft: Y.Doc, { id, origin, rightOrigin }: Y.Item): Letter | null {
  const became = origin && rightOrigin && endsLine(draft, rightOrigin) ? whatBecameOf(draft, origin) : null;
  if (!origin || !became) return null;
  const isBrought = origin.client === id.client && !isOfTab(became.noted.client);
  return became.isUndone || isBrought ? origin : null;
}

/** Whether nothing stands from a letter on but the end of its line. */
function endsLine(draft: Y.Doc, letter: Letter): boolean {
  let item = itemOf(draft, letter);
  let offset = item ? letter.clock - item.id.clock : 0;
  for (let passed = 0; passed < passedMost && item; passed++) {
    if (!item.deleted && item.content instanceof Y.ContentString) return item.content.str[offset] === lineEnd;
    item = item.right;
    offset = 0;
  }
  return item === null;
}

/** A letter that came back by undo and is gone again was only deleted. */
function wentOn(draft: Y.Doc, letter: Letter): boolean {
  const became = whatBecameOf(draft, letter);
  if (!became?.move.back) return became !== null;
  const last = lastOf(draft, letter)?.letter;
  return last ? !isGone(draft, last) : false;
}

/** Marks stand between letters; the letter before them is meant, if it is in the same line. */
function letterAt(draft: Y.Doc, at: Y.ID): Letter {
  const first = Y.getItem(draft.store, at) as Y.Item | Y.GC;
  let item: Y.Item | null = first instanceof Y.Item && isMarkItem(first) ? first : null;
  for (let passed = 0; passed < passedMost && item && isMarkItem(item); passed++) item = item.left;
  return item && !isMarkItem(item) && !isLineEnd(item) ? item.lastId : at;
}

/** A letter that its writer took back before they typed the next one says nothing; the one before it does. */
function standingBefore(draft: Y.Doc, origin: Letter, { client }: Letter): Letter {
  let before: Letter | null = origin;
  for (let passed = 0; passed < passedMost && before?.client === client; passed++) {
    if (letterNow(draft, before)) return before;
    before = originOf(draft, before);
  }
  return before ?? origin;
}

const isMarkItem = ({ content }: Y.Item) => content instanceof Y.ContentFormat;

const isLineEnd = ({ content }: Y.Item) =>
  content instanceof Y.ContentString && content.str.endsWith(lineEnd);

function pieceOf(
  draft: Y.Doc,
  { id, origin, rightOrigin, content }: Y.Item,
  { beside, at, marking }: { readonly beside: Letter; readonly at: number; readonly marking: object },
): Piece {
  return {
    client: id.client,
    clock: id.clock,
    words: content instanceof Y.ContentString ? content.str : "",
    at,
    marks: marksFrom({ ...marking }),
    look: lookFrom({ ...marking }),
    before: origin && standingBefore(draft, letterAt(draft, origin), id),
    behind: rightOrigin && beside,
  };
}
