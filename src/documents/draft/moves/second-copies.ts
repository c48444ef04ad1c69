import * as Y from "yjs";
import { movesPart, readPart } from "#widgets/kit/draft-parts.ts";
import { joinedRuns } from "#widgets/kit/joined-runs.ts";
import { isGone, isOfTab, partOf } from "#widgets/kit/letter-items.ts";
import { type Letter, type Move, broughtAt, readMovesAnew } from "#widgets/kit/move-index.ts";
import { type Became, cameFrom, lastOf, whatBecameOf } from "#widgets/kit/moved-letters.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import { removeWidget } from "../arranging.ts";
import { isThere, kindOf, readDraftWidget } from "../draft-widget.ts";
import { typeRoots } from "../roots.ts";
import { partedFromCopies } from "./parted-from-copies.ts";
import { isWrittenFor, sameLetters, standing, staysBeside } from "./same-letters.ts";
import { type Name, nameOf, namesIn } from "./spelled-names.ts";
import { settleStray } from "./settling.ts";
import { type Piece, type StrayWords, strayWordsIn } from "./stray-words.ts";

/**
 * Letters that a move wrote anew although they were gone when it came: another person had deleted them, or had moved them
 * elsewhere. One of the two copies must go, or words come back and stand twice (decision 0040).
 */
export type SecondCopy = Letter & {
  /** The letters that stay in their place; null where they were deleted. */
  readonly instead: (Letter & { readonly part: string }) | null;
};

/** To be asked at the end of a change, before the next one. */
export function secondCopiesIn({ doc, changed, beforeState, deleteSet }: Y.Transaction): SecondCopy[] {
  const moves = doc.getMap<Move>(movesPart);
  const names = (changed as Map<unknown, Set<string | null>>).get(moves);
  if (!names) return [];
  const fresh = [...names].flatMap((name) => (name === null ? [] : (moves.get(name) ?? [])));
  const undone = new Set([...names].flatMap((name) => (name?.startsWith("u") && moves.get(name)) || []));
  const known = new Set(fresh);
  const wasGone = ({ client, clock }: Letter) =>
    clock < (beforeState.get(client) ?? 0) &&
    isGone(doc, { client, clock }) &&
    !Y.isDeleted(deleteSet, Y.createID(client, clock));
  // The end of the line to which others are joined is no copy: the text had it before.
  const isNew = ({ client, clock }: Letter) => clock >= (beforeState.get(client) ?? 0);
  const isEarlier = (other: Move) => !known.has(other);
  return fresh.flatMap((move) => [
    ...copiesIn(move)
      .filter(({ from, to }) => wasGone(from) && isNew(to) && isWrittenFor(doc, to, from))
      .filter(({ to }) => !undone.has(move) || sameLetters(doc, to).length === 0)
      .flatMap((copy) =>
        secondOf(doc, { part: move.to, letter: copy.to }, whatBecameOf(doc, copy.from, isEarlier)),
      ),
    ...namesIn(move)
      .filter(({ from }) => wasGone(from))
      .flatMap((name) => secondNameOf(doc, name, isEarlier)),
    ...broughtBackTwice(
      doc,
      pairsIn(move.back ?? []).flatMap(({ to }) => (isNew(to) ? [to] : [])),
    ),
  ]);
}

/**
 * Letters that undo brought back although the same ones stand on the page: another has brought them back too, or has taken them
 * elsewhere. Those stay that stand where they stood, of two alike the earlier one.
 */
export function broughtBackTwice(draft: Y.Doc, back: readonly Letter[]): SecondCopy[] {
  return back.flatMap((letter) => {
    const fresh = standing(draft, letter);
    if (!fresh) return [];
    const others = sameLetters(draft, fresh);
    const stays = others.find((other) => !staysBeside(draft, fresh, other));
    return stays ? [{ ...letter, instead: stays }] : others.map((other) => ({ ...other, instead: fresh }));
  });
}

/** A mention is spelled by several letters, which stay or go together. */
function secondNameOf(draft: Y.Doc, late: Name, isEarlier: (move: Move) => boolean): SecondCopy[] {
  const first = firstNameOf(draft, late.from, isEarlier);
  if (first === "unknown") return [];
  const length = Math.max(late.length, first?.length ?? 0);
  const copies = Array.from({ length }, (_, at) =>
    secondOf(draft, letterOf(late, at), first && letterOf(first, at)),
  ).flat();
  return [...new Map(copies.map((copy) => [keyOf(copy), copy])).values()];
}

