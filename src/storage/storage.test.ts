import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, openS3Server } from "#testing/s3-server.ts";
import { openDisk } from "./disk.ts";
import { freshName, sweepIncoming, writeFresh } from "./fresh-file.ts";
import { type S3Place, openS3 } from "./s3/s3.ts";
import type { OpenObject, Storage } from "./storage.ts";

/** A bucket of a real server to try as well: `http://key:secret@127.0.0.1:9000/bucket`. What lies under `blob/` in it goes. */
const real = process.env["ATRIUM_TEST_S3"];
const places = ["disk", "S3", ...(real ? ["a real S3"] : [])];

let scratch: string;
let s3: S3Server;
const stores: Record<string, Storage> = {};
beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), "atrium-storage-"));
  s3 = await openS3Server();
  stores["disk"] = openDisk(path.join(scratch, "data"));
  stores["S3"] = openS3(s3.place, path.join(scratch, "other"));
  if (real) stores["a real S3"] = await emptied(openS3(placeIn(real), path.join(scratch, "real")));
});
afterAll(async () => {
  await s3.close();
  rmSync(scratch, { recursive: true, force: true });
});

function placeIn(address: string): S3Place {
  const { origin, pathname, username, password } = new URL(address);
  const keys = { accessKey: decodeURIComponent(username), secretKey: decodeURIComponent(password) };
  return { endpoint: origin, bucket: pathname.slice(1), region: "us-east-1", ...keys };
}

async function emptied(storage: Storage): Promise<Storage> {
  for await (const { key } of storage.list("blob/")) await storage.remove(key);
  return storage;
}

async function* inPieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 70_000) yield content.subarray(at, at + 70_000);
}

async function read(opened: OpenObject | null): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of opened?.stream ?? []) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

describe.each(places)("the storage on %s", (name) => {
  const content = randomBytes(300_000);
  const storage = () => {
    const store = stores[name];
    if (!store) throw new Error(name);
    return store;
  };

  it("keeps what a stream brings, and gives it back whole and in parts", async () => {
    await storage().put("blob/1/whole", inPieces(content), content.length);
    const whole = await storage().open("blob/1/whole");
    expect(whole?.size).toBe(content.length);
    expect((await read(whole)).equals(content)).toBe(true);
    const part = await storage().open("blob/1/whole", { first: 10, last: 19 });
    expect(part?.size).toBe(content.length);
    expect(await read(part)).toEqual(content.subarray(10, 20));
    expect(await storage().sizeOf("blob/1/whole")).toBe(content.length);
  });

  it("keeps empty files", async () => {
    await storage().put("blob/1/empty", inPieces(Buffer.alloc(0)), 0);
    expect(await storage().sizeOf("blob/1/empty")).toBe(0);
    expect(await read(await storage().open("blob/1/empty"))).toHaveLength(0);
  });

  it("takes a file over, which is gone from the incoming folder (long)", async () => {
    const file = await writeFresh(storage().incoming, inPieces(content), content.length);
    await storage().adopt("blob/2/adopted", file);
    expect(
      createHash("sha256")
        .update(await read(await storage().open("blob/2/adopted")))
        .digest("hex"),
    ).toBe(createHash("sha256").update(content).digest("hex"));
    expect(readdirSync(storage().incoming)).toEqual([]);
  });

  it("says so when nothing is there, and removes what may be there (long)", async () => {
    expect(await storage().open("blob/1/nothing")).toBeNull();
    expect(await storage().sizeOf("blob/1/nothing")).toBeNull();
    await storage().put("blob/1/gone", inPieces(content), content.length);
    await storage().remove("blob/1/gone");
    await storage().remove("blob/1/gone");
    expect(await storage().sizeOf("blob/1/gone")).toBeNull();
  });

  it("lists what lies below a prefix, however much (long)", async () => {
    for (let at = 0; at < 12; at++) await storage().put(`blob/7/ab/f${at}`, inPieces(Buffer.from("x")), 1);
    await storage().put("blob/77/other", inPieces(Buffer.from("x")), 1);
    const found: string[] = [];
    for await (const { key, size, modified } of storage().list("blob/7/")) {
      expect(size).toBe(1);
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000);
      found.push(key);
    }
    expect(found.toSorted()).toEqual(Array.from({ length: 12 }, (_, at) => `blob/7/ab/f${at}`).toSorted());
    const none: unknown[] = [];
    for await (const each of storage().list("blob/999/")) none.push(each);
    expect(none).toEqual([]);
  });

  it("leaves nothing of a stream that breaks or is of another size", async () => {
    async function* broken() {
      yield content;
      throw new Error("the line is cut");
    }
    await expect(storage().put("blob/1/broken", broken(), 600_000)).rejects.toThrow();
    await expect(storage().put("blob/1/broken", inPieces(content), 299_999)).rejects.toThrow();
    expect(await storage().sizeOf("blob/1/broken")).toBeNull();
  });

  it.each([
    "../out",
    "blob/../../etc/passwd",
    "/etc/passwd",
    "blob//x",
    "blob/.hidden",
    "Blob/x",
    "blob/x y",
    "",
  ])("takes %j for no key", async (key) => {
    await expect(async () => storage().open(key)).rejects.toThrow("no key");
    await expect(async () => storage().put(key, inPieces(content), 1)).rejects.toThrow("no key");
  });
});

it("S3 with another secret is refused, and nobody hears the secret", async () => {
  const stranger = openS3({ ...s3.place, secretKey: "wrong" }, scratch);
  await expect(stranger.put("blob/1/x", inPieces(Buffer.from("x")), 1)).rejects.toThrow(
    "The S3 storage answered 403 (SignatureDoesNotMatch).",
  );
});

it("links in the data folder are not followed", async () => {
  const disk = stores["disk"] as Storage;
  await disk.put("blob/9/there", inPieces(Buffer.from("x")), 1);
  const secret = path.join(scratch, "secret");
  writeFileSync(secret, "secret");
  symlinkSync(secret, path.join(scratch, "data/files/blob/9/link"));
  await expect(disk.open("blob/9/link")).rejects.toThrow("ELOOP");
  const keys: string[] = [];
  for await (const { key } of disk.list("blob/9/")) keys.push(key);
  expect(keys).toEqual(["blob/9/there"]);
});

it("a start removes what dead uploads left, and nothing of processes that run", async () => {
  const folder = path.join(scratch, "incoming");
  const mine = await freshName(folder);
  const [machine] = path.basename(mine).split("-");
  const named = (on: string | undefined, pid: number, digit: string) =>
    path.join(folder, `${on}-${pid}-${digit.repeat(16)}.partial`);
  const dead = named(machine, 999_999_999, "0");
  const old = named(machine, process.ppid, "1");
  const young = named(machine, process.ppid, "2");
  // Nobody here knows whether it still runs, and it may have our own number.
  const elsewhere = named("0".repeat(8), process.pid, "3");
  for (const file of [mine, dead, old, young, elsewhere]) writeFileSync(file, "x");
  const now = new Date();
  utimesSync(old, new Date(now.getTime() - 2 * 86_400_000), new Date(now.getTime() - 2 * 86_400_000));
  expect(await sweepIncoming(folder, now, false)).toBe(2);
  const left = (files: string[]) => files.map((file) => path.basename(file)).toSorted();
  expect(readdirSync(folder).toSorted()).toEqual(left([mine, young, elsewhere]));
  expect(await sweepIncoming(folder, now, true)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(left([young, elsewhere]));
});
