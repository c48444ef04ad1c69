import type { Mapping } from "prosemirror-transform";
import type { ChangedRange } from "./rich-delta.ts";

/** Where an editor's steps changed letters, in order and apart from each other; places become letters on each side. */
export function changedRanges(
  mapping: Mapping,
  letterAt: { before(position: number): number; after(position: number): number },
): ChangedRange[] {
  const ranges: ChangedRange[] = [];
  for (const [place, map] of mapping.maps.entries()) {
    const [back, on] = [mapping.slice(0, place).invert(), mapping.slice(place + 1)];
    map.forEach((oldStart, oldEnd, newStart, newEnd) => {
      ranges.push({
        from: letterAt.before(back.map(oldStart, -1)),
        to: letterAt.before(back.map(oldEnd, 1)),
        newFrom: letterAt.after(on.map(newStart, -1)),
        newTo: letterAt.after(on.map(newEnd, 1)),
      });
    });
  }
  return apart(ranges.sort((one, other) => one.from - other.from || one.newFrom - other.newFrom));
}

function apart(ranges: readonly ChangedRange[]): ChangedRange[] {
  const whole: ChangedRange[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    if (!last || (range.from > last.to && range.newFrom > last.newTo)) whole.push(range);
    else
      whole[whole.length - 1] = {
        from: last.from,
        to: Math.max(last.to, range.to),
        newFrom: Math.min(last.newFrom, range.newFrom),
        newTo: Math.max(last.newTo, range.newTo),
      };
  }
  return whole;
}
