import * as Y from "yjs";
import { movesPart, readPart } from "#widgets/kit/draft-parts.ts";
import {
  becameIn,
  indexOfMoves,
  type Letter,
  type Move,
  type MoveIndex,
} from "#widgets/kit/moved-letters.ts";
import { isThere, kindKey, valuesOf } from "../draft-widget.ts";
import { lastOf } from "./settling.ts";

/**
 * Letters that a new widget was made of, which somebody else had taken into another text at the same moment: two who make a heading of
 * one line. The first to arrive has them; these are copies.
 */
export type DoubledText = { readonly text: Y.Text; readonly id: string; readonly copies: readonly Copy[] };

/** A copied letter at its place, and where the same letter of the first mover stands now. */
export type Copy = Letter & { readonly at: number; readonly part: string; readonly first: Letter };

/** Asked behind a change. Moves into texts that were there before are none: what is joined is not made twice. */
export function doubledAfter({ doc, changed }: Y.Transaction): DoubledText[] {
  const moves = doc.getMap<Move>(movesPart);
  const names = (changed as Map<unknown, Set<string | null>>).get(moves);
  if (!names) return [];
  const isNew = ([name]: readonly [string, Move]) => names.has(name);
  const all = [...moves.entries()].filter(([name]) => isMove(name));
  const older = indexOfMoves(all.filter((each) => !isNew(each)).map(([, move]) => move));
  const fresh = all.filter((each) => isNew(each) && isMadeBy(each[1], { doc, changed }));
  const parts = new Set(fresh.map(([, { to }]) => to));
  return [...parts].flatMap((to) => {
    const own = fresh.flatMap(([, move]) => (move.to === to ? [turned(move)] : []));
    const text = doc.getText(to);
    const copies = copiesIn(doc, { text, to, older, sources: indexOfMoves(own) });
    return copies.length > 0 ? [{ text, id: readPart(to)?.id ?? "", copies }] : [];
  });
}

/** What undo brings back, and what the server took along, are no deeds of two people. */
const isMove = (name: string) => name.startsWith("m");

/** Whether a move went into a widget that came with the same change. */
function isMadeBy({ to }: Move, { doc, changed }: Pick<Y.Transaction, "doc" | "changed">): boolean {
  const part = readPart(to);
  if (!part || (part.holds !== "rich" && part.holds !== "text")) return false;
  const values = valuesOf(doc, part.id);
  return (changed as Map<unknown, Set<string | null>>).get(values)?.has(kindKey) === true;
}

/** From letters as they are now to those that they were. */
function turned({ to, letters }: Move): Move {
  const back: number[] = [];
  for (let at = 0; at + 4 < letters.length; at += 5) {
    const [client = 0, clock = 0, length = 0, toClient = -1, toClock = -1] = letters.slice(at, at + 5);
    if (toClient >= 0) back.push(toClient, toClock, length, client, clock);
  }
  return { to, letters: back, seen: [] };
}

type Texts = {
  readonly text: Y.Text;
  readonly to: string;
  readonly older: MoveIndex;
  readonly sources: MoveIndex;
};

/** Costs the letters of the new text, whatever the moves say. */
function copiesIn(draft: Y.Doc, { text, to, older, sources }: Texts): Copy[] {
  if (older.size === 0) return [];
  const copies: Copy[] = [];
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    for (let offset = 0; offset < item.length; offset++, at++) {
      const letter = { client: item.id.client, clock: item.id.clock + offset };
      const source = becameIn(sources, letter)?.letter;
      const taken = source && becameIn(older, source);
      const now = taken?.letter ? (lastOf(draft, taken.letter) ?? taken) : null;
      const first = now?.letter;
      if (now && first && now.part !== to && stands(draft, now.part, first))
        copies.push({ ...letter, at, part: now.part, first });
    }
  }
  return copies;
}

/** What the first mover has deleted since is nobody's any more: then the copy stays. */
function stands(draft: Y.Doc, part: string, { client, clock }: Letter): boolean {
  const id = readPart(part)?.id;
  if (!id || !isThere(draft, id) || clock >= Y.getState(draft.store, client)) return false;
  const item = Y.getItem(draft.store, Y.createID(client, clock));
  return item instanceof Y.Item && !item.deleted;
}
