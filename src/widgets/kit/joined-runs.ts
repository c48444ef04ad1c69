/** The letters of a move, in fives as `Move` says, with as few runs as say the same. */
export function joinedRuns(all: readonly number[]): number[] {
  const runs: number[] = [];
  for (let at = 0; at + 4 < all.length; at += 5) {
    const length = all[at + 2] ?? 0;
    if (isNext(runs, all, at)) runs[runs.length - 3] = (runs.at(-3) ?? 0) + length;
    else for (let place = at; place < at + 5; place++) runs.push(all[place] ?? 0);
  }
  return runs;
}

/** Whether a run goes on where the last one ends; of letters that became nothing it is enough that they stood in a row. */
function isNext(runs: readonly number[], all: readonly number[], at: number): boolean {
  const last = runs.length - 5;
  const [client, from = 0, size = 0, to = -1, toFrom = 0] = [
    runs[last],
    runs[last + 1],
    runs[last + 2],
    runs[last + 3],
    runs[last + 4],
  ];
  if (client !== all[at] || from + size !== all[at + 1] || to !== all[at + 3]) return false;
  return to < 0 || toFrom + size === all[at + 4];
}
