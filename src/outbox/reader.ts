import type pg from "pg";
import { dueAgain, follow } from "./following.ts";
import type { Listener } from "./listener.ts";
import { type Parked, parkedTargets, targetOf } from "./parking.ts";
import { type OutboxRow, type TellOptions, tell } from "./telling.ts";
import type { Turns } from "./turns.ts";

export type ReaderOptions = TellOptions & { readonly listener: Listener; readonly turns: Turns };

type Position = { readonly xid: string; readonly id: number };
type PlacedRow = OutboxRow & { readonly xid: string };

const batch = 100;

/**
 * Tells a listener what has come to the outbox since its last time. Only rows of transactions older than every running one are
 * taken, in the order (xid, id): a late commit is never skipped. What it fails at is parked to be told again (`retries.ts`).
 * False when another process is at it.
 */
export function readOutbox(options: ReaderOptions): Promise<boolean> {
  return options.turns.take(`outbox:${options.listener.name}`, () => passEvents(options));
}

async function passEvents(options: ReaderOptions): Promise<void> {
  const { listener } = options;
  const { pool } = options.database;
  let position = await positionOf(pool, listener.name);
  for (;;) {
    const { rows, end } = await nextRows(pool, listener, position);
    for (const list of listsOf(rows, listener.atOnce)) {
      const parked = await tellList(options, list);
      const last = list.at(-1) as PlacedRow;
      if (!(await move(pool, { listener, from: position, to: last, parked }))) return;
      for (const { row, error } of parked) follow({ ...options, pool }, row, error);
      position = last;
    }
    if (rows.length === batch) continue;
    // What it does not hear is passed too, so that it can be thrown away some day.
    if (BigInt(end.xid) > BigInt(position.xid))
      await move(pool, { listener, from: position, to: end, parked: [] });
    return;
  }
}

/** Runs of events of one site, none longer than the listener takes. */
function listsOf(rows: readonly PlacedRow[], atOnce: number): PlacedRow[][] {
  const lists: PlacedRow[][] = [];
  for (const row of rows) {
    const last = lists.at(-1);
    if (last && last.length < atOnce && last[0]?.site_id === row.site_id) last.push(row);
    else lists.push([row]);
  }
  return lists;
}

/** Gives what could not be told: it failed, or stands behind an event about the same that did. */
async function tellList(options: ReaderOptions, list: readonly PlacedRow[]): Promise<Parked[]> {
  const { listener, database } = options;
  const waiting = await parkedTargets(database.pool, listener, list);
  const isBehind = (row: OutboxRow) => waiting.has(targetOf(listener, row));
  const told = list.filter((row) => !isBehind(row));
  if (told.length > 0 && told.length === list.length) {
    const error = await failureOf(options, told);
    if (error === null) return [];
    if (told.length === 1) return [parkedOne(options, told[0] as PlacedRow, error)];
  }
  const parked: Parked[] = [];
  for (const row of list) {
    const error = isBehind(row) ? undefined : await failureOf(options, [row]);
    if (error === null) continue;
    waiting.add(targetOf(listener, row));
    const now = options.clock();
    parked.push(error === undefined ? { row, attempts: 0, due: now } : parkedOne(options, row, error));
  }
  return parked;
}

async function failureOf(options: ReaderOptions, rows: readonly OutboxRow[]): Promise<Error | null> {
  try {
    await tell(options, options.listener, rows);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function parkedOne({ listener, log, clock }: ReaderOptions, row: OutboxRow, error: Error): Parked {
  log(`${listener.name} failed at event ${row.id} (${row.kind}) and will be told again: ${String(error)}`);
  return { row, attempts: 1, due: dueAgain(error, 1, clock()), error };
}

async function positionOf(pool: pg.Pool, listener: string): Promise<Position> {
  await pool.query(
    "insert into listener_position (listener, xid, id) values ($1, '0', 0) on conflict do nothing",
    [listener],
  );
  const { rows } = await pool.query<Position>("select xid, id from listener_position where listener = $1", [
    listener,
  ]);
  return rows[0] as Position;
}

async function nextRows(
  pool: pg.Pool,
  { kinds }: Listener,
  { xid, id }: Position,
): Promise<{ rows: PlacedRow[]; end: Position }> {
  const { rows } = await pool.query<PlacedRow & { oldest: string }>(
    `select moment.oldest, event.* from (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) moment
     left join lateral (
       select xid, id, site_id, kind, facts, at, doer from outbox
       where (xid, id) > ($1::xid8, $2::bigint) and xid < moment.oldest and kind = any($3)
       order by xid, id limit ${batch}) event on true
     order by event.xid, event.id`,
    [xid, id, kinds],
  );
  return { rows: rows.filter((row) => row.xid !== null), end: { xid: rows[0]?.oldest ?? "0", id: 0 } };
}

type Move = {
  readonly listener: Listener;
  readonly from: Position;
  readonly to: Position;
  readonly parked: readonly Parked[];
};

/** Moves the position and parks in one statement. False when the position is no longer where we left it: the turn was lost. */
async function move(pool: pg.Pool, { listener, from, to, parked }: Move): Promise<boolean> {
  const { rows } = await pool.query<{ moved: number }>(
    `with moved as (
       update listener_position set xid = $4::xid8, id = $5
       where listener = $1 and (xid, id) = ($2::xid8, $3::bigint) returning listener),
     parked as (
       insert into listener_retry (listener, target, site_id, event_id, kind, facts, at, doer, attempts, due)
       select $1, event.target, event.site_id, event.event_id, event.kind, event.facts, event.at, event.doer, event.attempts, event.due
       from moved, jsonb_to_recordset($6::jsonb) as event (
         place int, target text, site_id bigint, event_id bigint, kind text, facts jsonb, at timestamptz, doer jsonb, attempts int, due timestamptz)
       order by event.place)
     select count(*) as moved from moved`,
    [
      listener.name,
      from.xid,
      from.id,
      to.xid,
      to.id,
      JSON.stringify(
        parked.map(({ row, attempts, due }, place) => ({
          place,
          due,
          target: targetOf(listener, row),
          site_id: row.site_id,
          event_id: row.id,
          kind: row.kind,
          facts: row.facts,
          at: row.at,
          doer: row.doer,
          attempts,
        })),
      ),
    ],
  );
  return Number(rows[0]?.moved) === 1;
}
