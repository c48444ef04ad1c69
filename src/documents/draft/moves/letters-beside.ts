import * as Y from "yjs";
import { itemOf } from "#widgets/kit/letter-items.ts";
import type { Letter } from "#widgets/kit/move-index.ts";
import { type Became, cameFrom } from "#widgets/kit/moved-letters.ts";
import { lineEnd } from "#widgets/kit/rich-text.ts";
import type { Piece } from "./stray-words.ts";

/** So many runs of letters before or behind a letter are looked at. */
const lookedMost = 100;
/** Words are brought along a few times while they are written. */
const hopsMost = 5;

/**
 * How many letters others have written before one that was moved, since then: whoever is still writing them goes on behind the last,
 * and words that come there would stand in the middle of theirs. The writer's own words come behind what they typed before, and before
 * what they typed later: their caret went along with the line in the middle of a word.
 */
export function writtenBefore(draft: Y.Doc, { letter, move }: Became, piece: Piece): number {
  let count = 0;
  let item = letter && itemOf(draft, letter);
  if (!letter || !item || item.id.clock < letter.clock) return 0;
  const writer = typedAs(draft, piece);
  for (let looked = 0; looked < lookedMost && item.left; looked++) {
    item = item.left;
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    if (item.content.str.includes(lineEnd) || cameFrom(draft, item.lastId)?.move === move) break;
    const typed = typedAs(draft, item.lastId);
    if (typed.client === writer.client && typed.clock < writer.clock) break;
    count += item.length;
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
  piece: Piece,
): number {
  let item = letter && itemOf(draft, letter);
  if (!letter || !item || item.lastId.clock > letter.clock) return 0;
  const id = Y.createID(letter.client, letter.clock);
  const writer = typedAs(draft, piece);
  let [passed, before] = [0, 0];
  for (let looked = 0; looked < lookedMost && item.right; looked++) {
    item = item.right;
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    if (item.content.str.includes(lineEnd) || holds(item, right?.letter ?? null)) break;
    const typed = typedAs(draft, item.id);
    const isOwn = typed.client === writer.client;
    if (isOwn && typed.clock > writer.clock && Y.compareIDs(item.origin, id)) return passed;
    if (isOwn && typed.clock < writer.clock && before === passed) before += item.length;
    passed += item.length;
  }
  return before;
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
