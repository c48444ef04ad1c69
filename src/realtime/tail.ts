import type pg from "pg";
import type { PublicChange } from "#kernel/event.ts";
import { Lane } from "#outbox/lane.ts";
import { liveLimits } from "./limits.ts";
import { type Position, isBefore } from "./position.ts";

/** An event of the outbox, at its place in the order. */
export type TailRow = {
  readonly siteId: number;
  readonly kind: string;
  readonly facts: unknown;
  readonly position: Position;
};

/** Where the reading goes: rows in order, and the place up to which all was read. */
export type TailSink = {
  /** A fresh start: the last rows that there are, of which nobody is told any more. */
  begin(rows: readonly TailRow[], position: Position): void;
  next(rows: readonly TailRow[], position: Position): void;
};

/** What was read longer ago than this, in milliseconds, does not count as known. */
const freshFor = 2000;

/** What became stale of what visitors of a site are shown. */
export type SiteChange = { readonly siteId: number; readonly change: PublicChange };

export type TailOptions = {
  readonly pool: pg.Pool;
  readonly sink: TailSink;
  /** What was committed, by whatever process, and concerns visitors: once, also before its place in the order is known. */
  readonly changed: (changes: readonly SiteChange[]) => void;
};

export type Tail = {
  /** Something was committed, here or elsewhere: look now rather than at the next second. */
  wake(): void;
  /** Whether everything that was committed until two seconds ago has been seen. */
  isFresh(): boolean;
  stop(): Promise<void>;
};

/**
 * Reads the outbox for this process alone: its position lives in memory, and no other reader waits for it. As in
 * outbox/reader.ts only rows of transactions older than every running one are taken, in the order (xid, id), so that a
 * late commit is never skipped.
 */
export async function openTail(options: TailOptions): Promise<Tail> {
  const began = performance.now();
  const reading = new Reading(options, await begin(options.pool, options.sink), began);
  const lane = new Lane(async () => {
    while (!(await reading.readSome()) && !lane.isStopped());
    return true;
  });
  const timer = setInterval(() => lane.run(), 1000);
  timer.unref();
  return {
    wake: () => lane.run(),
    isFresh: () => reading.isFresh(),
    stop: async () => {
      clearInterval(timer);
      await lane.stop();
    },
  };
}

/** How far the outbox has been read, and when. */
class Reading {
  readonly #options: TailOptions;
  #position: Position;
  #seenUntil: number;
  /** What the last look could see; null when there was none. Its changes were told, though their place in the order may be open for hours. */
  #snapshot: string | null = null;

  constructor(options: TailOptions, position: Position, seenUntil: number) {
    this.#options = options;
    this.#position = position;
    this.#seenUntil = seenUntil;
  }

  isFresh(): boolean {
    return performance.now() - this.#seenUntil < freshFor;
  }

  /** Hands on what one statement reads; true when that was everything. */
  async readSome(): Promise<boolean> {
    const { pool, sink, changed } = this.#options;
    const began = performance.now();
    const { rows, end, changes, snapshot } = await rowsAfter(pool, this.#position, this.#snapshot);
    if (changes.length > 0) changed(changes);
    this.#snapshot = snapshot;
    this.#seenUntil = began;
    // Another database stands where ours was: what we know of the order means nothing in it.
    if (end.xid < this.#position.xid) {
      this.#position = await begin(pool, sink);
      this.#snapshot = null;
      return true;
    }
    const isFull = rows.length === liveLimits.memory;
    this.#position = isFull ? (rows.at(-1) as TailRow).position : later(this.#position, end);
    sink.next(rows, this.#position);
    return !isFull;
  }
}

type Read = {
  readonly rows: readonly TailRow[];
  readonly end: Position;
  readonly changes: readonly SiteChange[];
  readonly snapshot: string | null;
};

async function begin(pool: pg.Pool, sink: TailSink): Promise<Position> {
  const { rows, end } = await lastRows(pool);
  sink.begin(rows, end);
  return end;
}

function later(one: Position, other: Position): Position {
  return isBefore(one, other) ? other : one;
}

const columns = "event.xid, event.id, event.site_id, event.kind, event.facts";
// One statement sees one moment: the rows and the transaction that is still running are of the same.
const now =
  "from (select seen as snapshot, pg_snapshot_xmin(seen) as oldest from pg_current_snapshot() seen) moment";

/** `changes` are those that the last look, of which the snapshot is, could not see yet. */
async function rowsAfter(pool: pg.Pool, { xid, id }: Position, snapshot: string | null): Promise<Read> {
  const { rows } = await pool.query<Row>(
    `select moment.oldest, moment.snapshot::text as snapshot, ${columns},
       (select jsonb_agg(distinct jsonb_build_array(site_id, page))
        from outbox left join unnest(public_pages) page on true
        where (xid, id) > ($1::xid8, $2::bigint) and ($3::pg_snapshot is null or not pg_visible_in_snapshot(xid, $3::pg_snapshot))
          and (public_pages is null or page is not null)) as changes
     ${now} left join lateral (
       select * from outbox where (xid, id) > ($1::xid8, $2::bigint) and xid < moment.oldest
       order by xid, id limit ${liveLimits.memory}) event on true
     order by event.xid, event.id`,
    [String(xid), id, snapshot],
  );
  return readRows(rows);
}

async function lastRows(pool: pg.Pool): Promise<Read> {
  const { rows } = await pool.query<Row>(
    `select moment.oldest, ${columns} ${now} left join lateral (
       select * from outbox where xid < moment.oldest order by xid desc, id desc limit ${liveLimits.memory}) event on true
     order by event.xid, event.id`,
    [],
  );
  return readRows(rows);
}

type Row = {
  /** Pairs of a site and a page, or null for all of the site. */
  changes?: [number, number | null][] | null;
  oldest: string;
  snapshot?: string;
  xid: string | null;
  id: number;
  site_id: number;
  kind: string;
  facts: unknown;
};

function readRows(rows: readonly Row[]): Read {
  return {
    snapshot: rows[0]?.snapshot ?? null,
    rows: rows.flatMap(({ xid, id, site_id, kind, facts }) =>
      xid === null ? [] : [{ siteId: site_id, kind, facts, position: { xid: BigInt(xid), id } }],
    ),
    // Transactions below the oldest running one have ended: whatever comes is after this.
    end: { xid: BigInt(rows[0]?.oldest ?? 0), id: 0 },
    changes: (rows[0]?.changes ?? []).map(([siteId, page]) => ({
      siteId,
      change: page === null ? "whole-site" : { pages: [page] },
    })),
  };
}
