import * as Y from "yjs";
import { type Letter, type Move, broughtAt } from "#widgets/kit/move-index.ts";
import { lookFrom, marksFrom } from "#widgets/kit/rich-text.ts";
import type { Piece, StrayWords } from "./stray-words.ts";

/**
 * Letters that undo brought back together with others which go, since these stand elsewhere: they belong beside those. To be asked
 * before any goes.
 */
export function partedFromCopies(
  draft: Y.Doc,
  texts: Iterable<Y.Text>,
  isGoing: (letter: Letter) => boolean,
): StrayWords[] {
  return [...texts].flatMap((text) => {
    const pieces = runsIn(draft, text, isGoing).flatMap(({ run, before, behind }) =>
      before || behind
        ? run.map((piece, at) => ({ ...piece, before: lastOf(run[at - 1]) ?? before, behind }))
        : [],
    );
    return pieces.length > 0 ? [{ text, pieces }] : [];
  });
}

type Run = { readonly run: readonly Part[]; readonly before: Letter | null; readonly behind: Letter | null };
type Part = Omit<Piece, "before" | "behind">;

const lastOf = (part: Part | undefined): Letter | null =>
  part ? { client: part.client, clock: part.clock + part.words.length - 1 } : null;

/** Letters in a row that one undo brought back and that stay, and those before and behind them that it brought back and that go. */
function runsIn(draft: Y.Doc, text: Y.Text, isGoing: (letter: Letter) => boolean): Run[] {
  const runs: Run[] = [];
  let by: Move | null = null;
  let before: Letter | null = null;
  let run: Part[] = [];
  const end = (behind: Letter | null) => {
    if (run.length > 0) runs.push({ run, before, behind });
    run = [];
    before = behind;
  };
  for (const part of partsOf(text, isGoing)) {
    const entry = broughtAt(draft, part);
    const move = entry?.move.back ? entry.move : null;
    if (move !== by) end(null);
    by = move;
    if (!move) continue;
    if (!part.isGoing) run.push(part);
    else {
      end({ client: part.client, clock: part.clock });
      before = lastOf(part);
    }
  }
  end(null);
  return runs;
}

/** The letters of a text in pieces that stay or go as a whole. */
function* partsOf(
  text: Y.Text,
  isGoing: (letter: Letter) => boolean,
): Generator<Part & { isGoing: boolean }> {
  const marking = new Map<string, unknown>();
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    if (item.content instanceof Y.ContentFormat) marking.set(item.content.key, item.content.value);
    if (!item.countable) continue;
    const { client, clock } = item.id;
    const words = item.content instanceof Y.ContentString ? item.content.str : "";
    const shown = {
      marks: marksFrom(Object.fromEntries(marking)),
      look: lookFrom(Object.fromEntries(marking)),
    };
    for (let from = 0; from < words.length; ) {
      const goes = isGoing({ client, clock: clock + from });
      let to = from + 1;
      while (to < words.length && isGoing({ client, clock: clock + to }) === goes) to++;
      yield {
        client,
        clock: clock + from,
        words: words.slice(from, to),
        at: at + from,
        ...shown,
        isGoing: goes,
      };
      from = to;
    }
    at += item.length;
  }
}
