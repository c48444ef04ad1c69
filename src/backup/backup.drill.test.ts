import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { readVersions } from "#features/versions/screen.ts";
import { readUnpublished } from "#features/writing/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { startEmbedded } from "#database/embedded/embedded.ts";
import { openS3 } from "#storage/s3/s3.ts";
import { inTransaction } from "#database/transaction.ts";
import {
  type SavedWorld,
  filesIn,
  noted,
  oddText,
  openSavedWorld,
  query,
  sumsOf,
} from "#testing/saved-world.ts";
import { openS3Server } from "#testing/s3-server.ts";
import type { World } from "#testing/world.ts";

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

describe("a backup", () => {
  it("restores every row, value by value, into an empty database and back, over two majors, its files from the disk to S3 and back", async () => {
    const elsewhere = path.join(scratch, "embedded");
    const embedded = await startEmbedded({ dataFolder: elsewhere, log: () => {} });
    const s3 = await openS3Server();
    const storage = openS3(s3.place, path.join(scratch, "beside-s3"));
    const again = path.join(scratch, "again.tar.gz");
    try {
      await saved.restore({ address: embedded.address, dataFolder: elsewhere, storage });
      expect(await sumsOf(embedded.address)).toEqual(await sumsOf(world.address));
      expect(s3.keys()).toEqual(Object.keys(filesIn(dataFolder)).toSorted());
      await saved.save({ address: embedded.address, file: again, storage });
    } finally {
      await embedded.stop();
      await s3.close();
    }
    const back = await saved.emptyDatabase();
    await saved.restore({ address: back, dataFolder: path.join(scratch, "back"), file: again });
    const sums = await sumsOf(back);
    expect(sums).toEqual(await sumsOf(world.address));
    expect(Object.keys(sums)).toContain("page_document");
    expect(filesIn(path.join(scratch, "back"))).toEqual(filesIn(dataFolder));
  });

  it("opens with any tar, and keeps what is in it from other accounts", async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const names = execFileSync("tar", ["-tzf", backup]).toString().split("\n");
    expect(names[0]).toBe("atrium-backup.json");
    expect(names).toContain("tables/person/000001.copy");
    expect(execFileSync("tar", ["-xzOf", backup, "files/blob/1/ab/small.txt"]).toString()).toBe(oddText);
  });

  it("is of one moment: what is written meanwhile is in it whole or not at all", async () => {
    const { address, database } = world;
    let writing = true;
    let rounds = 0;
    const writer = (async () => {
      for (let round = 0; writing; round++) {
        rounds = round;
        await inTransaction(database, { siteId: world.siteId, access: "write" }, async (tx) => {
          tx.announce(noted({ word: `round ${round}` }));
          await tx.db
            .updateTable("site")
            .set({ name: `round ${round}` })
            .where("id", "=", world.siteId)
            .execute();
        });
      }
    })();
    await expect.poll(() => rounds, { interval: 5 }).toBeGreaterThan(1);
    const file = path.join(scratch, "moving.tar.gz");
    await saved.save({ address, file });
    writing = false;
    await writer;
    const target = await saved.emptyDatabase();
    await saved.restore({ address: target, file });
    const [site] = await query(target, `select name from site where id = ${world.siteId}`);
    const [last] = await query(target, "select facts->>'word' as name from outbox order by id desc limit 1");
    expect(site).toEqual(last);
    expect(site?.["name"]).toMatch(/^round /);
  });

  it("refuses to write over a file, unless asked to", async () => {
    const file = path.join(scratch, "there.tar.gz");
    writeFileSync(file, "precious");
    const writing = { address: world.address, file };
    await expect(saved.save(writing)).rejects.toThrow("already exists");
    expect(readFileSync(file, "utf8")).toBe("precious");
    await saved.save({ ...writing, force: true });
    expect(readFileSync(file).length).toBeGreaterThan(1000);
    expect(readdirSync(scratch).filter((name) => name.includes("partial"))).toEqual([]);
  });

  it("keeps drafts, discarded ones too, with whose work is in them", async () => {
    const page_id = await draftedPage(world);
    const ada = await draftWriter(world, { who: world.ada, page_id });
    await ada.type("twelve ships in the fog ");
    await ada.discard();
    const ed = await draftWriter(world, { who: world.ed, page_id });
    await ed.type("today ");
    const file = path.join(scratch, "drafts.tar.gz");
    const address = await saved.emptyDatabase();
    await saved.save({ address: world.address, file });
    await saved.restore({ address, file });
    const there = { ...world, address, database: openDatabase(address, 2) };
    try {
      const discarded = await as(there, world.ed).call(readVersions, { page_id });
      expect(discarded).toMatchObject({
        discarded: [{ by: "Ada Admiraal", writers: [{ name: "Ada Admiraal", words: 5 }] }],
      });
      expect(await as(there, world.ed).call(readUnpublished, { page_id })).toMatchObject({
        writers: [{ name: "Ed Elzinga", words: 1, changes: 1 }],
      });
      const back = await draftWriter(there, { who: world.ed, page_id });
      expect(back.draft.getText(textPart("text0001", "source")).toString()).toBe("today first");
    } finally {
      await there.database.end();
    }
  });

  it("of a database without Atrium is refused, and leaves no file", async () => {
    const file = path.join(scratch, "none.tar.gz");
    const address = await saved.emptyDatabase();
    await expect(saved.save({ address, file })).rejects.toThrow("nothing to back up");
    expect(existsSync(file)).toBe(false);
  });
});