function letterOf({ part, to, length }: Omit<Name, "from">, at: number): Place {
  return { part, letter: behind(to, Math.min(at, length - 1)) };
}

/** The letters that another has made of a mention before: its name, or the mention in another text. Unknown where a record of before does not say. */
function firstNameOf(
  draft: Y.Doc,
  from: Letter,
  isEarlier: (move: Move) => boolean,
): Omit<Name, "from"> | "unknown" | null {
  const name = nameOf(draft, from, isEarlier);
  if (name) return name;
  const became = whatBecameOf(draft, from, isEarlier);
  if (!became) return null;
  if (!became.letter || isHeading(became.part)) return "unknown";
  return { part: became.part, to: became.letter, length: 1, move: became.move };
}

/** A person's tab: what they deleted stays away, though another's change that comes now took it elsewhere before. */
export function keepDeleted(draft: Y.Doc, isFromOthers: (transaction: Y.Transaction) => boolean): void {
  draft.on("afterTransaction", (transaction) => {
    if (!isFromOthers(transaction)) return;
    const copies = secondCopiesIn(transaction).filter(({ instead }) => instead === null);
    if (copies.length > 0) draft.transact(() => takeAway(draft, copies));
  });
}

const behind = ({ client, clock }: Letter, offset: number): Letter => ({ client, clock: clock + offset });

type Copy = { readonly from: Letter; readonly to: Letter };
type Place = { readonly part: string; readonly letter: Letter };

/** The letters of a record without those that were dropped by the move: of these it says only which came next. */
export function copiesIn({ letters }: Move): Copy[] {
  return pairsIn(letters);
}

export function pairsIn(letters: readonly number[]): Copy[] {
  const copies: Copy[] = [];
  let next: Letter | null = null;
  for (let at = letters.length - 5; at >= 0; at -= 5) {
    const [client = 0, clock = 0, length = 0, toClient = -1, toClock = -1] = letters.slice(at, at + 5);
    for (let offset = length - 1; toClient >= 0 && offset >= 0; offset--) {
      const to = { client: toClient, clock: toClock + offset };
      if (next?.client !== to.client || next.clock !== to.clock)
        copies.push({ from: { client, clock: clock + offset }, to });
      next = to;
    }
  }
  return copies.reverse();
}

type WhereTo = Pick<Became, "part" | "letter">;

/** Of two copies the one in a heading stays, of two alike the earlier one. */
function secondOf(draft: Y.Doc, fresh: Place, first: WhereTo | null): SecondCopy[] {
  const late = lastOf(draft, fresh.letter) ?? fresh;
  if (!late.letter || isGone(draft, late.letter)) return [];
  if (!first) return [{ ...late.letter, instead: null }];
  const early: WhereTo | null = first.letter && (lastOf(draft, first.letter) ?? first);
  if (!early?.letter || isGone(draft, early.letter)) return [{ ...late.letter, instead: null }];
  if (keyOf(early.letter) === keyOf(late.letter)) return [];
  // A widget that somebody took off the page comes back with words of others; these stay where they are.
  if (!isThere(draft, readPart(early.part)?.id ?? "")) return [];
  // Whoever undid what both did has the letters back where they were.
  const isLateBetter = isHeading(late.part) && !isHeading(early.part) && !isPutBack(draft, early.letter);
  const [stays, goes] = isLateBetter ? [late, early] : [early, late];
  return [{ ...goes.letter, instead: { ...stays.letter, part: stays.part } }] as SecondCopy[];
}

/** Whether undo wrote a letter, in the place of one that was deleted. */
const isPutBack = (draft: Y.Doc, letter: Letter) => broughtAt(draft, letter)?.move.back !== undefined;

const isHeading = (part: string) => readPart(part)?.holds === "text";

/** Words that are brought along; of what is a copy the other one is there already. */
export function withoutCopies(
  draft: Y.Doc,
  stray: readonly StrayWords[],
  copies: readonly SecondCopy[],
): readonly StrayWords[] {
  const going = new Set(copies.map(keyOf));
  // What two brought back at once is where it was, though the other did not see it.
  const twice = copies.flatMap((copy) =>
    copy.instead && isPutBack(draft, copy) && isPutBack(draft, copy.instead) ? [copy.instead] : [],
  );
  const staying = new Set(twice.map(keyOf));
  const letters = (piece: Piece) => Array.from(piece.words, (_, at) => keyOf(behind(piece, at)));
  const isCopy = (piece: Piece) =>
    letters(piece).every((letter) => going.has(letter)) ||
    letters(piece).some((letter) => staying.has(letter));
  const left = stray.map(({ text, pieces }) => ({ text, pieces: pieces.filter((piece) => !isCopy(piece)) }));
  return left.filter(({ pieces }) => pieces.length > 0);
}

