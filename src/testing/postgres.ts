import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#database/connection.ts";
import { migrate } from "#database/migrate.ts";
import { databaseIn, onServer, serverForTests } from "./database-server.ts";
import { makeWorld } from "./world.ts";

/**
 * Before all tests: a throw-away Postgres (or the one of ATRIUM_TEST_DATABASE_URL) with two templates, one migrated and empty,
 * one with the named world in it. Every test file's own database is copied from one of them. What tests put into the temporary
 * folder stands in one of this run and goes with it: what their processes remove as they end stays where one is killed.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await serverForTests();
  const scratch = await mkdtemp(join(tmpdir(), "atrium-run-"));
  // Postgres runs as another account where tests run as root: it may enter.
  await chmod(scratch, 0o711);
  process.env["TMPDIR"] = scratch;
  const template = `atrium_template_${process.pid}`;
  const withWorld = `${template}_world`;
  await onServer(server.address, `create database ${template}`);
  await migrate(databaseIn(server.address, template));
  await onServer(server.address, `create database ${withWorld} template ${template}`);
  const database = openDatabase(databaseIn(server.address, withWorld), 1);
  const people = await makeWorld(database);
  await database.end();
  process.env["ATRIUM_TEST_SERVER"] = JSON.stringify(server.address);
  process.env["ATRIUM_TEST_TEMPLATE"] = template;
  process.env["ATRIUM_TEST_WORLD"] = JSON.stringify({ template: withWorld, people });
  return async () => {
    for (const name of [withWorld, template])
      await onServer(server.address, `drop database if exists ${name} with (force)`);
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
