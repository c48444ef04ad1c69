import { sideBySide } from "#database/side-by-side.ts";
import { isLost, isWorthRetrying } from "#database/failures.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tx } from "#database/transaction.ts";

export type Apart<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly error: unknown };

/**
 * Reads something that the rest of a reading transaction can do without: a bug in it is given back, and the transaction goes
 * on as if it had not been tried. Where something may have been written, it fails as a whole.
 */
export async function apart<Result>(tx: Tx, work: () => Promise<Result>): Promise<Apart<Result>> {
  const goBack = tx.mark?.();
  try {
    return { done: true, result: await work() };
  } catch (error) {
    if (!goBack || error instanceof Refusal || isLost(error) || isWorthRetrying(error)) throw error;
    await goBack();
    return { done: false, error };
  }
}

/** Several such readings in one breath; where one of them fails, each by itself, to find out which. */
export async function eachApart<Result>(
  tx: Tx,
  works: readonly (() => Promise<Result>)[],
): Promise<Apart<Result>[]> {
  if (works.length > 1) {
    const all = await apart(tx, () => sideBySide(works.map((work) => work())));
    if (all.done) return all.result.map((result) => ({ done: true, result }));
  }
  const results: Apart<Result>[] = [];
  for (const work of works) results.push(await apart(tx, work));
  return results;
}
