import * as Y from "yjs";
import { movesPart } from "./draft-parts.ts";
import { joinedRuns } from "./joined-runs.ts";
import { isGone } from "./letter-items.ts";
import { type Letter, type Move, becameAt, writtenAt } from "./move-index.ts";
import { seenIn } from "./seen-letters.ts";

/** So many numbers go into one record: three hundred runs. */
const numbersAtOnce = 1500;

/** Letters of `from` as letters of `to`: places in both, as they stand before they are deleted in the first. */
export type Kept = {
  readonly at: number;
  readonly length: number;
  readonly toAt: number;
  /** Of a mention that is spelled out: so many letters say its name. It is no letter that is kept. */
  readonly name?: number;
};

/** To be called inside the change that moves, when the letters are in both texts. `range` are all that will be deleted. */
export function noteMove(
  draft: Y.Doc,
  {
    from,
    to,
    range,
    kept,
    seen = seenIn(from),
  }: {
    readonly from: Y.Text;
    readonly to: { readonly name: string; readonly text: Y.Text };
    readonly range: { readonly from: number; readonly to: number };
    readonly kept: readonly Kept[];
    /** How much of each browser the mover knew; all of it, unless somebody moves for others. */
    readonly seen?: readonly number[];
  },
): void {
  const became = letterByLetter(to.text);
  const letters = kept.filter(({ name }) => name === undefined);
  const runs = joinedRuns(
    piecesIn(from, range).flatMap((piece) => lettersOf(piece, placesOf(piece, letters, became))),
  );
  const names = namesOf(from, kept, became);
  const moves = draft.getMap<Move>(movesPart);
  for (let at = 0; at < runs.length; at += numbersAtOnce) {
    const name = `m${draft.clientID}x${Y.getState(draft.store, draft.clientID)}`;
    const move = { to: to.name, letters: runs.slice(at, at + numbersAtOnce), seen };
    moves.set(name, at === 0 && names.length > 0 ? { ...move, names } : move);
  }
}

function namesOf(from: Y.Text, kept: readonly Kept[], became: readonly Letter[]): number[] {
  const named = kept.filter(({ name = 0 }) => name > 0);
  const before = named.length > 0 ? letterByLetter(from) : [];
  return named.flatMap(({ at, toAt, name = 0 }) => {
    const [mention, first] = [before[at], became[toAt]];
    return mention && first ? [mention.client, mention.clock, name, first.client, first.clock] : [];
  });
}

/** Takes letters, which another text says already, out of theirs. To be called inside the person's own change. */
export function moveLetters(
  draft: Y.Doc,
  from: Y.Text,
  {
    range,
    name,
    kept,
  }: {
    readonly range: { readonly from: number; readonly to: number };
    /** The part that says them now. */
    readonly name: string;
    readonly kept: readonly Kept[];
  },
): void {
  const length = range.to - range.from;
  if (length <= 0) return;
  noteMove(draft, { from, to: { name, text: draft.getText(name) }, range, kept });
  from.delete(range.from, length);
}

/** A run of letters (or one mark between them, which goes with the letter behind it) at its place. */
type Piece = Letter & { readonly length: number; readonly at: number; readonly isMark: boolean };

function piecesIn(text: Y.Text, range: { readonly from: number; readonly to: number }): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (let item = text._start; item && at < range.to; item = item.right) {
    if (item.deleted) continue;
    const { client, clock } = item.id;
    const from = Math.max(0, range.from - at);
    const to = Math.min(item.length, range.to - at);
    if (!item.countable && at > range.from) pieces.push({ client, clock, length: 1, at, isMark: true });
    if (item.countable && from < to)
      pieces.push({ client, clock: clock + from, length: to - from, at: at + from, isMark: false });
    if (item.countable) at += item.length;
  }
  return pieces;
}

/** What each letter of a piece became; of those that are not kept, what the next one became. */
function placesOf(piece: Piece, kept: readonly Kept[], became: readonly Letter[]): (Letter | null)[] {
  const last = kept.findLast(({ at }) => at <= piece.at);
  let place = last ? kept.indexOf(last) : 0;
  return Array.from({ length: piece.isMark ? 1 : piece.length }, (_, offset) => {
    const at = piece.at + offset;
    while (place < kept.length - 1 && (kept[place + 1]?.at ?? 0) <= at) place++;
    const range = kept[place];
    if (!range) return null;
    const isBehind = at >= range.at + range.length;
    if (isBehind) return became[kept[place + 1]?.toAt ?? became.length] ?? null;
    return became[range.toAt + Math.max(0, at - range.at)] ?? null;
  });
}

