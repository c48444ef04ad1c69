import * as Y from "yjs";
import { itemOf } from "./letter-items.ts";
import type { Letter } from "./move-index.ts";
import { type Became, cameFrom } from "./moved-letters.ts";
import { lineEnd } from "./rich-text.ts";

/** So many runs of letters before or behind a letter are looked at. */
const lookedMost = 100;
/** No word is longer. */
const lettersMost = 100;
/** So far it is looked behind a letter for what its writer had typed before. */
const lineMost = 500;
/** Words are brought along a few times while they are written. */
const hopsMost = 5;

/**
 * How many letters others have written before one that was moved, since then: whoever is still writing them goes on behind the last, and
 * words (or a caret, as the next letter of its writer) that come there would stand in the middle of theirs. A word of which the beginning
 * was moved too is theirs as a whole. The writer's own words come behind what they typed before, and before what they typed later: their
 * caret went along with the line in the middle of a word.
 */
export function writtenBefore(
  draft: Y.Doc,
  { letter, move }: Pick<Became, "letter" | "move">,
  word: Letter,
): number {
  let count = 0;
  let first: Letter | null = null;
  let item = letter && itemOf(draft, letter);
  if (!letter || !item || item.id.clock < letter.clock) return 0;
  const writer = typedAs(draft, word);
  const { origin } = item;
  for (let looked = 0; looked < lookedMost && item.left; looked++) {
    item = item.left;
    const isBefore = origin !== null && holds(item, origin);
    if (isBefore && item.deleted) break;
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const { str } = item.content;
    const inLine = str.length - (str.lastIndexOf(lineEnd) + 1);
    if (inLine === 0) break;
    if (cameFrom(draft, item.lastId)?.move === move) return count + begunIn(draft, item.lastId, first);
    const typed = typedAs(draft, item.lastId);
    if (typed.client === writer.client && typed.clock < writer.clock) break;
    // What the mover wrote the letter behind was there before.
    if (isBefore) return count + Math.min(inLine, item.lastId.clock - origin.clock);
    count += inLine;
    if (inLine < str.length) break;
    first = typedAs(draft, item.id);
  }
  return count;
}

/** How many of the letters up to one were typed right before another, in one word. */
function begunIn(draft: Y.Doc, { client, clock }: Letter, next: Letter | null): number {
  let count = 0;
  if (!next) return count;
  for (; count < lettersMost; count++) {
    const typed = typedAs(draft, { client, clock: clock - count });
    if (typed.client !== next.client || typed.clock !== next.clock - 1 - count) break;
  }
  return count;
}

/**
 * How many letters stand between a letter and the place for a word of one who typed behind it: those that its writer had typed before
 * and that came there by another way, and all up to what its writer has typed there since; none behind the letter before which it
 * was typed.
 */
export function ownBehind(
  draft: Y.Doc,
  { left: { letter }, right }: { readonly left: Became; readonly right: Became | null },
  word: Letter,
): number {
  let item = letter && itemOf(draft, letter);
  if (!letter || !item) return 0;
  const id = Y.createID(letter.client, letter.clock);
  const writer = typedAs(draft, word);
  const begun = ownAfter(draft, { item, letter, end: right?.letter ?? null }, writer);
  if (letter.clock + begun < item.lastId.clock) return begun;
  let [passed, before] = [begun, begun];
  for (let looked = 0; looked < lookedMost && item.right; looked++) {
    item = item.right;
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const [inLine = ""] = item.content.str.split(lineEnd, 1);
    if (inLine === "" || holds(item, right?.letter ?? null)) break;
    const typed = typedAs(draft, item.id);
    const isOwn = typed.client === writer.client;
    if (isOwn && typed.clock > writer.clock && Y.compareIDs(item.origin, id)) return passed;
    if (isOwn && typed.clock < writer.clock && before === passed) before += inLine.length;
    passed += inLine.length;
    if (inLine.length < item.length) break;
  }
  return before;
}

/** So many letters behind one, written there in one run, were typed by a writer before their word. */
function ownAfter(
  draft: Y.Doc,
  { item, letter, end }: { readonly item: Y.Item; readonly letter: Letter; readonly end: Letter | null },
  writer: Letter,
): number {
  if (!(item.content instanceof Y.ContentString)) return 0;
  const behind = letter.clock + 1 - item.id.clock;
  const [inLine = ""] = item.content.str.slice(behind, behind + lineMost).split(lineEnd, 1);
  const isBounded = end !== null && holds(item, end) && end.clock > letter.clock;
  const most = isBounded ? Math.min(inLine.length, end.clock - letter.clock - 1) : inLine.length;
  for (let count = 0; count < most; count++) {
    const typed = typedAs(draft, { client: letter.client, clock: letter.clock + count + 1 });
    if (typed.client !== writer.client || typed.clock > writer.clock) return count;
  }
  return most;
}

/** How many letters of this tab came right behind another since then: they were typed before whatever its person types next. */
export function ownSince(draft: Y.Doc, letter: Letter, known: ReadonlyMap<number, number>): number {
  let count = 0;
  let item = itemOf(draft, letter);
  if (item?.lastId.clock !== letter.clock) return 0;
  const isOwn = (client: number, clock: number) =>
    clock >= (known.get(client) ?? 0) && typedAs(draft, { client, clock }).client === draft.clientID;
  for (let looked = 0; looked < lookedMost && item.right; looked++) {
    item = item.right;
    if (item.deleted || !item.countable) continue;
    for (let at = 0; at < item.length; at++, count++)
      if (!isOwn(item.id.client, item.id.clock + at)) return count;
  }
  return count;
}

export function holds({ id, length }: Y.Item, letter: Letter | null): boolean {
  return letter?.client === id.client && letter.clock >= id.clock && letter.clock < id.clock + length;
}

/** The letter as somebody typed it, which was brought to where it is. */
export function typedAs(draft: Y.Doc, letter: Letter): Letter {
  let typed = letter;
  for (let hop = 0; hop < hopsMost; hop++) {
    const from = cameFrom(draft, typed);
    if (!from) break;
    typed = from.letter;
  }
  return typed;
}
