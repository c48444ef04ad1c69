import * as Y from "yjs";
import { isGone, itemOf } from "./letter-items.ts";
import type { Letter } from "./move-index.ts";
import { movedPlace } from "./moved-letters.ts";
import { lineEnd } from "./rich-text.ts";

/**
 * The letters of a line on both sides of a caret, the nearest first. One letter is not enough to find it again: of a change that
 * deletes that one and takes the line elsewhere, the others tell where.
 */
export type LettersAtCaret = { readonly before: readonly Letter[]; readonly behind: readonly Letter[] };

/** So many are looked at on each side. */
const lettersMost = 200;

export function lettersAtCaret(draft: Y.Doc, { item, assoc }: Y.RelativePosition): LettersAtCaret {
  const run = item && itemOf(draft, item);
  if (!item || !run) return { before: [], behind: [] };
  const at = item.clock - run.id.clock + (assoc < 0 ? 1 : 0);
  const wasThere = ({ deleted }: Y.Item) => !deleted;
  return {
    before: lettersFrom(run, { at, way: "left", wasThere }),
    behind: lettersFrom(run, { at, way: "right", wasThere }),
  };
}

type Search = {
  readonly at: number;
  readonly way: "left" | "right";
  readonly wasThere: (item: Y.Item) => boolean;
};

/** The letters from a place within a run on, up to the end of the line. */
export function lettersFrom(run: Y.Item, { at, way, wasThere }: Search): Letter[] {
  const letters: Letter[] = [];
  for (let item: Y.Item | null = run; item; item = item[way]) {
    if (!item.countable || !wasThere(item)) continue;
    const { client, clock } = item.id;
    for (const offset of offsetsIn(item, item === run ? at : null, way)) {
      const isEnd = item.content instanceof Y.ContentString && item.content.str[offset] === lineEnd;
      // At the start of a line the end of the one before is nothing to go by; at its end the caret goes by its own.
      if (!isEnd || way === "right") letters.push({ client, clock: clock + offset });
      if (isEnd || letters.length === lettersMost) return letters;
    }
  }
  return letters;
}

/** The letters of a run from a place on; from its beginning, or its end, where there is none. */
function offsetsIn({ length }: Y.Item, at: number | null, way: "left" | "right"): number[] {
  const begin = at ?? (way === "left" ? length : 0);
  const count = Math.min(lettersMost, way === "left" ? begin : length - begin);
  return Array.from({ length: count }, (_, more) => (way === "left" ? begin - 1 - more : begin + more));
}

/** Where a caret between these letters belongs now: by the nearest of them that is still somewhere; null when none is. */
export function placeByLetters(draft: Y.Doc, { before, behind }: LettersAtCaret): Y.RelativePosition | null {
  const sides = [
    [before, -1],
    [behind, 0],
  ] as const;
  for (const [letters, assoc] of sides)
    for (const { client, clock } of letters) {
      const place = new Y.RelativePosition(null, null, Y.createID(client, clock), assoc);
      const moved = movedPlace(draft, place);
      if (moved && !(moved.item && isGone(draft, moved.item))) return moved;
      if (!isGone(draft, { client, clock })) return place;
    }
  return null;
}
