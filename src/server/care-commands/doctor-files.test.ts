import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keptFile } from "#testing/kept-files.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, openWorld } from "#testing/world.ts";
import { checkFiles } from "./doctor-files.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = path.dirname(storageOf(world).incoming);
  await keptFile(world, world.ed, { bytes: randomBytes(100) });
  await keptFile(world, world.other.nora, { bytes: randomBytes(200) });
});
afterAll(() => world.close());

const look = async (deep = false, database?: { url: string; directUrl: string }) => {
  const config = { dataFolder: folder, s3: undefined, database };
  const now = new Date(Date.now() + 2 * 86_400_000);
  return checkFiles(world.address, { config, now, deep });
};
const blobs = () =>
  readdirSync(path.join(folder, "files"), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, "files", name))
    .filter((file) => statSync(file).isFile())
    .toSorted();

it("finds every file of every site in its place", async () => {
  expect((await look()).map(({ state, what }) => [state, what.slice(0, 34)])).toEqual([
    ["well", "All 2 stored files are in the fold"],
  ]);
  expect((await look(true)).map(({ state }) => state)).toEqual(["well"]);
});

it("tells who runs several processes where files have to lie", async () => {
  const found = await look(false, { url: "postgres://db/atrium", directUrl: "postgres://db/atrium" });
  expect(found.map(({ state }) => state)).toEqual(["advice", "well"]);
  expect(found[0]?.advice).toContain("ATRIUM_S3_ENDPOINT");
});

it("finds bytes that belong to nothing, and leaves them", async () => {
  const stray = path.join(folder, "files/blob/1/stray");
  mkdirSync(path.dirname(stray), { recursive: true });
  writeFileSync(stray, "x");
  const found = await look();
  expect(found.map(({ state }) => state)).toEqual(["well", "advice"]);
  expect(found[1]?.what).toContain("blob/1/stray");
  rmSync(stray);
});

it("says when nothing can be stored any more, and leaves nothing of its own", async () => {
  const probe = path.join(folder, "files/probe");
  expect(readdirSync(probe)).toEqual([]);
  rmSync(probe, { recursive: true });
  // A file where the folder has to be: also for root, whom no mode keeps out.
  writeFileSync(probe, "");
  const found = await look();
  expect(found.at(-1)).toMatchObject({
    state: "wrong",
    what: expect.stringContaining("Files can't be saved"),
  });
  rmSync(probe);
});

it("finds a changed byte when it looks deeply, and a missing file always (long)", async () => {
  const [one = "", other = ""] = blobs();
  writeFileSync(one, randomBytes(statSync(one).size));
  expect((await look()).map(({ state }) => state)).toEqual(["well"]);
  expect((await look(true)).map(({ state }) => state)).toEqual(["wrong"]);
  rmSync(other);
  const [finding] = await look();
  expect(finding).toMatchObject({
    state: "wrong",
    advice: "Find them in a backup: `atrium restore` brings back everything, not single files.",
  });
  expect(finding?.what).toContain("1 of 2");
});
