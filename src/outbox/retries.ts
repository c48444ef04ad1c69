import type pg from "pg";
import { dueAgain, follow } from "./following.ts";
import type { Listener } from "./listener.ts";
import type { ReaderOptions } from "./reader.ts";
import { type OutboxRow, tell } from "./telling.ts";

type RetryRow = OutboxRow & { readonly place: number; readonly target: string; readonly attempts: number };

/** Things that are told of side by side: a slow one does not hold up the rest. */
const sideBySide = 5;

/** An hour of growing pauses, and then every hour for three days. */
const attemptsMost = 84;

/**
 * Tells a listener again what it failed at, of each thing the oldest event first, when its pause is over. It has a turn of its own,
 * beside that of new events. False when another process is at it.
 */
export function tellAgain(options: ReaderOptions): Promise<boolean> {
  const { database, listener, turns, clock } = options;
  return turns.take(`outbox-retries:${listener.name}`, async () => {
    for (;;) {
      const heads = await dueHeads(database.pool, listener, clock());
      if (heads.length === 0) return;
      await Promise.all(heads.map((row) => tryAgain(options, row)));
    }
  });
}

/** The names of listeners for whom a pause is over. */
export async function listenersDue(pool: pg.Pool, now: Date): Promise<Set<string>> {
  const { rows } = await pool.query<{ listener: string }>(
    `select distinct listener from (
       select distinct on (listener, target) listener, due from listener_retry order by listener, target, place) head
     where due <= $1`,
    [now],
  );
  return new Set(rows.map(({ listener }) => listener));
}

async function tryAgain(options: ReaderOptions, row: RetryRow): Promise<void> {
  const { listener, database, clock, log } = options;
  try {
    await tell(options, listener, [row]);
    await remove(database.pool, listener, row);
  } catch (error) {
    const attempts = row.attempts + 1;
    if (attempts < attemptsMost) {
      await putOff(database.pool, listener, { row, attempts, due: dueAgain(error, attempts, clock()) });
      return follow({ ...options, pool: database.pool }, row, error);
    }
    log(
      `${listener.name} gave up on event ${row.id} (${row.kind}) after ${attempts} attempts: ${String(error)}`,
    );
    await remove(database.pool, listener, row);
  }
}

async function dueHeads(pool: pg.Pool, { name, kinds }: Listener, now: Date): Promise<RetryRow[]> {
  const { rows } = await pool.query<RetryRow>(
    `select place, target, attempts, event_id as id, site_id, kind, facts, at, doer from (
       select distinct on (target) * from listener_retry where listener = $1 and kind = any($3) order by target, place) head
     where due <= $2 order by due, place limit ${sideBySide}`,
    [name, now, kinds],
  );
  return rows;
}

async function remove(pool: pg.Pool, { name }: Listener, { place }: RetryRow): Promise<void> {
  await pool.query("delete from listener_retry where listener = $1 and place = $2", [name, place]);
}

async function putOff(
  pool: pg.Pool,
  { name }: Listener,
  { row, attempts, due }: { row: RetryRow; attempts: number; due: Date },
): Promise<void> {
  await pool.query("update listener_retry set attempts = $3, due = $4 where listener = $1 and place = $2", [
    name,
    row.place,
    attempts,
    due,
  ]);
}
