import { type LayoutRow, narrowest } from "#documents/draft/layout.ts";

/** The widths of a row's columns when the gap behind column `at` has moved by so many twelfths; null if it cannot. */
export function gapMoved(row: LayoutRow, at: number, by: number): number[] | null {
  const widths = row.columns.map(({ width }) => width);
  const [before, after] = [widths[at], widths[at + 1]];
  if (before === undefined || after === undefined) return null;
  const most = after - narrowest;
  const least = narrowest - before;
  const moved = Math.max(least, Math.min(most, by));
  if (moved === 0) return null;
  return widths.map((width, index) =>
    index === at ? width + moved : index === at + 1 ? width - moved : width,
  );
}

/** Twelfths from the row's beginning to the gap behind column `at`. */
export function gapAt(row: LayoutRow, at: number): number {
  return row.columns.slice(0, at + 1).reduce((sum, { width }) => sum + width, 0);
}
