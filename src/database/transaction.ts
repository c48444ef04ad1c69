import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Doer } from "#kernel/doer.ts";
import type { Event } from "#kernel/event.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Database, type Signal, inOneBreath } from "./connection.ts";
import { isLost, isWorthRetrying } from "./failures.ts";
import { ask, askAtLeisure, setReading } from "./one-message.ts";
import type { Tables } from "./tables.ts";

/** One site's view of the database inside one short transaction. */
export type Tx = {
  readonly db: Kysely<Tables>;
  readonly siteId: number;
  /** Written to the outbox with the change; listeners hear it after the commit. */
  announce(event: Event): void;
  /** From here on, what is announced is said to be done by them: it stands beside each event (decision 0109). */
  ascribe(doer: Doer): void;
  /**
   * Told to every socket that listens to the topic (`pageTopic(12)`) on this site, about 20 ms after the commit. Nothing
   * is promised; at most 5,000 bytes as JSON. What must not be missed is an event.
   */
  signal(topic: string, data: unknown): void;
  /** Where nothing is written: marks this moment. What it gives makes what was asked since as if it had not been tried (`calls/apart.ts`). */
  readonly mark?: (() => () => Promise<void>) | undefined;
};

/** Bytes of a signal: what fits a message between processes. */
const signalMost = 5000;

export type TransactionOptions = { readonly siteId: number; readonly access: "read" | "write" };

const tries = 3;
const lostTries = 40;

/**
 * Runs `work` in one transaction bound to one site, again after a deadlock or serialisation failure. While the
 * database is being restarted it waits and tries again, up to about ten seconds, as long as nothing was committed.
 */
export async function inTransaction<Result>(
  database: Database,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round++) {
    const attempt = await tryOnce(database, options, work);
    if (attempt.done) return attempt.result;
    const { error, committing } = attempt;
    const lost = isLost(error) && !committing;
    if (!(lost && round < lostTries) && !(isWorthRetrying(error) && round < tries)) throw error;
    await pause(lost ? 250 : 5 * round);
  }
}

type Attempt<Result> = { done: true; result: Result } | { done: false; error: unknown; committing: boolean };

async function tryOnce<Result>(
  database: Database,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<Result>,
): Promise<Attempt<Result>> {
  let client: pg.PoolClient | undefined;
  let committing = false;
  try {
    client = await database.pool.connect();
    // Not awaited: the first statement follows on its heels. Were it to fail, that one fails too, for want of a site.
    const begun = begin(client, options);
    begun.catch(() => {});
    const events: Event[] = [];
    const signals: Signal[] = [];
    let doer: Doer | null = null;
    const result = await work({
      db: kyselyOf(client),
      siteId: options.siteId,
      announce: (event) => void events.push(event),
      ascribe: (who) => void (doer = who),
      signal: (topic, data) => void signals.push(checked({ topic, data })),
      ...(options.access === "read" && { mark: () => mark(client) }),
    });
    await begun;
    committing = options.access === "write";
    if (committing || events.length > 0) await commit(client, options.siteId, { events, doer });
    else askAtLeisure(client, "commit");
    client.release();
    if (events.length > 0) database.afterCommit(options.siteId, events);
    if (signals.length > 0) database.signal(options.siteId, signals);
    return { done: true, result };
  } catch (error) {
    await giveBack(client, error);
    return { done: false, error, committing };
  }
}

function begin(client: pg.PoolClient, { siteId, access }: TransactionOptions): Promise<unknown> {
  setReading(client, access === "read");
  const begun = ask(client, access === "write" ? "begin" : "begin isolation level repeatable read read only");
  begun.catch(() => {});
  return ask(client, `set local atrium.site = '${Number(siteId)}'`);
}

/** The savepoint is not waited for: it travels with what is asked next. */
function mark(client: pg.PoolClient | undefined): () => Promise<void> {
  client?.query("savepoint reading").catch(() => {});
  return async () => void (await client?.query("rollback to savepoint reading"));
}

function checked(signal: Signal): Signal {
  const bytes = Buffer.byteLength(JSON.stringify(signal.data) ?? "");
  if (bytes > signalMost)
    throw new Error(`a signal for ${signal.topic} has ${bytes} bytes, the most is ${signalMost}`);
  return signal;
}

/** Should the events not be written, the commit that follows on their heels is a rollback. */
async function commit(client: pg.PoolClient, siteId: number, done: Done): Promise<void> {
  inOneBreath(client);
  const written = done.events.length > 0 ? writeEvents(client, siteId, done) : null;
  await Promise.all([written, client.query("commit")]);
}

async function giveBack(client: pg.PoolClient | undefined, error: unknown): Promise<void> {
  if (!client) return;
  if (isLost(error)) return client.release(true);
  const rolledBack = await client.query("rollback").then(
    () => true,
    () => false,
  );
  client.release(!rolledBack && !(error instanceof Refusal));
}

type Done = { readonly events: readonly Event[]; readonly doer: Doer | null };

async function writeEvents(client: pg.PoolClient, siteId: number, { events, doer }: Done): Promise<void> {
  await client.query(
    `insert into outbox (site_id, kind, facts, public_pages, doer)
     select $1, kind, facts, public_pages::bigint[], $5::jsonb
     from unnest($2::text[], $3::jsonb[], $4::text[]) with ordinality as event (kind, facts, public_pages, place) order by place`,
    [
      siteId,
      events.map((event) => event.kind),
      events.map((event) => JSON.stringify(event.facts)),
      events.map((event) => publicPagesOf(event)),
      doer && JSON.stringify(doer),
    ],
  );
}

/** As Postgres writes an array; null for the whole site. */
function publicPagesOf({ publicChange }: Event): string | null {
  if (publicChange === "whole-site") return null;
  return publicChange === "nothing-public" ? "{}" : `{${publicChange.pages.map(Number).join()}}`;
}

const kyselys = new WeakMap<pg.PoolClient, Kysely<Tables>>();
const lenders = new WeakMap<Kysely<Tables>, pg.PoolClient>();

/** Kysely over one checked-out connection; made once per connection because making it costs more than a query. */
function kyselyOf(client: pg.PoolClient): Kysely<Tables> {
  let kysely = kyselys.get(client);
  if (!kysely) {
    const lent = { query: client.query.bind(client), release: () => {} };
    const pool = { connect: async () => lent, end: async () => {} };
    kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
    kyselys.set(client, kysely);
    lenders.set(kysely, client);
  }
  return kysely;
}

/** Runs a hand-written statement whose text never changes: parsed once per connection, typed by the caller. */
export async function run<Row>(tx: Tx, text: string, values: readonly unknown[]): Promise<Row[]> {
  // Straight to the connection: what a finished text passes through on the other way costs as much as sending it.
  const client = lenders.get(tx.db);
  if (!client) return (await tx.db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  try {
    return await ask<Row>(client, text, values);
  } catch (error) {
    // Failures come from the socket; this tells who asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
