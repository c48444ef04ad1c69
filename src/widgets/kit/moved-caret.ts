import * as Y from "yjs";
import { movesPart, readPart } from "./draft-parts.ts";
import type { PageTools } from "./editor.ts";
import { isGone, isOfTab, itemOf } from "./letter-items.ts";
import { type LettersAtCaret, lettersFrom } from "./letters-at-caret.ts";
import { ownSince, typedAs, writtenBefore } from "./letters-beside.ts";
import type { Letter, Move } from "./move-index.ts";
import { type Became, cameFrom, hadSeen, movedPlace, whatBecameOf } from "./moved-letters.ts";

/** A caret at a letter of a text, and where its selection began. */
type Mark = { readonly letter: number; readonly anchor: number };

/** Where a caret belongs whose letters went into another text. */
export type MovedCaret = {
  readonly place: Y.RelativePosition;
  /** The letters that it stood behind, from there backwards, up to the first that went: the others may follow later. */
  readonly behind: readonly Letter[];
};

type Resolved = { readonly place: Y.AbsolutePosition; readonly since: number };
type Marked = {
  readonly id: string;
  readonly caret: MovedCaret;
  readonly began: MovedCaret | null;
  /** How much of each browser the draft held then. */
  readonly known: ReadonlyMap<number, number>;
};
const marked = new WeakMap<Y.Doc, Marked>();

/** The caret, and its selection, are to go here when it next comes to the end of the widget. */
export function markCaret(
  draft: Y.Doc,
  id: string,
  caret: MovedCaret,
  began: MovedCaret | null = null,
): void {
  const browsers = [...draft.store.clients.keys()];
  const known = new Map(browsers.map((client) => [client, Y.getState(draft.store, client)]));
  marked.set(draft, { id, caret, began, known });
}

/**
 * The widget into which a caret belongs that was marked for another: its letters may go on before that one is drawn. From now on it is
 * marked for this one.
 */
export function markedNow(draft: Y.Doc, id: string): string {
  const mark = marked.get(draft);
  const part = mark?.id === id ? partAt(resolved(draft, mark.caret, mark.known)) : null;
  if (mark && part) marked.set(draft, { ...mark, id: part.id });
  return part?.id ?? id;
}

const partAt = (caret: Resolved | null) => caret && readPart(Y.findRootTypeKey(caret.place.type));

/** The letters to which the caret is to go, once; null when it just goes to the end. */
export function takeMark(draft: Y.Doc, id: string): Mark | null {
  const place = takePlace(draft, id);
  return place && { letter: place.letter, anchor: place.anchor };
}

/** As `takeMark`, for widgets of many texts: also the path of the text within the widget. */
export function takePlace(draft: Y.Doc, id: string): (Mark & { readonly path: string }) | null {
  const mark = marked.get(draft);
  if (mark?.id !== id) return null;
  marked.delete(draft);
  const caret = resolved(draft, mark.caret, mark.known);
  awaitLetters(draft, mark.caret, caret);
  const began = mark.began && resolved(draft, mark.began, mark.known);
  const part = partAt(caret);
  if (!caret || !part) return null;
  const { index, type } = caret.place;
  if (began?.place.type === type) return { letter: index, anchor: began.place.index, path: part.path };
  const letter = index - caret.since;
  return { letter, anchor: letter, path: part.path };
}

/**
 * Where a caret is to go now, and how many letters others have put between it and the letter behind it since that one went:
 * whoever writes them goes on behind the last, where a word of this tab would stand in the middle of theirs.
 */
function resolved(
  draft: Y.Doc,
  { place, behind }: MovedCaret,
  known: ReadonlyMap<number, number>,
): Resolved | null {
  const now = firstMoved(draft, behind) ?? movedPlace(draft, place) ?? place;
  const found = Y.createAbsolutePositionFromRelativePosition(now, draft);
  if (!found) return null;
  if (now.assoc >= 0) return { place: found, since: writtenSince(draft, now.item) };
  const past = now.item ? ownSince(draft, now.item, known) : 0;
  const { type, index, assoc } = found;
  return { place: { type, index: index + past, assoc }, since: 0 };
}

function writtenSince(draft: Y.Doc, letter: Letter | null): number {
  const came = letter && cameFrom(draft, letter);
  const { clientID: client, store } = draft;
  return came
    ? writtenBefore(draft, { letter, move: came.move }, { client, clock: Y.getState(store, client) })
    : 0;
}

/** Own letters that are still where a line was, while the caret went along with it: it belongs behind them as soon as they follow. */
type Awaited = { readonly at: Letter; readonly letters: readonly Letter[] };
const awaited = new WeakMap<Y.Doc, Awaited>();

