import type { Node } from "prosemirror-model";
import { changedRanges } from "../kit/changed-ranges.ts";
import { type RichDelta, deltaBetween } from "../kit/rich-delta.ts";
import { runsOf } from "../kit/inline-nodes.ts";
import { isSame } from "../kit/rich-text.ts";
import type { OwnChange } from "../kit/shared-text.ts";
import { changedWithin, type DocLine, letterAt, linesOfDoc, type PlacedLine, richLines } from "./rich-doc.ts";

/** What somebody did in an editor as a change of the text: letters that they did not touch stay the same ones. */
export function ownDelta(change: OwnChange): RichDelta {
  const within = changedWithin(change.before, change.after);
  return within ? wordsDelta(change, within) : linesDelta(change);
}

/** Typing costs its line. */
function wordsDelta(
  { before, mapping }: OwnChange,
  { start, line }: { start: number; line: Node },
): RichDelta {
  const old = before.resolve(start).parent;
  const place = (size: number) => (position: number) => Math.max(0, Math.min(position - start, size));
  const ranges = changedRanges(mapping, {
    before: place(old.content.size + 1),
    after: place(line.content.size + 1),
  });
  const richLine = (of: Node) => [{ look: {}, runs: runsOf(of) }];
  return behind(letterAt(before, start), deltaBetween(richLine(old), richLine(line), ranges));
}

function linesDelta({ before, after, mapping }: OwnChange): RichDelta {
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
  return behind(start, deltaBetween(richLines(oldLines), richLines(newLines), ranges));
}

function behind(start: number, delta: RichDelta): RichDelta {
  return start > 0 && delta.length > 0 ? [{ retain: start }, ...delta] : delta;
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
