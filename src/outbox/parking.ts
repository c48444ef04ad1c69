import type pg from "pg";
import type { Listener } from "./listener.ts";
import type { OutboxRow } from "./telling.ts";

/** An event to be told again; `attempts` is how often that failed so far, 0 for one that only stands behind another. */
export type Parked = {
  readonly row: OutboxRow;
  readonly attempts: number;
  readonly due: Date;
  readonly error?: Error;
};

/** When an event is told again that has failed so often: the pause is twice as long each time, an hour at most. */
export function dueAfter(attempts: number, now: Date): Date {
  const seconds = Math.min(3600, 2 ** Math.min(attempts - 1, 12));
  return new Date(now.getTime() + seconds * 1000);
}

/** What stays in order, over all sites. */
export function targetOf(listener: Listener, { site_id, facts }: OutboxRow): string {
  return `${site_id} ${listener.about(facts as never)}`;
}

/** Which of the targets of these events have one that waits. */
export async function parkedTargets(
  pool: pg.Pool,
  listener: Listener,
  rows: readonly OutboxRow[],
): Promise<Set<string>> {
  const targets = [...new Set(rows.map((row) => targetOf(listener, row)))];
  const found = await pool.query<{ target: string }>(
    "select distinct target from listener_retry where listener = $1 and target = any($2)",
    [listener.name, targets],
  );
  return new Set(found.rows.map(({ target }) => target));
}
