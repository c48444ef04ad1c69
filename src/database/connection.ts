import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import pg from "pg";
import type { Event } from "#kernel/event.ts";
import { isAsked, leave } from "./one-message.ts";

/** How Atrium reaches its Postgres: the embedded one's socket, or DATABASE_URL. */
export type DatabaseAddress =
  | string
  | { host: string; port: number; user: string; database: string; password?: string };

// Ids are integers below 2^53 (architecture 5), so bigint columns are plain numbers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const { TIMESTAMPTZ } = pg.types.builtins;
const readTime = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => unknown;
// `2026-11-22 21:25:36.056+00`, as our connections are told times: the platform reads it in half the driver's time, and pages hold hundreds.
pg.types.setTypeParser(TIMESTAMPTZ, (text) =>
  text.length < 30 && text.endsWith("+00")
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : readTime(text),
);

// The driver's list of types has no arrays.
const byteaArray = 1001 as typeof TIMESTAMPTZ;
// The driver reads an array letter by letter: a megabyte of bytes kept everybody waiting for a second.
pg.types.setTypeParser(byteaArray, () => {
  throw new Error("bytea[] is not read: select one row for each");
});

/** A word to whoever listens to a topic at this moment; lost on all others. */
export type Signal = { readonly topic: string; readonly data: unknown };

export type Database = {
  readonly pool: pg.Pool;
  /** Called after a commit that announced events; the composition root wakes the listeners with it. */
  afterCommit: (siteId: number, events: readonly Event[]) => void;
  /** Called after a commit that signalled; the live channel hands it on. */
  signal: (siteId: number, signals: readonly Signal[]) => void;
  end(): Promise<void>;
};

export function configOf(address: DatabaseAddress): pg.ClientConfig {
  return typeof address === "string" ? { connectionString: address } : { ...address };
}

/**
 * The pool of the running server. Every connection gives up the owner's rights first: it runs as `atrium_app`, which
 * row-level security binds. `size` is the most connections it holds.
 */
export function openDatabase(address: DatabaseAddress, size = 12): Database {
  const pool = new pg.Pool({
    ...configOf(address),
    max: size,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 15_000,
    // Statements are sent without waiting for the answer to the one before: a reading transaction costs one round trip less.
    pipeline: true,
    // Our statements are written for plans that hold for all values, and planning a list anew costs twice what reading it does.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(
        "set role atrium_app; set timezone to 'UTC'; set plan_cache_mode to force_generic_plan",
      );
      nameStatements(client);
    },
  } as pg.PoolConfig);
  // A checked-out connection that dies fails its own query; its event, unheard, would end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => {});
  return { pool, afterCommit: () => {}, signal: () => {}, end: () => pool.end() };
}

/**
 * What this connection is told in the same breath leaves in one piece, once everything that is ready has run: a call to the
 * operating system costs more than a short statement.
 */
export function inOneBreath(client: pg.ClientBase): void {
  const stream = streamOf(client);
  stream.cork();
  queueMicrotask(() => process.nextTick(() => stream.uncork()));
}

function streamOf(client: pg.ClientBase): Writable {
  return (client as pg.ClientBase & { connection: { stream: Writable } }).connection.stream;
}

const names = new Map<string, string>();

/**
 * A statement's text is parsed and planned once per connection: equal texts share a name (measured in dependencies.md). Whatever is asked
 * takes along what was asked before it and waits (`one-message.ts`).
 */
function nameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (isAsked(client)) {
      inOneBreath(client);
      leave(client);
    }
    return typeof text === "string" && Array.isArray(values) && rest.length === 0
      ? query({ name: nameOf(text), text, values })
      : query(text, values, ...rest);
  };
  client.query = named as typeof client.query;
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash("sha1").update(text).digest("base64url");
    if (names.size < 2000) names.set(text, name);
  }
  return name;
}
