import { Kysely, Migrator, PostgresDialect } from "kysely";
import pg from "pg";
import { type DatabaseAddress, configOf } from "./connection.ts";
import { CannotStart } from "./embedded/cannot-start.ts";
import { migrations } from "./migrations/list.ts";
import { migrationsDone, ofNewerRelease } from "./migrations-done.ts";

type Log = (line: string) => void;

/**
 * Brings the schema up to date as the owner, under the migrator's lock, and says so before it does. Refuses a database older than
 * Postgres 15, and one that a newer release has used.
 */
export async function migrate(address: DatabaseAddress, log: Log = () => {}): Promise<void> {
  const pool = new pg.Pool({ ...configOf(address), max: 1 });
  // A connection that Postgres ends while it is being given back would, unheard, end the process.
  pool.on("error", () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await demandVersion(pool);
    const done = (await migrationsDone(pool)) ?? [];
    demandKnown(done);
    const pending = Object.keys(migrations).length - done.length;
    // A new database is made, not changed.
    if (done.length > 0 && pending > 0)
      log(`Bringing the database up to date (${pending} ${pending === 1 ? "change" : "changes"}).`);
    const { error } = await migratorOf(db, migrations).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** The same inside the caller's transaction, with the migrations of these names and no others. */
export async function migrateWithin(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await demandVersion(client);
  const lent = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => lent, end: async () => {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) });
  const chosen = Object.entries(migrations).filter(([name]) => names.includes(name));
  let failure: unknown;
  // In a failed transaction the migrator's last step fails too, and would hide the reason.
  const kept = chosen.map(([name, { up }]) => {
    const remembering = (each: Kysely<unknown>) =>
      up(each).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    return [name, { up: remembering }] as const;
  });
  const { error } = await migratorOf(db, Object.fromEntries(kept), true)
    .migrateToLatest()
    .catch((late: unknown) => ({ error: late }));
  if (failure ?? error) throw failure ?? error;
}

function migratorOf(db: Kysely<unknown>, chosen: typeof migrations, inTransaction = false): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...chosen }) },
    allowUnorderedMigrations: true,
    disableTransactions: inTransaction,
  });
}

/** What a newer release has changed this one would read wrongly, or write over. */
function demandKnown(done: readonly string[]): void {
  const unknown = ofNewerRelease(done);
  if (unknown.length === 0) return;
  throw new CannotStart(
    `This data was last used by a newer Atrium (${unknown.join(", ")}). Start that release again, or restore a backup of this one.`,
  );
}

async function demandVersion(pool: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>("show server_version_num");
  const version = Number(rows[0]?.server_version_num ?? 0);
  if (version < 150000)
    throw new CannotStart(`Atrium needs PostgreSQL 15 or newer; this one is ${Math.floor(version / 10000)}.`);
}
