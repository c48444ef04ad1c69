import * as Y from "yjs";
import { isGone, itemOf } from "#widgets/kit/letter-items.ts";
import { holds, typedAs } from "#widgets/kit/letters-beside.ts";
import type { Letter } from "#widgets/kit/move-index.ts";
import { cameFrom, lastOf } from "#widgets/kit/moved-letters.ts";
import { lineEnd } from "#widgets/kit/rich-text.ts";

const blank = /\s/;
/** No word is longer, and so far before it is looked for the letter behind which a caret stood. */
const lettersMost = 100;
/** Between two letters of a word lie letters that were taken back, marks and records; more are nobody's typing. */
const skippedMost = 20;

export const isSame = (one: Letter | null, other: Letter | null): boolean =>
  one !== null && other !== null && one.client === other.client && one.clock === other.clock;

/** What a letter says, blanks too; "" for what is no letter or is gone. */
export function signOf(draft: Y.Doc, { client, clock }: Letter): string {
  const item = itemOf(draft, { client, clock });
  return item?.content instanceof Y.ContentString ? (item.content.str[clock - item.id.clock] ?? "") : "";
}

export const isOfWord = (sign: string): boolean => sign !== "" && !blank.test(sign);

/** What a letter is now, wherever it was taken; null where it was deleted. */
export function letterNow(draft: Y.Doc, typed: Letter): Letter | null {
  if (!isGone(draft, typed)) return typed;
  const last = lastOf(draft, typed)?.letter ?? null;
  return last && !isGone(draft, last) ? last : null;
}

/** The letter of a line that its writer typed before this one, both as they were typed. */
export function typedBefore(draft: Y.Doc, { client, clock }: Letter): Letter | null {
  for (let back = 1; back <= skippedMost && back <= clock; back++) {
    const letter = { client, clock: clock - back };
    const item = itemOf(draft, letter);
    if (!item) return null;
    const now = letterNow(draft, letter);
    // Of letters that are gone the server knows no more than that they were there.
    if (!now || (!item.deleted && !(item.content instanceof Y.ContentString))) continue;
    const sign = signOf(draft, now);
    return sign === "" || sign === lineEnd || cameFrom(draft, letter) ? null : letter;
  }
  return null;
}

/**
 * Whether a letter was typed right behind another: behind it or what it became, or where the caret had come while that letter was still on its
 * way. Who puts the caret before a word, or elsewhere, begins another one.
 */
export function isInOneGo(draft: Y.Doc, before: Letter, typed: Letter): boolean {
  const origin = asTyped(draft, originOf(draft, typed));
  if (isSame(origin, before)) return true;
  const first = firstOf(draft, before);
  const right = rightOf(draft, typed);
  if (right?.client === typed.client && right.clock >= first.clock && right.clock <= before.clock)
    return false;
  if (isSame(right, rightOf(draft, first))) return true;
  return origin !== null && wasBehind(draft, first, origin) && !standsBefore(draft, first, typed);
}

export const asTyped = (draft: Y.Doc, letter: Letter | null): Letter | null =>
  letter && typedAs(draft, letter);

export function originOf(draft: Y.Doc, { client, clock }: Letter): Letter | null {
  const item = itemOf(draft, { client, clock });
  if (!item) return null;
  return clock > item.id.clock ? { client, clock: clock - 1 } : item.origin;
}

const rightOf = (draft: Y.Doc, letter: Letter): Letter | null =>
  asTyped(draft, itemOf(draft, letter)?.rightOrigin ?? null);

/** The letter with which the word of another begins, as far as it was typed in its place. */
function firstOf(draft: Y.Doc, letter: Letter): Letter {
  let first = letter;
  for (let count = 0; count < lettersMost; count++) {
    const before = typedBefore(draft, first);
    const now = before && letterNow(draft, before);
    if (!before || !now || !isOfWord(signOf(draft, now))) break;
    if (!isSame(asTyped(draft, originOf(draft, first)), before)) break;
    first = before;
  }
  return first;
}

/** Whether a letter stands before the place behind which another was typed: who came there went past it. */
function standsBefore(draft: Y.Doc, letter: Letter, typed: Letter): boolean {
  const origin = originOf(draft, typed);
  let item = origin && itemOf(draft, origin);
  for (let looked = 0; looked < lettersMost && item; looked++) {
    item = item.left;
    if (item && holds(item, letter)) return true;
  }
  return false;
}

/** Whether a letter stood not far before a word, where that was typed. */
function wasBehind(draft: Y.Doc, first: Letter, origin: Letter): boolean {
  let item = itemOf(draft, first);
  let clock = first.clock - 1;
  for (let looked = 0; looked < lettersMost && item; looked++) {
    if (clock < item.id.clock) {
      item = item.left;
      clock = item?.lastId.clock ?? 0;
    } else if (isSame(typedAs(draft, { client: item.id.client, clock }), origin)) return true;
    else clock--;
  }
  return false;
}
