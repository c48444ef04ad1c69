/** One replacement: at `at`, `removed` letters give way to `inserted`. Counted as JavaScript counts, never inside a pair. */
export type Difference = { readonly at: number; readonly removed: number; readonly inserted: string };

/**
 * The smallest replacement that turns one text into the other, or null. `caret` is the place in `after` behind what was
 * typed: among equal letters in a row it tells which one is new.
 */
export function difference(before: string, after: string, caret = after.length): Difference | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  const behindCaret = sameEnd(before, after, { from: 0, most: Math.min(most, after.length - caret) });
  let head = 0;
  while (head < most - behindCaret && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = sameEnd(before, after, { from: behindCaret, most: most - head });
  if (splitsPair(before, head) || splitsPair(after, head)) head--;
  if (splitsPair(before, before.length - tail) || splitsPair(after, after.length - tail)) tail--;
  return {
    at: head,
    removed: before.length - tail - head,
    inserted: after.slice(head, after.length - tail),
  };
}

function sameEnd(one: string, other: string, { from, most }: { from: number; most: number }): number {
  let tail = from;
  while (tail < most && one.charCodeAt(one.length - 1 - tail) === other.charCodeAt(other.length - 1 - tail))
    tail++;
  return tail;
}

/** A letter beyond the first plane is two units; a shared text must never be cut between them. */
function splitsPair(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  return isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
}

const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** What happened to a text, from its beginning on, as Yjs tells it. */
export type Step = { readonly retain?: number; readonly insert?: unknown; readonly delete?: number };

/** Where a place of the text is after others wrote; `side` is its side of words that were put exactly there. */
export function placeAfter(place: number, steps: readonly Step[], side: "before" | "behind"): number {
  let [at, result] = [0, place];
  for (const { retain, insert, delete: removed } of steps) {
    if (retain !== undefined) at += retain;
    else if (removed !== undefined) result -= Math.max(0, Math.min(removed, result - at));
    else {
      const length = typeof insert === "string" ? insert.length : 1;
      if (at < result || (at === result && side === "behind")) result += length;
      at += length;
    }
  }
  return result;
}

/**
 * One's own replacement in a text that others have meanwhile changed: the letters one removed, as far as they are still
 * there, and the words that one put in their place. What others wrote between them stays.
 */
export function differenceAfter(own: Difference, others: readonly (readonly Step[])[]): Difference[] {
  const moved = (place: number, side: "before" | "behind") =>
    others.reduce((at, steps) => placeAfter(at, steps, side), place);
  const start = moved(own.at, "before");
  const removals: Difference[] = [];
  for (let letter = own.at + own.removed - 1; letter >= own.at; letter--) {
    const at = moved(letter, "behind");
    if (moved(letter + 1, "before") - at === 1) removals.push({ at, removed: 1, inserted: "" });
  }
  return [...removals, { at: start, removed: 0, inserted: own.inserted }];
}
