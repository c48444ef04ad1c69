import { changedRanges } from "../kit/changed-ranges.ts";
import { type RichDelta, deltaBetween } from "../kit/rich-delta.ts";
import { isSame } from "../kit/rich-text.ts";
import type { OwnChange } from "../kit/shared-text.ts";
import { type DocLine, type PlacedLine, letterAt, linesOfDoc, richLines } from "./rich-doc.ts";

/** What somebody did in an editor as a change of the text: letters that they did not touch stay the same ones. */
export function ownDelta({ before, after, mapping }: OwnChange): RichDelta {
  const [old, now] = [linesOfDoc(before), linesOfDoc(after)];
  const { head, oldEnd, newEnd } = changedPart(old, now);
  const start = old[head]?.at ?? endOf(old);
  const [oldLines, newLines] = [old.slice(head, oldEnd), now.slice(head, newEnd)];
  const [end, endNow] = [old[oldEnd]?.at ?? endOf(old), now[newEnd]?.at ?? endOf(now)];
  const within = (letter: number, most: number) => Math.max(start, Math.min(letter, most)) - start;
  const ranges = changedRanges(mapping, {
    before: (position) => within(letterAt(before, position), end),
    after: (position) => within(letterAt(after, position), endNow),
  });
  const delta = deltaBetween(richLines(oldLines), richLines(newLines), ranges);
  if (delta.length === 0) return delta;
  return start > 0 ? [{ retain: start }, ...delta] : delta;
}

function endOf(lines: readonly PlacedLine[]): number {
  const last = lines.at(-1);
  return last ? last.at + last.line.content.size + 1 : 0;
}

/** The lines between those that are the same at the beginning and at the end. */
function changedPart(old: readonly DocLine[], now: readonly DocLine[]) {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && isSameLine(old[head], now[head])) head++;
  let tail = 0;
  while (tail < most - head && isSameLine(old.at(-1 - tail), now.at(-1 - tail))) tail++;
  return { head, oldEnd: old.length - tail, newEnd: now.length - tail };
}

function isSameLine(one: DocLine | undefined, other: DocLine | undefined): boolean {
  if (!one || !other || !isSame(one.look, other.look)) return false;
  return one.line === other.line || one.line.eq(other.line);
}