function awaitLetters(draft: Y.Doc, { behind }: MovedCaret, caret: Resolved | null): void {
  const went = behind.findIndex((letter) => movedPlace(draft, placeBehind(letter)));
  const item =
    caret &&
    Y.createRelativePositionFromTypeIndex(caret.place.type, caret.place.index - caret.since, -1).item;
  const letters = went < 0 ? behind : behind.slice(0, went);
  if (item && letters.length > 0) awaited.set(draft, { at: item, letters });
  else awaited.delete(draft);
}

/** Those of the awaited letters that belong right behind one: all behind the one at which they are awaited, and behind one that came the later ones. */
function awaitedBehind(draft: Y.Doc, last: Letter): readonly Letter[] {
  const { at, letters } = awaited.get(draft) ?? { letters: [] };
  if (!at) return [];
  if (isLetter(at, last)) return letters;
  const from = cameFrom(draft, last)?.letter;
  const came = from ? letters.findIndex((letter) => isLetter(letter, from)) : -1;
  return letters.slice(0, Math.max(0, came));
}

/** The letters before a caret from there backwards, with those that it still waits for if nobody has put it elsewhere since. */
function withAwaited(draft: Y.Doc, before: readonly Letter[]): readonly Letter[] {
  const [last] = before;
  return last ? [...awaitedBehind(draft, last), ...before] : before;
}

/** The letter of one's own that was typed last before a caret and is still where the line was; null where none is awaited there. */
export function letterUnderWay(draft: Y.Doc, { item }: Y.RelativePosition): Letter | null {
  const letters = item ? awaitedBehind(draft, item) : [];
  return letters.find((letter) => !isGone(draft, letter)) ?? null;
}

/** To be called inside the person's own change. */
export function eraseLetter(draft: Y.Doc, { client, clock }: Letter): void {
  const place = new Y.RelativePosition(null, null, Y.createID(client, clock), 0);
  const found = Y.createAbsolutePositionFromRelativePosition(place, draft);
  if (found?.type instanceof Y.Text) found.type.delete(found.index, 1);
}

const isLetter = (one: Letter, other: Letter) => one.client === other.client && one.clock === other.clock;

/** Behind so many letters of a text. */
export function caretBehind(text: Y.Text, letters: number): MovedCaret {
  return { place: Y.createRelativePositionFromTypeIndex(text, letters, letters > 0 ? -1 : 0), behind: [] };
}

const placeBehind = ({ client, clock }: Letter) =>
  new Y.RelativePosition(null, null, Y.createID(client, clock), -1);

const placeBefore = ({ client, clock }: Letter) =>
  new Y.RelativePosition(null, null, Y.createID(client, clock), 0);

function firstMoved(draft: Y.Doc, letters: readonly Letter[]): Y.RelativePosition | null {
  for (const letter of letters) {
    const place = movedPlace(draft, placeBehind(letter));
    if (place) return place;
  }
  return null;
}

/** Letters of one's own that the mover had not seen stand between the caret and those that went; so many are looked at. */
const unseenMost = 500;

/** Where the letters around a place of a text went, which another person's change took into another text; null when they stayed. */
export function whereMoved(text: Y.Text, transaction: Y.Transaction, at: number): MovedCaret | null {
  const { doc, changed, local } = transaction;
  if (local || !changed.has(doc.getMap(movesPart) as never)) return null;
  const { before: beside, behind } = lettersAround(text, transaction, at);
  const before = withAwaited(doc, beside);
  if (behind.length === 0) return behindMoved(doc, before);
  const next = firstThere(doc, behind);
  // The end of a line that undo took back was there before the line came.
  if (!next) return behind.length === 1 ? behindMoved(doc, before, ({ isUndone }) => isUndone) : null;
  if (isBehindOwnThatStays(doc, before, behind)) return null;
  const went = before.findIndex((letter) => movedPlace(doc, placeBehind(letter)));
  const last = firstMoved(doc, before);
  const isBeside = last !== null && partOf(doc, last) === partOf(doc, next);
  return { place: next, behind: isBeside ? before.slice(0, went) : [] };
}

/**
 * Who types at the end of a line to which another was joined stays there when undo takes that one back: nothing before the caret went,
 * and their own letters were not typed before one that did.
 */
function isBehindOwnThatStays(draft: Y.Doc, before: readonly Letter[], behind: readonly Letter[]): boolean {
  const [own] = before;
  if (own?.client !== draft.clientID || before.some((letter) => isGone(draft, letter))) return false;
  const typedBefore = itemOf(draft, own)?.rightOrigin;
  if (typedBefore && whatBecameOf(draft, typedBefore, ({ back }) => !back)) return false;
  return behind.some((letter) => whatBecameOf(draft, letter)?.isUndone);
}

