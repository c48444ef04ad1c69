type Run = { readonly from: number; readonly length: number };

/** Runs of numbers that may lie over each other. */
export type Runs<One extends Run> = {
  /** Those that hold a number, the one that begins last first; of those that begin together, the one that was told last. */
  at(number: number): One[];
};

/** A search costs the logarithm of how many runs there are, and what it finds. */
export function runsAt<One extends Run>(all: readonly One[]): Runs<One> {
  const runs = [...all].sort((one, other) => one.from - other.from);
  /** How far the runs of each half reach, by the run in the middle. */
  const reaches: number[] = [];
  measure(0, runs.length);

  function measure(first: number, end: number): number {
    if (first >= end) return Number.NEGATIVE_INFINITY;
    const middle = (first + end) >> 1;
    const { from, length } = runs[middle] as One;
    const reach = Math.max(from + length, measure(first, middle), measure(middle + 1, end));
    reaches[middle] = reach;
    return reach;
  }

  function collect(number: number, [first, end]: readonly [number, number], found: One[]): void {
    const middle = (first + end) >> 1;
    if (first >= end || (reaches[middle] ?? 0) <= number) return;
    const run = runs[middle] as One;
    if (run.from <= number) {
      collect(number, [middle + 1, end], found);
      if (number < run.from + run.length) found.push(run);
    }
    collect(number, [first, middle], found);
  }

  return {
    at(number) {
      const found: One[] = [];
      collect(number, [0, runs.length], found);
      return found;
    },
  };
}
