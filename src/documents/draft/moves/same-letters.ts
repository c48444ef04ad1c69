import type * as Y from "yjs";
import { readPart } from "#widgets/kit/draft-parts.ts";
import { itemOf, partOf } from "#widgets/kit/letter-items.ts";
import { type Letter, becameAt, broughtAt } from "#widgets/kit/move-index.ts";
import { cameFrom } from "#widgets/kit/moved-letters.ts";
import { isThere } from "../draft-widget.ts";

/** Undo and redo write a letter anew each time; more are nobody's deed. */
const hopsMost = 100;
/** So many letters are looked at in search of those that are the same one. */
const readMost = 200;

export type Place = Letter & { readonly part: string };

/** The letter and where it stands; null where it is gone, and for marks between letters. */
export function standing(draft: Y.Doc, { client, clock }: Letter): Place | null {
  const item = itemOf(draft, { client, clock });
  const part = item && !item.deleted && item.countable ? partOf(draft, { client, clock }) : null;
  return part === null ? null : { client, clock, part };
}

/** The other letters on the page that are the same one: each was written in its place, by a move or by undo. */
export function sameLetters(draft: Y.Doc, letter: Letter): Place[] {
  const first = firstOf(draft, letter);
  const open = [first];
  const read = new Set([keyOf(letter), keyOf(first)]);
  const found: Place[] = [];
  for (let count = 0; count < readMost; count++) {
    const one = open.pop();
    if (!one) break;
    const place = keyOf(one) === keyOf(letter) ? null : standing(draft, one);
    if (place && isOnPage(draft, place) && keyOf(firstOf(draft, one)) === keyOf(first)) found.push(place);
    for (const next of nextOf(draft, one)) {
      if (read.has(keyOf(next))) continue;
      read.add(keyOf(next));
      open.push(next);
    }
  }
  return found;
}

/**
 * Of two that are the same letter, of which undo has just brought one back, whether that one stays: where it stands where both stood
 * once, and the other was taken elsewhere from there. Who took on what was taken back has had the last word.
 */
export function staysBeside(draft: Y.Doc, fresh: Place, other: Place): boolean {
  const others = lineOf(draft, other);
  if (
    others.some((letter) =>
      nextOf(draft, letter).some(
        (next) => keyOf(next) === keyOf(fresh) && keyOf(letter) !== keyOf(firstOf(draft, fresh)),
      ),
    )
  )
    return false;
  const known = new Set(others.map(keyOf));
  const parted = lineOf(draft, fresh).find((letter) => known.has(keyOf(letter)));
  const home = parted && partOf(draft, parted);
  return fresh.part === home && other.part !== home;
}

const isOnPage = (draft: Y.Doc, { part }: Place) => isThere(draft, readPart(part)?.id ?? "");

function nextOf(draft: Y.Doc, letter: Letter): Letter[] {
  return becameAt(draft, letter).flatMap(({ from, to }) =>
    to ? [{ client: to.client, clock: to.clock + letter.clock - from }] : [],
  );
}

const firstOf = (draft: Y.Doc, letter: Letter): Letter => lineOf(draft, letter).at(-1) ?? letter;

/** Others say later that a letter stands in place of theirs. */
export function isWrittenFor(draft: Y.Doc, letter: Letter, from: Letter): boolean {
  const before = [letterBefore(draft, letter), cameFrom(draft, letter)?.letter].flatMap((one) => one ?? []);
  return before.length === 0 || before.some((one) => keyOf(one) === keyOf(from));
}

function letterBefore(draft: Y.Doc, letter: Letter): Letter | null {
  const entry = broughtAt(draft, letter);
  return entry?.to ? { client: entry.to.client, clock: entry.to.clock + letter.clock - entry.from } : null;
}

/** A letter, and before it what it was, up to the one that somebody typed. */
function lineOf(draft: Y.Doc, letter: Letter): Letter[] {
  const line: Letter[] = [];
  let one: Letter | null = letter;
  for (let hop = 0; hop < hopsMost && one; hop++) {
    line.push(one);
    one = letterBefore(draft, one);
  }
  return line;
}

const keyOf = ({ client, clock }: Letter) => `${client}:${clock}`;
