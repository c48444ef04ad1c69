import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDisk } from "#storage/disk.ts";
import { type SavedWorld, openSavedWorld } from "#testing/saved-world.ts";

let saved: SavedWorld;
beforeAll(async () => {
  saved = await openSavedWorld();
});
afterAll(() => saved.close());

it("a restore leaves what people are uploading just then: of the files of before only those go that lay there an hour ago", async () => {
  const folder = path.join(saved.scratch, "uploading");
  const address = await saved.restored(folder);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [name, hours] of [
    ["before", 2],
    ["waiting", 0],
  ] as const) {
    const file = path.join(folder, "files/blob/1/ab", name);
    writeFileSync(file, name);
    utimesSync(file, ago(hours), ago(hours));
  }
  const disk = openDisk(folder);
  // What comes once the restored sites are there, as they are walked.
  const storage = {
    ...disk,
    list: async function* (prefix: string) {
      yield* disk.list(prefix);
      if (prefix === "blob/") await disk.put("blob/1/ab/later", Readable.from([Buffer.from("later")]), 5);
    },
  };
  await saved.restore({ address, dataFolder: folder, storage, replace: true, now: new Date() });
  const kept = readdirSync(path.join(folder, "files/blob/1/ab")).toSorted();
  expect(kept).toEqual(["later", "small.txt", "waiting"]);
});