/**
 * Where the first of these letters went that was not just deleted; null when that one stayed. Letters that the mover had not seen say
 * nothing, as they follow; those that the server brought along say it where none of the line is left.
 */
function firstThere(draft: Y.Doc, letters: readonly Letter[]): Y.RelativePosition | null {
  const unseen: Letter[] = [];
  let brought: Y.RelativePosition | null = null;
  for (const letter of letters) {
    const place = movedPlace(draft, placeBefore(letter));
    const became = whatBecameOf(draft, letter, (_, { client }) => isOfTab(client));
    if (place && became) return unseen.some((each) => hadSeen(became.move, each)) ? null : place;
    brought ??= place;
    if (!place && !isGone(draft, letter)) unseen.push(letter);
  }
  return unseen.length === 0 ? brought : null;
}

/** At the end of a text nothing stands behind: the caret goes with the letter before it, past those that the mover had not seen. */
function behindMoved(
  draft: Y.Doc,
  before: readonly Letter[],
  isAsked: (became: Became) => boolean = () => true,
): MovedCaret | null {
  const went = before.findIndex((letter) => whatBecameOf(draft, letter));
  const letter = before[went];
  const became = letter && whatBecameOf(draft, letter);
  const unseen = before.slice(0, Math.max(0, went));
  if (!became || !isAsked(became) || unseen.some((each) => hadSeen(became.move, each))) return null;
  const place = movedPlace(draft, placeBehind(letter));
  return place && { place, behind: unseen };
}

function partOf(draft: Y.Doc, place: Y.RelativePosition): unknown {
  return Y.createAbsolutePositionFromRelativePosition(place, draft)?.type ?? null;
}

/** The letters around a place before a change, the nearest first; those behind it up to the end of its line. */
function lettersAround(text: Y.Text, { beforeState, deleteSet }: Y.Transaction, at: number): LettersAtCaret {
  const wasThere = ({ id, deleted }: Y.Item) =>
    id.clock < (beforeState.get(id.client) ?? 0) && (!deleted || Y.isDeleted(deleteSet, id));
  const before: Letter[] = [];
  let left = at;
  for (let item = text._start; item; item = item.right) {
    if (!item.countable || !wasThere(item)) continue;
    const { client, clock } = item.id;
    const taken = Math.min(left, item.length);
    for (let offset = Math.max(0, taken - unseenMost); offset < taken; offset++)
      before.push({ client, clock: clock + offset });
    if (before.length > 2 * unseenMost) before.splice(0, before.length - unseenMost);
    if (left < item.length)
      return { before: nearest(before), behind: lettersFrom(item, { at: left, way: "right", wasThere }) };
    left -= item.length;
  }
  return { before: nearest(before), behind: [] };
}

const nearest = (before: readonly Letter[]) => before.slice(-unseenMost).reverse();

/** Takes the caret, and its selection, along to where its letter is now. */
export function followCaret(
  draft: Y.Doc,
  page: PageTools,
  caret: MovedCaret,
  began: MovedCaret | null = null,
): void {
  const found = placeNow(draft, caret.place);
  if (!found) return;
  markCaret(draft, found.id, caret, began);
  page.enter(found.id);
}

/** The widget and the letter at which a place of the draft is now, whichever text its letter has gone into. */
export function placeNow(
  draft: Y.Doc,
  place: Y.RelativePosition,
): { readonly id: string; readonly letter: number } | null {
  const found = Y.createAbsolutePositionFromRelativePosition(movedPlace(draft, place) ?? place, draft);
  const part = found && readPart(Y.findRootTypeKey(found.type));
  return part ? { id: part.id, letter: found.index } : null;
}

/** Whether a change from elsewhere brings letters into a text which this tab wrote elsewhere: they follow those that went before. */
export function bringsOwnLetters(text: Y.Text, { doc, changed, local }: Y.Transaction): boolean {
  if (local) return false;
  const moves = doc.getMap<Move>(movesPart);
  const names = (changed as Map<unknown, Set<string | null>>).get(moves) ?? new Set();
  const part = Y.findRootTypeKey(text);
  const isOwn = (client: number, clock: number) => typedAs(doc, { client, clock }).client === doc.clientID;
  return [...names].some((name) => {
    const move = name === null ? undefined : moves.get(name);
    return (
      move?.to === part &&
      move.letters.some((client, at) => at % 5 === 0 && isOwn(client, move.letters[at + 1] ?? 0))
    );
  });
}
