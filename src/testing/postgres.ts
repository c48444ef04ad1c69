import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { migrate } from "#database/migrate.ts";
import { databaseIn, onServer, serverForTests } from "./database-server.ts";
import { keepContents } from "./kept-contents.ts";
import { makeSubsites } from "./subsite-world.ts";
import { makeWorld, worldOn } from "./world.ts";

/**
 * Before all tests: a throw-away Postgres (or the one of ATRIUM_TEST_DATABASE_URL) with templates: one migrated and empty,
 * one with the named world in it, one with its subsites. Every test file's own database is copied from one of them. What tests put into the temporary
 * folder stands in one of this run and goes with it: what their processes remove as they end stays where one is killed.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await serverForTests();
  const scratch = await mkdtemp(join(tmpdir(), "atrium-run-"));
  // Postgres runs as another account where tests run as root: it may enter.
  await chmod(scratch, 0o711);
  process.env["TMPDIR"] = scratch;
  const template = `atrium_test_${process.pid}`;
  await onServer(server.address, `create database ${template}`);
  await migrate(databaseIn(server.address, template));
  process.env["ATRIUM_TEST_SERVER"] = JSON.stringify(server.address);
  process.env["ATRIUM_TEST_TEMPLATE"] = template;
  const world = `${template}_world`;
  const people = await makeTemplate(world, template, makeWorld);
  process.env["ATRIUM_TEST_WORLD"] = JSON.stringify({ template: world, people });
  const subsites = `${world}_subsites`;
  const made = await makeTemplate(subsites, world, (database, address) =>
    makeSubsites(worldOn(people, { database, address, close: async () => {} })),
  );
  process.env["ATRIUM_TEST_SUBSITES"] = JSON.stringify({ template: subsites, made });
  for (const name of [world, subsites]) await keepContents(databaseIn(server.address, name));
  return async () => {
    await dropAll(server.address, template);
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  };

  async function makeTemplate<Made>(name: string, from: string, make: Make<Made>): Promise<Made> {
    await onServer(server.address, `create database ${name} template ${from}`);
    const address = databaseIn(server.address, name);
    const database = openDatabase(address, 2);
    const made = await make(database, address);
    await database.end();
    return made;
  }
}

type Make<Made> = (database: Database, address: DatabaseAddress) => Promise<Made>;

/** The templates and what was copied from them: a copy is lent from file to file, and its process may end without a word. */
async function dropAll(server: DatabaseAddress, template: string): Promise<void> {
  const client = new pg.Client(databaseIn(server, "postgres"));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [template],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}