/**
 * Takes copies away, and says what stands in their place: who was among them goes there, and so do the words that somebody wrote
 * between them. What is empty then goes too.
 */
export function takeAway(draft: Y.Doc, found: readonly SecondCopy[]): void {
  // What was brought along since then is one of them as well.
  readMovesAnew(draft);
  const copies = found.map((copy) => whereNow(draft, copy));
  const texts = new Map<string, Y.Text>();
  for (const copy of copies) {
    const name = partOf(draft, copy);
    if (name !== null && typeRoots(draft, [name])) texts.set(name, draft.getText(name));
  }
  const going = new Set(copies.map(keyOf));
  // What the other one brought back as well stands where it stood; what was brought along for a word says nothing of its line.
  const isTwice = ({ instead }: SecondCopy) => instead !== null && isPutBack(draft, instead);
  const beside = new Set(copies.filter(isTwice).map(keyOf));
  const parted = partedFromCopies(draft, texts.values(), (letter) => beside.has(keyOf(letter)));
  noteInstead(draft, copies);
  for (const text of texts.values()) deleteLetters(text, going);
  if (parted.length > 0) settleStray(draft, parted);
  for (const text of texts.values()) followInstead(draft, text);
  for (const name of texts.keys()) removeIfEmpty(draft, name);
}

function whereNow(draft: Y.Doc, copy: SecondCopy): SecondCopy {
  const late = isGone(draft, copy) ? lastOf(draft, copy)?.letter : null;
  const early = copy.instead && isGone(draft, copy.instead) ? lastOf(draft, copy.instead) : null;
  const instead = early?.letter ? { ...early.letter, part: early.part } : copy.instead;
  return { ...(late ?? { client: copy.client, clock: copy.clock }), instead };
}

const keyOf = ({ client, clock }: Letter) => `${client}:${clock}`;

/** Three hundred runs go into one record. */
const numbersAtOnce = 1500;

function noteInstead(draft: Y.Doc, copies: readonly SecondCopy[]): void {
  const byPart = new Map<string, number[]>();
  for (const { client, clock, instead } of copies) {
    if (!instead) continue;
    const letters = byPart.get(instead.part) ?? [];
    letters.push(client, clock, 1, instead.client, instead.clock);
    byPart.set(instead.part, letters);
  }
  const moves = draft.getMap<Move>(movesPart);
  // Nothing that is left there was meant to stay.
  for (const [to, all] of byPart) {
    const letters = joinedRuns(all);
    for (let at = 0; at < letters.length; at += numbersAtOnce) {
      const name = `m${draft.clientID}x${Y.getState(draft.store, draft.clientID)}`;
      moves.set(name, { to, letters: letters.slice(at, at + numbersAtOnce), seen: [] });
    }
  }
}

function deleteLetters(text: Y.Text, going: ReadonlySet<string>): void {
  const ranges: { at: number; length: number }[] = [];
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    for (let offset = 0; offset < item.length; offset++, at++) {
      if (!going.has(keyOf(behind(item.id, offset)))) continue;
      const last = ranges.at(-1);
      if (last && last.at + last.length === at) last.length++;
      else ranges.push({ at, length: 1 });
    }
  }
  for (const range of ranges.reverse()) text.delete(range.at, range.length);
}

/** Each round takes along the words that stood beside those of the round before. */
const roundsMost = 50;

function followInstead(draft: Y.Doc, text: Y.Text): void {
  for (let round = 0; round < roundsMost; round++) {
    readMovesAnew(draft);
    const pieces = strayWordsIn(draft, text).filter((piece) => !isPlaced(draft, piece));
    const before = text.length;
    if (pieces.length > 0) settleStray(draft, [{ text, pieces }]);
    if (text.length === before) return;
  }
}

/** Letters that came with somebody's move stay where that put them; those that were brought along go on with what is beside them. */
function isPlaced(draft: Y.Doc, piece: Letter): boolean {
  return isOfTab(piece.client) && cameFrom(draft, piece) !== null;
}

function removeIfEmpty(draft: Y.Doc, name: string): void {
  const id = readPart(name)?.id;
  if (!id || !kindOf(draft, id)) return;
  const { kind, content } = readDraftWidget(draft, id);
  const schema: WidgetSchema<unknown> = schemas[kind];
  if (schema.plainText(content).trim() === "") removeWidget(draft, id);
}
