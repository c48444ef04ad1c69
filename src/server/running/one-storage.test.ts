import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMessages } from "#database/messages.ts";
import { storageMark } from "#storage/storage-mark.ts";
import { type World, openWorld } from "#testing/world.ts";
import { demandOneStorage, lineName } from "./one-storage.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-one-storage-"));
const folder = (name: string) => ({ dataFolder: path.join(scratch, name), s3: undefined });
const bucket = { endpoint: "https://s3.example.org", bucket: "noordervaart", region: "eu" };
const s3 = { ...bucket, accessKey: "key", secretKey: "secret" };
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  rmSync(scratch, { recursive: true, force: true });
});

it("names a folder once, however many processes start in it at the same time", async () => {
  const marks = await Promise.all(Array.from({ length: 8 }, () => storageMark(folder("shared"))));
  expect(new Set(marks).size).toBe(1);
  expect(marks[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(await storageMark(folder("other"))).not.toBe(marks[0]);
  expect(await storageMark({ ...folder("other"), s3 })).toBe(await storageMark({ ...folder("shared"), s3 }));
});

it("lets processes start that share their files, and refuses one that keeps them elsewhere", async () => {
  const shared = await storageMark(folder("shared"));
  const other = await storageMark(folder("other"));
  const running = await openMessages(world.address, lineName(shared));
  await expect(demandOneStorage(world.address, shared, "here")).resolves.toBeUndefined();
  await expect(demandOneStorage(world.address, other, "the folder of the other")).rejects.toThrow(
    /doesn't keep its files in the folder of the other.*ATRIUM_DATA.*ATRIUM_S3_ENDPOINT/,
  );
  await running.close();
});
