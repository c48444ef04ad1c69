export type Edit = "same" | "removed" | "added";

/**
 * The fewest removals and additions that make one list of another, in order (Myers 1986); null where more than `most` are
 * needed. Costs the length of both lists and, at worst, `most` times that.
 */
export function shortestEdit(
  before: readonly string[],
  after: readonly string[],
  most: number,
): Edit[] | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--;
    endAfter--;
  }
  const middle = editOf(before.slice(start, endBefore), after.slice(start, endAfter), most);
  if (!middle) return null;
  const same = (count: number): Edit[] => Array.from({ length: count }, () => "same");
  return [...same(start), ...middle, ...same(before.length - endBefore)];
}

/** How far each diagonal has come, for each number of edits; diagonals are counted from `-edits`. */
type Reached = readonly number[];

function editOf(before: readonly string[], after: readonly string[], most: number): Edit[] | null {
  const reached: Reached[] = [];
  for (let edits = 0; edits <= Math.min(most, before.length + after.length); edits++) {
    const last = reached.at(-1);
    const now: number[] = Array.from({ length: 2 * edits + 1 }, () => 0);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let at = last ? stepFrom(last, edits, diagonal).at : 0;
      while (at < before.length && at - diagonal < after.length && before[at] === after[at - diagonal]) at++;
      now[diagonal + edits] = at;
      if (at >= before.length && at - diagonal >= after.length)
        return wayBack([...reached, now], { at: before.length, diagonal });
    }
    reached.push(now);
  }
  return null;
}

/** Where a diagonal is entered: by an addition from the next one, or by a removal from the one before. */
function stepFrom(last: Reached, edits: number, diagonal: number): { at: number; from: number; how: Edit } {
  const far = (of: number) => last[of + edits - 1] ?? -1;
  const isAddition = diagonal === -edits || (diagonal !== edits && far(diagonal - 1) < far(diagonal + 1));
  return isAddition
    ? { at: far(diagonal + 1), from: diagonal + 1, how: "added" }
    : { at: far(diagonal - 1) + 1, from: diagonal - 1, how: "removed" };
}

function wayBack(reached: readonly Reached[], end: { at: number; diagonal: number }): Edit[] {
  const edits: Edit[] = [];
  let { at, diagonal } = end;
  for (let count = reached.length - 1; count > 0; count--) {
    const step = stepFrom(reached[count - 1] ?? [], count, diagonal);
    for (; at > step.at; at--) edits.push("same");
    edits.push(step.how);
    if (step.how === "removed") at--;
    diagonal = step.from;
  }
  for (; at > 0; at--) edits.push("same");
  return edits.reverse();
}
