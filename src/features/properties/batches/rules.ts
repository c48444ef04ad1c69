import { batchMost } from "#features/pages/batches/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

export const linesMost = 2000;

/** Lines that are changed in one transaction, on all pages together: each is written with its readers. */
const changesMost = 20_000;

/** As many pages as of a batch, or fewer where many lines are changed on each. */
export function mayShareAtOnce(pages: number, lines: number): Verdict<"batch-too-large"> {
  const most = Math.min(batchMost, Math.floor(changesMost / Math.max(lines, 1)));
  return pages <= most ? allow : refuse("batch-too-large", { most });
}
