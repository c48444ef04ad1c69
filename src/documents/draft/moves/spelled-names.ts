import type * as Y from "yjs";
import { movesPart } from "#widgets/kit/draft-parts.ts";
import type { Letter, Move } from "#widgets/kit/move-index.ts";

/** A mention whose line became plain words, and the letters that say its name there (decision 0047). */
export type Name = {
  readonly from: Letter;
  readonly part: string;
  readonly to: Letter;
  readonly length: number;
  readonly move: Move;
};

export function namesIn(move: Move): Name[] {
  const all: Name[] = [];
  const { to: part, names = [] } = move;
  for (let at = 0; at + 4 < names.length; at += 5) {
    const [client = 0, clock = 0, length = 0, toClient = 0, toClock = 0] = names.slice(at, at + 5);
    if (length < 1) continue;
    all.push({ from: { client, clock }, part, to: { client: toClient, clock: toClock }, length, move });
  }
  return all;
}

/** What one of those who moved a mention spelled it with; null where nobody did. */
export function nameOf(draft: Y.Doc, mention: Letter, isAsked: (move: Move) => boolean): Name | null {
  for (const move of draft.getMap<Move>(movesPart).values()) {
    if (!isAsked(move)) continue;
    const name = namesIn(move).find(
      ({ from }) => from.client === mention.client && from.clock === mention.clock,
    );
    if (name) return name;
  }
  return null;
}
