/** The letters of a move, in fives as `Move` says, with as few runs as say the same. */
export function joinedRuns(all: readonly number[]): number[] {
  const runs: number[] = [];
  for (let at = 0; at + 4 < all.length; at += 5) {
    const [client = 0, clock = 0, length = 0, toClient = 0, toClock = 0] = all.slice(at, at + 5);
    const [before, from, size = 0, to, toFrom] = runs.slice(-5);
    const isNext =
      before === client &&
      (from ?? 0) + size === clock &&
      to === toClient &&
      (toFrom ?? 0) + size === toClock;
    if (isNext) runs[runs.length - 3] = size + length;
    else runs.push(client, clock, length, toClient, toClock);
  }
  return runs;
}
