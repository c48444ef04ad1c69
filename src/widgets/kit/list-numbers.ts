import type * as Y from "yjs";
import type { LineLook } from "./draft.ts";
import { deltaBetween } from "./rich-delta.ts";
import { linesIn, lookFrom } from "./rich-text.ts";

/** A line with which a list begins when the lines before it have left, and how many items those were. */
type Heir = {
  readonly at: number;
  /** The line that said from which number the list counts. */
  readonly from: number;
  readonly passed: number;
};

/** Whether a line is an item of the numbered list that begins with the other. */
export const isItemOf = (list: LineLook, look: LineLook | undefined): boolean =>
  look?.list === "number" && (look.level ?? 1) === (list.level ?? 1);

const isInside = (look: LineLook, { level = 1 }: LineLook) =>
  look.list !== undefined && ((look.level ?? 1) > level || look.list === "more");

/** The item before one in its list; null for the first. */
function itemBefore(looks: readonly LineLook[], at: number): number | null {
  const item = looks[at] ?? {};
  if (item.apart) return null;
  for (let above = at - 1; above >= 0; above--) {
    const look = looks[above] ?? {};
    if (look.style !== item.style) return null;
    if (isItemOf(item, look)) return above;
    if (!isInside(look, item)) return null;
  }
  return null;
}

function numberOf(looks: readonly LineLook[], at: number): number {
  let [first, passed] = [at, 0];
  for (let above = itemBefore(looks, at); above !== null; above = itemBefore(looks, above)) {
    first = above;
    passed++;
  }
  return (looks[first]?.start ?? 1) + passed;
}

/**
 * Where a list is broken in its middle, what stands below counts on from what is still an item above: others were read as the next
 * of it. Below an item that comes out of an inner list, a list of its own begins.
 */
export function countedOn(looks: readonly LineLook[], made: readonly LineLook[]): LineLook[] {
  const kept = [...made];
  for (const [at, look] of looks.entries()) {
    const isBroken =
      look.list === "number" && isItemOf(look, made[at]) && itemBefore(made, at) === null && !made[at]?.apart;
    if (!isBroken) continue;
    let above = itemBefore(looks, at);
    while (above !== null && !isItemOf(look, made[above])) above = itemBefore(looks, above);
    if (above === null || hasShallower(made.slice(above + 1, at), look)) continue;
    kept[at] = lookFrom({ ...made[at], start: numberOf(kept, above) + 1 });
  }
  return kept;
}

const hasShallower = (looks: readonly LineLook[], { level = 1 }: LineLook) =>
  looks.some((look) => look.list !== undefined && (look.level ?? 1) < level);

/** The lines that take over the number of their lists. */
export function heirsOf(looks: readonly LineLook[], leaves: (number: number) => boolean): Heir[] {
  return looks.flatMap((list, from) => {
    if (list.start === undefined || !leaves(from)) return [];
    let passed = 1;
    for (let at = from + 1; at < looks.length; at++) {
      const look = looks[at] ?? {};
      if (isInside(look, list)) continue;
      if (!isItemOf(list, look) || look.apart || look.start !== undefined) break;
      if (!leaves(at)) return [{ at, from, passed }];
      passed++;
    }
    return [];
  });
}

type Leaving = {
  readonly first: number;
  readonly last: number;
  /** What has left goes on counting: a heading that was the seventh stays it. */
  readonly isCounted: boolean;
  /** What stands above and below is no one list any more; of lines that are counted it never is. */
  readonly isParted?: boolean;
};

/** The looks of lines of which some go: what is left of a list counts from its number. */
export function withNumbers(
  looks: readonly LineLook[],
  { first, last, isCounted, isParted = isCounted }: Leaving,
): LineLook[] {
  const made = [...looks];
  for (const { at, from, passed } of heirsOf(looks, (number) => number >= first && number <= last)) {
    const { start = 1, apart } = looks[from] ?? {};
    made[at] = lookFrom({
      ...looks[at],
      ...(isCounted ? {} : { apart }),
      start: start + (isCounted ? passed : 0),
    });
  }
  return isParted ? countedBelow(made, { first, last }) : made;
}

/** Lines that go into widgets are no items any more; they keep their looks until they go. */
function countedBelow(
  looks: readonly LineLook[],
  { first, last }: { readonly first: number; readonly last: number },
): LineLook[] {
  const isGoing = (at: number) => at >= first && at <= last;
  const left = looks.map((look, at) => (isGoing(at) ? {} : look));
  return countedOn(looks, left).map((look, at) => (isGoing(at) ? (looks[at] ?? {}) : look));
}

/** The looks of the lines from one on, which are a text of their own then: each keeps the number with which it was read. */
export function numbersKept(looks: readonly LineLook[], from: number): LineLook[] {
  const below = looks.slice(from);
  return below.map((look, at) => {
    const isCutOff =
      look.list === "number" && itemBefore(below, at) === null && itemBefore(looks, from + at) !== null;
    return isCutOff ? lookFrom({ ...look, start: numberOf(looks, from + at) }) : look;
  });
}

/** Gives what is left its numbers in the draft, before the lines go. */
export function keepNumbers(text: Y.Text, leaving: Leaving): void {
  const lines = linesIn(text);
  const looks = withNumbers(
    lines.map(({ look }) => look),
    leaving,
  );
  const standing = lines.map((line, number) => ({ ...line, look: looks[number] ?? {} }));
  text.applyDelta([...deltaBetween(lines, standing)]);
}
