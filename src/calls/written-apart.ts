import { codeOf, isLost, isWorthRetrying } from "#database/failures.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Event } from "#kernel/event.ts";

export type Tried<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly error: unknown };

/** Another writer took a name a moment ago: the next try sees its row, and refuses in words. */
const taken = "23505";

/**
 * Tries something that writes, so that after a failure nothing of it is left, neither rows nor events, and the transaction goes on.
 * What the whole transaction has to be tried again for fails as a whole.
 */
export async function writtenApart<Result>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Tried<Result>> {
  const tried = await tryOnce(tx, work);
  return !tried.done && codeOf(tried.error) === taken ? tryOnce(tx, work) : tried;
}

async function tryOnce<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Tried<Result>> {
  const events: Event[] = [];
  const signals: [string, unknown][] = [];
  const inner: Tx = {
    ...tx,
    announce: (event) => void events.push(event),
    signal: (topic, data) => void signals.push([topic, data]),
  };
  await run(tx, "savepoint apart", []);
  try {
    const result = await work(inner);
    await run(tx, "release savepoint apart", []);
    for (const event of events) tx.announce(event);
    for (const [topic, data] of signals) tx.signal(topic, data);
    return { done: true, result };
  } catch (error) {
    if (isLost(error) || (isWorthRetrying(error) && codeOf(error) !== taken)) throw error;
    await run(tx, "rollback to savepoint apart", []);
    return { done: false, error };
  }
}
