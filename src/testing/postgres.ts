import { migrate } from "#database/migrate.ts";
import { databaseIn, onServer, serverForTests } from "./database-server.ts";

/**
 * Before all tests: a throw-away Postgres (or the one of ATRIUM_TEST_DATABASE_URL) with a migrated, empty template, from
 * which every test file's own database is copied.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await serverForTests();
  const template = `atrium_template_${process.pid}`;
  process.env["ATRIUM_TEST_SERVER"] = JSON.stringify(server.address);
  process.env["ATRIUM_TEST_TEMPLATE"] = template;
  await onServer(server.address, `create database ${template}`);
  await migrate(databaseIn(server.address, template));
  return async () => {
    await onServer(server.address, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
