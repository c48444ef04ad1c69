import type pg from "pg";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { isWorthRetrying } from "#database/failures.ts";
import { migrationsDone, ofNewerRelease } from "#database/migrations-done.ts";
import { holdReaders } from "#outbox/rebase.ts";
import { readAllTableNames } from "./catalog.ts";
import { sessionName } from "./session.ts";

const tries = 5;

/**
 * Begins the transaction of a restore with the database to itself. Refuses one that holds something else, and unless
 * `replace` one that holds sites or is in use. Says whether there is something to keep.
 */
export async function takeTarget(client: pg.ClientBase, replace: boolean): Promise<{ isFilled: boolean }> {
  for (let round = 1; ; round++) {
    try {
      return await tryTake(client, replace);
    } catch (error) {
      await client.query("rollback");
      if (!isWorthRetrying(error) || round >= tries) throw error;
    }
  }
}

async function tryTake(client: pg.ClientBase, replace: boolean): Promise<{ isFilled: boolean }> {
  await client.query("begin; select pg_advisory_xact_lock(hashtextextended('atrium restore', 0))");
  const tables = await readAllTableNames(client);
  const made = await migrationsDone(client);
  if (tables.length > 0 && made === null) throw new CannotStart(somethingElse);
  if (made && ofNewerRelease(made).length > 0) throw new CannotStart(newerTarget);
  if (!replace && (await hasOthers(client))) throw new CannotStart(inUse);
  if (made === null || made.length === 0) return { isFilled: false };
  await holdReaders(client);
  const names = tables.map((name) => `public.${client.escapeIdentifier(name)}`);
  await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  const { rows } = await client.query("select from site limit 1");
  if (rows.length > 0 && !replace) throw new CannotStart(notEmpty);
  return { isFilled: rows.length > 0 };
}

/** Connections that were closed a moment ago may still be listed, so a second look decides. */
async function hasOthers(client: pg.ClientBase): Promise<boolean> {
  for (let look = 1; look <= 10; look++) {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and usename is not null and application_name is distinct from $1`,
      [sessionName],
    );
    if (rows.length === 0) return false;
    await client.query("select pg_stat_clear_snapshot(), pg_sleep(0.1)");
  }
  return true;
}

const somethingElse = "This database has tables that aren't Atrium's. Restore into a database of its own.";
const newerTarget = "This database was used by a newer Atrium. Restore with that release or a later one.";
const inUse = "This database is in use, perhaps by a running Atrium. Stop it first, or use --replace.";
const notEmpty =
  "There are already sites here. Restore into an empty data folder or database, or use --replace " +
  "(it first makes a backup of what is there).";
