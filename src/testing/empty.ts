import { randomBytes } from "node:crypto";
import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { databaseIn, onServer } from "./database-server.ts";

/** A migrated database without any site, for tests of set-up. */
export async function openEmpty(): Promise<{
  database: Database;
  /** For whoever is another process on it. */
  address: DatabaseAddress;
  close(): Promise<void>;
}> {
  const server = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
  const name = `atrium_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${process.env["ATRIUM_TEST_TEMPLATE"]}`);
  const address = databaseIn(server, name);
  const database = openDatabase(address, 6);
  return {
    database,
    address,
    close: async () => {
      await database.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
