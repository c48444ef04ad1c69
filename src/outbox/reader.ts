import type pg from "pg";
import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Listener, ListenerTools, Mail } from "./listener.ts";

export type OutboxRow = {
  readonly xid: string;
  readonly id: number;
  readonly site_id: number;
  readonly kind: string;
  readonly facts: unknown;
};

export type ReaderOptions = {
  readonly database: Database;
  /** Names the position in the outbox; one reader of a name works at a time over all processes. */
  readonly name: string;
  readonly listeners: readonly Listener[];
  readonly mail: (mail: Mail, about: { siteId: number; eventId: number }) => Promise<void>;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
};

const batch = 100;
const attempts = 5;

/**
 * Takes what has come to the outbox since the last time and tells the listeners, one event after the other. Only rows
 * of transactions older than every running one are taken, in the order (xid, id): a late commit is never skipped.
 * Gives the number of events passed, 0 when another process is at it.
 */
export async function readOutbox(options: ReaderOptions): Promise<number> {
  const client = await options.database.pool.connect();
  try {
    if (!(await lock(client, options.name))) return 0;
    try {
      return await passEvents(client, options);
    } finally {
      await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [`outbox:${options.name}`]);
    }
  } finally {
    client.release();
  }
}

async function lock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as locked",
    [`outbox:${name}`],
  );
  return rows[0]?.locked ?? false;
}

async function passEvents(client: pg.PoolClient, options: ReaderOptions): Promise<number> {
  await client.query(
    "insert into listener_position (listener, xid, id) values ($1, '0', 0) on conflict do nothing",
    [options.name],
  );
  let passed = 0;
  for (;;) {
    const rows = await nextRows(client, options.name);
    for (const row of rows) {
      const isHeard = options.listeners.some(({ kind }) => kind === row.kind);
      if (isHeard) await tell(options, row);
      // Each write waits for the disk: what nobody listens to is passed together.
      if (isHeard || row === rows.at(-1)) await passTo(client, options.name, row);
    }
    passed += rows.length;
    if (rows.length < batch) return passed;
  }
}

async function passTo(client: pg.PoolClient, name: string, { xid, id }: OutboxRow): Promise<void> {
  await client.query("update listener_position set xid = $2, id = $3 where listener = $1", [name, xid, id]);
}

async function nextRows(client: pg.PoolClient, name: string): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `select outbox.xid, outbox.id, outbox.site_id, outbox.kind, outbox.facts from outbox, listener_position position
     where position.listener = $1 and (outbox.xid, outbox.id) > (position.xid, position.id)
       and outbox.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by outbox.xid, outbox.id limit ${batch}`,
    [name],
  );
  return rows;
}

/** Tries a few times; an event that still fails is put down in the log, so that those behind it go on. */
async function tell(options: ReaderOptions, row: OutboxRow): Promise<void> {
  for (const listener of options.listeners.filter((each) => each.kind === row.kind)) {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      try {
        await listener.work(row.facts as never, toolsFor(options, row));
        break;
      } catch (error) {
        if (attempt === attempts)
          options.log(`${options.name} gave up on event ${row.id} (${row.kind}): ${String(error)}`);
        else await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
      }
    }
  }
}

function toolsFor({ database, mail, clock }: ReaderOptions, row: OutboxRow): ListenerTools {
  const siteId = row.site_id;
  return {
    siteId,
    eventId: row.id,
    now: clock(),
    read: (step) => inTransaction(database, { siteId, access: "read" }, step),
    write: (step) => inTransaction(database, { siteId, access: "write" }, step),
    mail: (letter) => mail(letter, { siteId, eventId: row.id }),
  };
}
