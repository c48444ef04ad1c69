import { randomBytes } from "node:crypto";
import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import { migrateWithin } from "#database/migrate.ts";
import { migrations } from "#database/migrations/list.ts";
import { databaseIn, onServer } from "./database-server.ts";

/** An empty database, to be filled as an earlier release had it. */
export type EarlierDatabase = {
  readonly client: pg.Client;
  readonly read: (text: string) => Promise<Record<string, unknown>[]>;
  /** Everything up to the migration of this name, then what stood there, then that migration and all behind it. */
  readonly upgrade: (name: string, before: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openEarlierDatabase(): Promise<EarlierDatabase> {
  const server = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
  const name = `atrium_earlier_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const client = new pg.Client(configOf(databaseIn(server, name)));
  await client.connect();
  return {
    client,
    read: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    upgrade: async (first, before) => {
      const names = Object.keys(migrations);
      const earlier = names.filter((each) => each < first);
      await client.query("begin");
      await migrateWithin(client, earlier);
      await client.query(before);
      await migrateWithin(client, names);
      await client.query("commit");
    },
    close: async () => {
      await client.end();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
