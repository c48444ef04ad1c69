import * as Y from "yjs";
import { movesPart } from "#widgets/kit/draft-parts.ts";
import type { Move } from "#widgets/kit/moved-letters.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import { removeWidget } from "../arranging.ts";
import { readDraftWidget } from "../draft-widget.ts";
import type { Copy, DoubledText } from "./doubled-lines.ts";

/** So many runs of letters go into one record. */
const runsAtOnce = 300;

/** Takes copies off the page, as a move: carets in them go to the letters that stay, and so do words that are typed among them. */
export function settleDoubles(draft: Y.Doc, doubled: readonly DoubledText[]): void {
  for (const { text, copies } of doubled) {
    for (const part of new Set(copies.map((copy) => copy.part)))
      noteCopies(
        draft,
        part,
        copies.filter((copy) => copy.part === part),
      );
    for (const { at, length } of rangesOf(copies).reverse()) text.delete(at, length);
  }
}

/** To be called when words that stood among the copies have gone along: what is left with none goes. */
export function removeEmptied(draft: Y.Doc, doubled: readonly DoubledText[]): void {
  for (const id of new Set(doubled.map((each) => each.id))) {
    const { kind, content } = readDraftWidget(draft, id);
    const schema: WidgetSchema<unknown> = schemas[kind];
    if (schema.plainText(content).trim() === "") removeWidget(draft, id);
  }
}

function noteCopies(draft: Y.Doc, to: string, copies: readonly Copy[]): void {
  const runs: [number, number, number, number, number][] = [];
  for (const { client, clock, first } of copies) {
    const last = runs.at(-1);
    const isNext =
      last?.[0] === client &&
      last[1] + last[2] === clock &&
      last[3] === first.client &&
      last[4] + last[2] === first.clock;
    if (last && isNext) last[2]++;
    else runs.push([client, clock, 1, first.client, first.clock]);
  }
  const moves = draft.getMap<Move>(movesPart);
  for (let at = 0; at < runs.length; at += runsAtOnce) {
    const name = `d${draft.clientID}x${Y.getState(draft.store, draft.clientID)}`;
    // Nobody had seen what others typed among them.
    moves.set(name, { to, letters: runs.slice(at, at + runsAtOnce).flat(), seen: [] });
  }
}

function rangesOf(copies: readonly Copy[]): { at: number; length: number }[] {
  const ranges: { at: number; length: number }[] = [];
  for (const { at } of copies) {
    const last = ranges.at(-1);
    if (last && last.at + last.length === at) last.length++;
    else ranges.push({ at, length: 1 });
  }
  return ranges;
}