/** One letter after the other, in fives as `Move` says. */
function lettersOf({ client, clock }: Piece, became: readonly (Letter | null)[]): number[] {
  return became.flatMap((letter, offset) => [
    client,
    clock + offset,
    1,
    letter?.client ?? -1,
    letter?.clock ?? -1,
  ]);
}

/** The letters of a text in their order. */
export function letterByLetter(text: Y.Text): Letter[] {
  const letters: Letter[] = [];
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    for (let offset = 0; offset < item.length; offset++)
      letters.push({ client: item.id.client, clock: item.id.clock + offset });
  }
  return letters;
}

/** What became of a letter: another, or the end of a part. */
export type Became = {
  readonly part: string;
  readonly letter: Letter | null;
  readonly move: Move;
  /** By whom and when that was told. */
  readonly noted: Letter;
  /** Undo took a move back. */
  readonly isUndone: boolean;
};

/** What a letter was moved to by one of those who moved it; null for letters that nobody moved. */
export function whatBecameOf(
  draft: Y.Doc,
  letter: Letter,
  isAsked: (move: Move, noted: Letter) => boolean = () => true,
): Became | null {
  return allThatBecameOf(draft, letter).find(({ move, noted }) => isAsked(move, noted)) ?? null;
}

function allThatBecameOf(draft: Y.Doc, { client, clock }: Letter): Became[] {
  return becameAt(draft, { client, clock }).map(({ from, to, move, noted, isUndone }) => ({
    part: move.to,
    letter: to && { client: to.client, clock: to.clock + clock - from },
    move,
    noted,
    isUndone,
  }));
}

/** The letter that a move wrote anew as this one; null for letters that somebody typed. */
export function cameFrom(
  draft: Y.Doc,
  { client, clock }: Letter,
): { readonly letter: Letter; readonly move: Move } | null {
  const entry = writtenAt(draft, { client, clock });
  if (!entry?.to) return null;
  const { from, to, move } = entry;
  return { letter: { client: to.client, clock: to.clock + clock - from }, move };
}

/** Whether whoever moved had seen a letter of the text. */
export function hadSeen({ seen }: Move, { client, clock }: Letter): boolean {
  for (let at = 0; at < seen.length; at += 2) if (seen[at] === client) return clock < (seen[at + 1] ?? 0);
  return false;
}

/** Moves of moves that are followed; more are nobody's deed. */
const hopsMost = 50;
/** So many records are read in search of the copy of a letter that is still there. */
const readMost = 200;

/**
 * Where a letter has gone in the end, by all moves; null when nobody moved it. Where several have moved it at once, and all copies but
 * one were taken away again, it is where that one is.
 */
export function lastOf(draft: Y.Doc, from: Letter): Became | null {
  let first: Became | null = null;
  const open: { letter: Letter; by: Became | null; hops: number }[] = [{ letter: from, by: null, hops: 0 }];
  for (let read = 0; read < readMost; read++) {
    const one = open.pop();
    if (!one) break;
    const next = one.hops < hopsMost ? allThatBecameOf(draft, one.letter) : [];
    if (next.length === 0 && one.by && !isGone(draft, one.letter)) return one.by;
    if (next.length === 0) first ??= one.by;
    for (const by of next.reverse()) {
      if (by.letter) open.push({ letter: by.letter, by, hops: one.hops + 1 });
      else first ??= by;
    }
  }
  return first;
}

/** Where a place of the draft stands now, in whichever text its letter was moved to; null when it was not moved. */
export function movedPlace(draft: Y.Doc, place: Y.RelativePosition): Y.RelativePosition | null {
  const found = place.item && lastOf(draft, place.item);
  return found && placeOf(found, place.assoc);
}

export function placeOf(
  { part, letter }: Pick<Became, "part" | "letter">,
  assoc: number,
): Y.RelativePosition {
  if (!letter) return new Y.RelativePosition(null, part, null, 0);
  return new Y.RelativePosition(null, null, Y.createID(letter.client, letter.clock), assoc);
}

/** Where a letter that was kept is now; of others, where the one before them is. */
export function placeAmong(kept: readonly Kept[], letter: number): number {
  const range = kept.findLast(({ at }) => at <= letter);
  if (!range) return 0;
  const { at, length, toAt, name = length } = range;
  return toAt + (letter < at + length ? letter - at : name);
}
