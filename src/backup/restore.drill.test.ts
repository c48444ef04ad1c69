import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseAddress, configOf, openDatabase } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { openMessages } from "#database/messages.ts";
import { migrateWithin } from "#database/migrate.ts";
import { migrations } from "#database/migrations/list.ts";
import { inTransaction } from "#database/transaction.ts";
import { databaseIn, onServer } from "#testing/database-server.ts";
import {
  type SavedWorld,
  announce,
  filesIn,
  hear,
  openSavedWorld,
  query,
  sumsOf,
} from "#testing/saved-world.ts";
import type { World } from "#testing/world.ts";

const server = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
let saved: SavedWorld;
let world: World;
let scratch: string;
let dataFolder: string;
let backup: string;
beforeAll(async () => {
  saved = await openSavedWorld();
  ({ world, scratch, dataFolder, backup } = saved);
});
afterAll(() => saved.close());

describe("a restore", () => {
  it("gives out new ids after the old ones, and leaves the walls and the running role in place", async () => {
    const address = await saved.restored();
    const [before] = await query(world.address, "select max(id)::int as id from person");
    const database = openDatabase(address, 2);
    const id = await inTransaction(database, { siteId: world.siteId, access: "write" }, async (tx) => {
      expect(
        await tx.db.selectFrom("person").select("id").where("site_id", "=", world.other.siteId).execute(),
      ).toEqual([]);
      return tx.db
        .insertInto("person")
        .values({
          site_id: tx.siteId,
          email: "new@x.example",
          name: "New",
          name_key: "new",
          role: "member",
        } as never)
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    await database.end();
    expect(id.id).toBeGreaterThan(Number(before?.["id"]));
  });

  it("leaves the schema as the migrations make it: foreign keys and indexes are put back", async () => {
    const address = await saved.restored();
    const indexes = "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1";
    expect(await query(address, indexes)).toEqual(await query(world.address, indexes));
    const keys =
      "select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2";
    expect(await query(address, keys)).toEqual(await query(world.address, keys));
  });

  it("works for a plain owner of a database", async () => {
    const owner = `atrium_backup_${randomBytes(4).toString("hex")}`;
    const address = await saved.emptyDatabase();
    await onServer(server, `create role ${owner} login nosuperuser in role atrium_app`);
    await onServer(server, `alter database ${nameOf(address)} owner to ${owner}`);
    try {
      await saved.restore({ address: { ...address, user: owner } });
      expect(await sumsOf(address)).toEqual(await sumsOf(world.address));
    } finally {
      await onServer(server, `drop database ${nameOf(address)} with (force)`);
      await onServer(server, `drop role ${owner}`);
    }
  });

  it("tells each listener once what it had not heard, from a cluster that has counted further", async () => {
    const elsewhere = await saved.restored();
    for (const table of ["outbox", "listener_position"])
      await query(elsewhere, `update ${table} set xid = (xid::text::bigint + 1000000000000)::text::xid8`);
    const file = path.join(scratch, "far-counted.tar.gz");
    await saved.save({ address: elsewhere, file });
    const address = await saved.emptyDatabase();
    await saved.restore({ address, file });
    await announce(address, world.siteId, "afterwards");
    expect(await hear(address, "heard-one")).toEqual(["two", "three", "afterwards"]);
    expect(await hear(address, "heard-two")).toEqual(["three", "afterwards"]);
    expect(await hear(address, "heard-one")).toEqual([]);
    expect(await hear(address, "newcomer")).toEqual(["one", "two", "three", "afterwards"]);
  });

  it("refuses a file that is cut off, altered or foreign, and changes nothing", async () => {
    const address = await saved.emptyDatabase();
    const whole = readFileSync(backup);
    const unpacked = gunzipSync(whole);
    const altered = Buffer.from(unpacked);
    altered[unpacked.indexOf("Vera Visser")] = "W".charCodeAt(0);
    const turned = Buffer.from(whole);
    turned[Math.floor(whole.length / 2)] = (turned[Math.floor(whole.length / 2)] ?? 0) ^ 255;
    const cases: [string, Buffer, RegExp][] = [
      ["half", whole.subarray(0, whole.length / 2), /incomplete/],
      ["last-byte", whole.subarray(0, whole.length - 1), /incomplete/],
      ["no-seal", gzipSync(unpacked.subarray(0, unpacked.indexOf("seal.json"))), /incomplete/],
      ["altered", gzipSync(altered), /damaged/],
      ["turned", turned, /damaged|incomplete/],
      ["text", Buffer.from("hello, this is something else"), /isn't an Atrium backup/],
      ["packed", gzipSync(Buffer.from("x".repeat(2000))), /isn't an Atrium backup/],
      ["empty", Buffer.alloc(0), /isn't an Atrium backup/],
    ];
    for (const [name, content, reason] of cases) {
      const file = path.join(scratch, `${name}.bad`);
      writeFileSync(file, content);
      await expect(saved.restore({ address, file }), name).rejects.toThrow(reason);
    }
    expect(await query(address, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
      [],
    );
  });

  it("refuses a backup of a newer Atrium by its release", async () => {
    const address = await saved.emptyDatabase();
    await onServer(server, `drop database ${nameOf(address)}`);
    await onServer(
      server,
      `create database ${nameOf(address)} template ${process.env["ATRIUM_TEST_TEMPLATE"]}`,
    );
    await query(
      address,
      "insert into kysely_migration (name, timestamp) values ('2031-01-01-flying-cars', '')",
    );
    const file = path.join(scratch, "newer.tar.gz");
    await saved.save({ address, file, version: "9.1.0" });
    const target = await saved.emptyDatabase();
    await expect(saved.restore({ address: target, file })).rejects.toThrow("made by a newer Atrium (9.1.0)");
  });

  it("brings a backup of an older release up to date", async () => {
    const old = await saved.emptyDatabase();
    const session = new pg.Client(configOf(old));
    await session.connect();
    await session.query("begin");
    await migrateWithin(session, ["2026-11-21-first"]);
    await session.query("commit");
    await session.end();
    await query(old, "insert into site (name, magic_key) values ('From long ago', '')");
    const file = path.join(scratch, "older.tar.gz");
    await saved.save({ address: old, file });
    const target = await saved.emptyDatabase();
    await saved.restore({ address: target, file });
    expect(await query(target, "select name from site")).toEqual([{ name: "From long ago" }]);
    expect(await query(target, "select name from kysely_migration order by 1")).toEqual(
      Object.keys(migrations).map((name) => ({ name })),
    );
    expect(await query(target, "select from mail_kept")).toEqual([]);
  });

  it("refuses a database of somebody else", async () => {
    const address = await saved.emptyDatabase();
    await query(address, "create table invoices (id int)");
    await expect(saved.restore({ address, replace: true })).rejects.toThrow("aren't Atrium's");
    expect(await query(address, "select * from invoices")).toEqual([]);
  });

  it("refuses where sites are, or a server runs, unless it may replace them", async () => {
    const address = await saved.emptyDatabase();
    const idle = new pg.Client(configOf(address));
    await idle.connect();
    await expect(saved.restore({ address })).rejects.toThrow("This database is in use");
    await idle.end();
    const filled = await saved.restored();
    await expect(saved.restore({ address: filled })).rejects.toThrow("There are already sites here");
  });

  it("replaces a running site: first saved, then served by the same connections, and processes are told", async () => {
    const folder = path.join(scratch, "replaced");
    const address = await saved.restored(folder);
    const database = openDatabase(address, 2);
    const messages = await openMessages(address);
    let told = 0;
    messages.on("sites", () => (told += 1));
    messages.onGap(() => (told += 1));
    const rename = (name: string) =>
      inTransaction(database, { siteId: world.siteId, access: "write" }, async (tx) => {
        await tx.db.updateTable("site").set({ name }).where("id", "=", tx.siteId).execute();
      });
    await rename("Renamed since");
    const done = await saved.restore({ address, dataFolder: folder, replace: true });
    const names = () =>
      inTransaction(database, { siteId: world.siteId, access: "read" }, (tx) =>
        tx.db.selectFrom("site").select("name").where("id", "=", tx.siteId).execute(),
      );
    expect(await names()).toEqual([{ name: "Noordervaart" }]);
    await rename("Renamed again");
    await expect.poll(() => told).toBe(2);
    await messages.close();
    await database.end();
    const undone = await saved.emptyDatabase();
    await saved.restore({ address: undone, file: done.safety ?? "" });
    expect(await query(undone, `select name from site where id = ${world.siteId}`)).toEqual([
      { name: "Renamed since" },
    ]);
    expect(filesIn(folder)).toEqual(filesIn(dataFolder));
  });

  it("fails as a whole: when a row cannot come in, what was there is still there", async () => {
    const address = await saved.restored();
    await query(address, "update site set name = 'Still here'");
    const unpacked = gunzipSync(readFileSync(backup));
    const file = path.join(scratch, "broken.tar.gz");
    writeFileSync(file, gzipSync(resealed(unpacked, "Vera Visser", "Vera\tVisser")));
    const dataFolder = path.join(scratch, "failed");
    const failure = saved.restore({ address, file, replace: true, dataFolder });
    await expect(failure).rejects.toThrow(
      /^This backup could not be restored, and nothing was changed: extra data/,
    );
    await expect(failure).rejects.toBeInstanceOf(CannotStart);
    expect(await query(address, "select distinct name from site")).toEqual([{ name: "Still here" }]);
    expect(filesBelow(dataFolder)).toEqual([]);
  });

  it("fails as a whole after files came in: those go again, and those that were there stay", async () => {
    const dataFolder = path.join(scratch, "with-files");
    const address = await saved.restored(dataFolder);
    const before = filesBelow(dataFolder);
    const [one = ""] = before;
    rmSync(path.join(dataFolder, one));
    const unpacked = gunzipSync(readFileSync(backup));
    const file = path.join(scratch, "miscounted.tar.gz");
    writeFileSync(file, gzipSync(miscounted(unpacked)));
    await expect(saved.restore({ address, file, replace: true, dataFolder })).rejects.toThrow(
      /nothing was changed: .* rows came in/,
    );
    expect(filesBelow(dataFolder)).toEqual(before.filter((each) => each !== one));
  });
});

function nameOf(address: ReturnType<typeof databaseIn>): string {
  return address.database ?? "";
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The archive whose seal says that one table has another number of rows: found out after the files came in. */
function miscounted(unpacked: Buffer): Buffer {
  const text = unpacked.toString("latin1");
  const at = text.indexOf("seal.json");
  const start = text.indexOf('"person": ', at) + '"person": '.length;
  const copy = Buffer.from(unpacked);
  copy[start] = copy[start] === 57 ? 56 : 57;
  return copy;
}

/** The archive with a text altered and its seal made anew, as whoever meant it would do. */
function resealed(unpacked: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(unpacked);
  copy.write(to, copy.indexOf(from));
  const at = copy.indexOf("seal.json");
  const sha256 = createHash("sha256").update(copy.subarray(0, at)).digest("hex");
  const start = copy.indexOf('"sha256": "', at) + '"sha256": "'.length;
  copy.write(sha256, start);
  return copy;
}
