/** Milliseconds of one thing done many times. */
export type Timings = { readonly p50: number; readonly p99: number; readonly count: number };

export function timingsOf(milliseconds: readonly number[]): Timings {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), count: sorted.length };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Does `work` again and again for about `seconds` after a short warm-up, and times each round. */
export async function repeatTimed(seconds: number, work: (round: number) => Promise<void>): Promise<Timings> {
  const warmUntil = performance.now() + Math.min(1000, seconds * 200);
  for (let round = 0; performance.now() < warmUntil; round++) await work(round);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return timingsOf(times);
}

/** One line of the table: what was measured, against which yardstick, and what the house promises. */
export type Figure = {
  readonly work: string;
  readonly measured: string;
  readonly ratio: string;
  readonly target: string;
  readonly holds: boolean | null;
};

export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = figures.map((each) => [
    each.work,
    each.measured,
    each.ratio,
    each.target,
    verdictOf(each.holds),
  ]);
  const head = ["work", "measured", "ratio", "target", ""];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  process.stdout.write(`\n${title}\n${line(head)}\n${widths.map((width) => "-".repeat(width)).join("  ")}\n`);
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
  process.stdout.write("ref: at the speed of the machine that the targets were set on, by the yardsticks\n");
}

function verdictOf(holds: boolean | null): string {
  if (holds === null) return "";
  return holds ? "ok" : "MISSED";
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString("en")}/s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
