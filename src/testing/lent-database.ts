import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type Database, type DatabaseAddress, configOf, openDatabase } from "#database/connection.ts";
import { copyOf } from "./database-server.ts";

/** A database with what its template holds, for one test file. */
export type LentDatabase = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  giveBack(): Promise<void>;
};

/** One that was copied from a template, with connections that have read its catalogue and planned statements, and one that may put everything back. */
type Copy = {
  readonly template: string;
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly owner: pg.Client;
  lent: number;
  drop(): Promise<void>;
};

/** What comes back and may be lent again. A file runs alone in its process, and a process keeps its own. */
const free: Copy[] = [];

/** Connections remember each statement that they were asked: their memory has an end. */
const mostLoans = 30;

/**
 * Copying a database of two hundred tables, and planning every statement anew on six new connections, took longer than most test files: a
 * database that comes back is put back as it was (`kept-contents.ts`) and lent again. One that `isNew` holds no rows that were deleted before.
 */
export async function lendDatabase(template: string, isNew = false): Promise<LentDatabase> {
  const copy = (!isNew && (await returned(template))) || (await copied(template));
  copy.lent++;
  const { database, close } = closable(copy.database);
  const giveBack = async () => {
    const isQuiet = close() && (await settled(copy.database.pool));
    if (isQuiet && copy.lent < mostLoans) free.push(copy);
    else await end(copy);
  };
  return { address: copy.address, database, giveBack };
}

async function returned(template: string): Promise<Copy | null> {
  for (;;) {
    const at = free.findIndex((copy) => copy.template === template);
    const [copy] = at < 0 ? [] : free.splice(at, 1);
    if (!copy) return null;
    if (await isRestored(copy)) return copy;
    await end(copy);
  }
}

async function isRestored({ owner }: Copy): Promise<boolean> {
  const { rows } = await owner.query<{ restored: boolean }>("select kept.restored()");
  return rows[0]?.restored === true;
}

async function copied(template: string): Promise<Copy> {
  const { address, drop } = await copyOf(template);
  const lasting = { ...address, application_name: "lent" };
  const owner = new pg.Client(configOf(lasting));
  // The server may be stopped before this process is.
  owner.on("error", () => {});
  await owner.connect();
  return { template, address, database: openDatabase(lasting, 6), owner, lent: 0, drop };
}

async function end({ database, owner, drop }: Copy): Promise<void> {
  await Promise.all([database.end(), owner.end()]);
  await drop();
}

/** The same pool for one file: what still runs of that file once it has given it back is refused, and what it changes at the pool is its own. */
function closable({ pool }: Database): { database: Database; close: () => boolean } {
  let isOpen = true;
  let isEnded = false;
  const own: pg.Pool = Object.create(pool);
  const guarded = (ask: (...given: unknown[]) => unknown) =>
    function (...given: unknown[]) {
      if (isOpen) return ask.apply(pool, given);
      const refusal = new Error("Cannot use a pool after calling end on the pool");
      const heard = given.at(-1);
      return typeof heard === "function" ? heard(refusal) : Promise.reject(refusal);
    };
  own.connect = guarded(pool.connect as never) as typeof pool.connect;
  own.query = guarded(pool.query as never) as typeof pool.query;
  const end = async () => {
    isOpen = false;
    isEnded = true;
  };
  const close = () => {
    isOpen = false;
    return !isEnded;
  };
  own.end = end as typeof pool.end;
  return { database: { pool: own, afterCommit: () => {}, signal: () => {}, end }, close };
}

/** Whether everybody has given back their connection, a moment later at the latest. */
async function settled(pool: pg.Pool): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return true;
    await setTimeout(10);
  }
  return false;
}
