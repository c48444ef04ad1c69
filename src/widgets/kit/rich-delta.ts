import type { RichText } from "./draft.ts";
import { isSame, lineEnd, type Marking } from "./rich-text.ts";
import { difference } from "./text-difference.ts";

/** What happens to a rich text, from its beginning on. A marking names what changes; null takes a mark away. */
export type RichStep =
  | { readonly retain: number; readonly attributes?: Marking }
  | { readonly insert: string; readonly attributes?: Marking }
  | { readonly delete: number };
export type RichDelta = readonly RichStep[];

/** Letters that gave way to others, by their places before and after. */
export type ChangedRange = {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
};

/**
 * The smallest change that makes some lines of others. Whoever knows where letters were changed says so in `ranges`; letters
 * outside of them stay the same ones, whatever becomes of their lines.
 */
export function deltaBetween(before: RichText, after: RichText, ranges?: readonly ChangedRange[]): RichDelta {
  const [old, now] = [flatOf(before), flatOf(after)];
  const whole = [{ from: 0, to: old.text.length, newFrom: 0, newTo: now.text.length }];
  const changed = ranges && fits(ranges, old.text, now.text) ? ranges : whole;
  const writing = deltaWriting(old.pieces, now);
  let at = 0;
  for (const { from, to, newFrom, newTo } of changed) {
    const step = difference(old.text.slice(from, to), now.text.slice(newFrom, newTo));
    if (!step) continue;
    writing.keep(from + step.at - at);
    writing.remove(step.removed);
    writing.add(step.inserted.length);
    at = from + step.at + step.removed;
  }
  writing.keep(old.text.length - at);
  return writing.steps();
}

/** What is said to stay must be the same on both sides. */
function fits(ranges: readonly ChangedRange[], old: string, now: string): boolean {
  let [at, newAt] = [0, 0];
  for (const { from, to, newFrom, newTo } of ranges) {
    if (from < at || newFrom < newAt || old.slice(at, from) !== now.slice(newAt, newFrom)) return false;
    [at, newAt] = [to, newTo];
  }
  return old.slice(at) === now.slice(newAt);
}

type Piece = { readonly length: number; readonly marking: Marking };
type Flat = { readonly text: string; readonly pieces: readonly Piece[] };

function flatOf(lines: RichText): Flat {
  const pieces: Piece[] = [];
  const words: string[] = [];
  for (const { look, runs } of lines) {
    for (const { text, marks } of runs) {
      words.push(text);
      pieces.push({ length: text.length, marking: marks });
    }
    words.push(lineEnd);
    pieces.push({ length: 1, marking: look });
  }
  return { text: words.join(""), pieces };
}

/** Walks over both sides at once, and writes down what is kept, marked anew, added and removed. */
function deltaWriting(old: readonly Piece[], { text, pieces }: Flat) {
  const [before, after] = [walkOver(old), walkOver(pieces)];
  const steps: RichStep[] = [];
  let place = 0;
  return {
    keep(length: number): void {
      for (let left = length; left > 0; ) {
        const most = Math.min(left, before.left(), after.left());
        const attributes = changeOf(before.take(most), after.take(most));
        steps.push(attributes ? { retain: most, attributes } : { retain: most });
        place += most;
        left -= most;
      }
    },
    remove(length: number): void {
      if (length > 0) steps.push({ delete: length });
      for (let left = length; left > 0; ) {
        const most = Math.min(left, before.left());
        before.take(most);
        left -= most;
      }
    },
    add(length: number): void {
      for (let left = length; left > 0; ) {
        const most = Math.min(left, after.left());
        steps.push({ insert: text.slice(place, place + most), attributes: { ...after.take(most) } });
        place += most;
        left -= most;
      }
    },
    steps: () => joined(steps),
  };
}

function walkOver(pieces: readonly Piece[]) {
  let at = 0;
  let used = 0;
  const here = () => pieces[at] ?? { length: used + Number.MAX_SAFE_INTEGER, marking: {} };
  return {
    left: () => here().length - used,
    take(length: number): Marking {
      const { marking, length: most } = here();
      used += length;
      if (used >= most) [at, used] = [at + 1, 0];
      return marking;
    },
  };
}

/** Null when both say the same. */
export function changeOf(before: Marking, after: Marking): Marking | null {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, after[name] ?? null])) : null;
}

/** Neighbours of one sort as one, and nothing behind the last change. */
export function joined(steps: readonly RichStep[]): RichStep[] {
  const whole: RichStep[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    const one = last && joinedPair(last, step);
    if (one) whole[whole.length - 1] = one;
    else whole.push(step);
  }
  const last = whole.at(-1);
  if (last && "retain" in last && !last.attributes) whole.pop();
  return whole;
}

function joinedPair(one: RichStep, other: RichStep): RichStep | null {
  if ("delete" in one && "delete" in other) return { delete: one.delete + other.delete };
  if ("delete" in one || "delete" in other) return null;
  const isAlike = one.attributes === other.attributes || isSame(one.attributes ?? {}, other.attributes ?? {});
  if (!isAlike) return null;
  if ("retain" in one && "retain" in other) return { ...one, retain: one.retain + other.retain };
  return "insert" in one && "insert" in other ? { ...one, insert: one.insert + other.insert } : null;
}
