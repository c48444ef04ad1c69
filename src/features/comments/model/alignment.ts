/** A part of a pattern found in a text: from which word to which, and how many of its words differ. */
export type Aligned = {
  readonly from: number;
  readonly to: number;
  readonly same: number;
  readonly edits: number;
};

/** How many cells are looked at at most: a pattern of 350 words in a text of 6,000. */
const most = 2_100_000;

/**
 * Where a text says nearly what a pattern says, with as few words changed, left out or put in as can be; of the pattern the part
 * from `begin` to `end` is what is asked for, the rest is what stands around it. Null where nothing of that part is left.
 */
export function aligned(
  pattern: readonly string[],
  { begin, end }: { readonly begin: number; readonly end: number },
  text: readonly string[],
): Aligned | null {
  if (pattern.length * text.length > most) return null;
  const costs = costsOf(pattern, text);
  const last = costs[pattern.length] ?? new Uint16Array();
  let at = last.indexOf(last.reduce((least, cost) => Math.min(least, cost), 65535));
  const found = { from: -1, to: -1, same: 0, put: 0 };
  for (let row = pattern.length; row > 0; ) {
    const isAsked = row > begin && row <= end;
    const here = costs[row]?.[at] ?? 0;
    const isSame = at > 0 && pattern[row - 1] === text[at - 1];
    if (at > 0 && here === (costs[row - 1]?.[at - 1] ?? 0) + (isSame ? 0 : 1)) {
      if (isAsked) Object.assign(found, { from: at - 1, to: found.to < 0 ? at : found.to });
      if (isAsked && isSame) found.same++;
      row--;
      at--;
    } else if (here === (costs[row - 1]?.[at] ?? 0) + 1) row--;
    else {
      if (isAsked && row < end) found.put++;
      at--;
    }
  }
  if (found.from < 0) return null;
  return { from: found.from, to: found.to, same: found.same, edits: end - begin - found.same + found.put };
}

/** Row by row the least number of edits with which the beginning of a pattern ends at a word of the text. */
function costsOf(pattern: readonly string[], text: readonly string[]): Uint16Array[] {
  const rows = [new Uint16Array(text.length + 1)];
  for (const [at, word] of pattern.entries()) {
    const above = rows[at] ?? new Uint16Array();
    const row = new Uint16Array(text.length + 1);
    row[0] = at + 1;
    for (let column = 1; column <= text.length; column++) {
      const across = (above[column - 1] ?? 0) + (word === text[column - 1] ? 0 : 1);
      row[column] = Math.min(across, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
    }
    rows.push(row);
  }
  return rows;
}
