import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { checkBackup } from "#backup/check-backup.ts";
import { type RestoreSummary, restoreBackup } from "#backup/restore-backup.ts";
import { writeBackup } from "#backup/write-backup.ts";
import { type DatabaseAddress, configOf, openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { defineEvent } from "#kernel/event.ts";
import { on } from "#outbox/listener.ts";
import { openTurns } from "#outbox/turns.ts";

import { openDisk } from "#storage/disk.ts";
import { worldNow } from "./as.ts";
import { copyOf, databaseIn, onServer } from "./database-server.ts";
import { tellAll } from "./outbox.ts";
import { type World, openWorld } from "./world.ts";

export const noted = defineEvent<"noted", { word: string }>("noted", { publicChange: "nothing-public" });
export const oddText =
  "tab\t newline\n return\r backslash \\ \\N \\. quote ' \" end\u0001 ж日本語 🦊 e\u0301";

/** The named world with odd content and files, a backup of it, and places to restore to. */
export type SavedWorld<Opened extends World = World> = {
  readonly world: Opened;
  readonly scratch: string;
  readonly dataFolder: string;
  readonly backup: string;
  emptyDatabase(): Promise<ReturnType<typeof databaseIn>>;
  /** A database that the backup was restored into, for tests of what comes after: restored once, and copied. Its files come into the data folder, if one is given. */
  restored(dataFolder?: string): Promise<ReturnType<typeof databaseIn>>;
  /** Restores the backup, or the file given, into a data folder of its own unless one is given. */
  restore(options: Partial<RestoreInto> & { address: DatabaseAddress }): Promise<RestoreSummary>;
  save(
    from: { address: DatabaseAddress; file: string; dataFolder?: string } & Partial<SaveFrom>,
  ): ReturnType<typeof writeBackup>;
  close(): Promise<void>;
};

type RestoreInto = Parameters<typeof restoreBackup>[0];
type SaveFrom = Parameters<typeof writeBackup>[0];

/** "heard-one" has heard the first of three events, "heard-two" the first two. Close it after the test file. */
export function openSavedWorld(): Promise<SavedWorld>;
export function openSavedWorld<Opened extends World>(
  open: () => Promise<Opened>,
): Promise<SavedWorld<Opened>>;
export async function openSavedWorld(open: () => Promise<World> = openWorld): Promise<SavedWorld> {
  const scratch = mkdtempSync(path.join(tmpdir(), "atrium-backup-"));
  const server = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
  const databases: string[] = [];
  const world = await open();
  const dataFolder = path.join(scratch, "data");
  const backup = path.join(scratch, "first.tar.gz");
  const common = { force: false, version: "0.1.0", now: worldNow };
  await furnish(world, dataFolder);
  await writeBackup({ ...common, storage: openDisk(dataFolder), address: world.address, file: backup });
  const emptyDatabase = async () => {
    const name = `atrium_backup_${randomBytes(6).toString("hex")}`;
    await onServer(server, `create database ${name}`);
    databases.push(name);
    return databaseIn(server, name);
  };
  const restore: SavedWorld["restore"] = async (options) => {
    const own = options.dataFolder ?? path.join(scratch, randomBytes(4).toString("hex"));
    const into = { dataFolder: own, storage: openDisk(own), file: backup, replace: false };
    const checked = await checkBackup(options.file ?? backup);
    return restoreBackup({ ...common, ...into, checked, ...options });
  };
  return {
    world,
    scratch,
    dataFolder,
    backup,
    emptyDatabase,
    restore,
    restored: restoredOnce(path.join(scratch, "restored"), { emptyDatabase, restore, databases }),
    save: (from) => writeBackup({ ...common, storage: openDisk(from.dataFolder ?? dataFolder), ...from }),
    close: async () => {
      for (const name of databases) await onServer(server, `drop database if exists ${name} with (force)`);
      await world.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** A restore makes every table anew, by all migrations: a copy of what came of one costs a tenth of it. */
function restoredOnce(
  files: string,
  {
    emptyDatabase,
    restore,
    databases,
  }: Pick<SavedWorld, "emptyDatabase" | "restore"> & { databases: string[] },
): SavedWorld["restored"] {
  let template: Promise<string | undefined> | undefined;
  const make = async () => {
    const address = await emptyDatabase();
    await restore({ address, dataFolder: files });
    return address.database;
  };
  return async (dataFolder) => {
    template ??= make();
    const { address } = await copyOf(await template);
    databases.push(address.database ?? "");
    if (dataFolder !== undefined) cpSync(files, dataFolder, { recursive: true });
    return address;
  };
}

async function furnish(world: World, dataFolder: string): Promise<void> {
  await addOddContent(world);
  addFile(dataFolder, "blob/1/ab/small.txt", Buffer.from(oddText));
  addFile(dataFolder, "blob/1/empty", Buffer.alloc(0));
  addFile(dataFolder, `blob/2/${"a-long-name-".repeat(15)}.bin`, randomBytes(200_000));
  await hear(world.address, "heard-one", 1);
  await hear(world.address, "heard-two", 2);
}

async function addOddContent({ address, siteId, mainFolderId, other }: World): Promise<void> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  await client.query(
    "update person set position = $1, created = '2026-02-28 23:59:59.123457+00' where site_id = $2",
    [oddText, siteId],
  );
  for (const [id, folder] of [
    [siteId, mainFolderId],
    [other.siteId, other.mainFolderId],
  ]) {
    await client.query(
      `with page as (insert into page (site_id, subsite_id, folder_id, title, title_key) values ($1, 0, $2, $3, $3) returning id)
       insert into page_reader select $1, place, id, place % 2 = 0, $2, $3, now(), now() from page, generate_series(1, 3000) place`,
      [id, folder, oddText],
    );
    await client.query("insert into page_document (site_id, hash, document) values ($1, $2, $3)", [
      id,
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
      JSON.stringify({ oddText, deep: [null, 1e21, 0.1, { "": "\u2028" }], long: "абв\\".repeat(300_000) }),
    ]);
  }
  await client.end();
  for (const word of ["one", "two", "three"]) await announce(address, siteId, word);
}

function addFile(dataFolder: string, name: string, content: Buffer): void {
  const file = path.join(dataFolder, "files", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export async function query(address: DatabaseAddress, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** One sum for the rows of each table; the outbox without its transaction numbers, which are of a cluster. */
export async function sumsOf(address: DatabaseAddress): Promise<Record<string, string>> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  await client.query("set timezone to 'UTC'");
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attname) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely|^listener|^rate'
       and attname <> 'xid' group by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name, columns } of rows) {
    const sum = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' order by line collate "C")), '') as sum
       from (select row(${columns})::text as line from ${name}) lines`,
    );
    sums[name] = sum.rows[0].sum;
  }
  await client.end();
  return sums;
}

export function announce(address: DatabaseAddress, siteId: number, word: string): Promise<void> {
  return withDatabase(address, (database) =>
    inTransaction(database, { siteId, access: "write" }, async (tx) => tx.announce(noted({ word }))),
  );
}

/** What a listener hears now; with `most`, it falls silent after so many, as if its process had ended. */
export function hear(address: DatabaseAddress, name: string, most = Infinity): Promise<string[]> {
  return withDatabase(address, async (database) => {
    const heard: string[] = [];
    const named = { name, about: () => "words" };
    const listener = on(noted, named, async ({ word }) => void heard.push(word));
    const turns = openTurns(address);
    await tellAll({
      database,
      listener,
      turns,
      mail: async () => {},
      actorFor: async () => null,
      clock: () => worldNow,
      log: () => {},
    });
    await turns.close();
    if (most < Infinity)
      await database.pool.query(
        `update listener_position position set xid = event.xid, id = event.id
         from (select xid, id from outbox where kind = 'noted' order by xid, id offset $2 limit 1) event where listener = $1`,
        [name, most - 1],
      );
    return heard;
  });
}

async function withDatabase<Result>(
  address: DatabaseAddress,
  work: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(address, 2);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

export function filesIn(folder: string): Record<string, string> {
  const root = path.join(folder, "files");
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file), readFileSync(file).toString("base64")];
    }),
  );
}
