/** The longest part of a list whose places rise; whatever else is in the list was moved. Costs n log n. */
export function inOrder<Each>(list: readonly Each[], placeOf: (each: Each) => number): Each[] {
  /** For each length, where in the list the run of that length with the lowest last place ends. */
  const ends: number[] = [];
  const before: number[] = [];
  const place = (at: number) => placeOf(list[at] as Each);
  for (let at = 0; at < list.length; at++) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place(ends[middle] ?? 0) < place(at)) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  }
  const found: Each[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) found.push(list[at] as Each);
  return found.reverse();
}
