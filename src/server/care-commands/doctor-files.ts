import { createHash, randomBytes } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Finding } from "#doctor/finding.ts";
import { listBlobs } from "#features/files/store.ts";
import { readSites } from "#features/sites/store.ts";
import { openStorage } from "#storage/open-storage.ts";
import type { Storage } from "#storage/storage.ts";
import type { Config } from "../running/config.ts";

const batch = 500;
/** A file on its way lies there before its row does. */
const youngest = 24 * 60 * 60 * 1000;

type Looked = { count: number; wrong: string[]; readonly known: Set<string> };

/** Whether what the rows say lies in the storage does: by its size, or deeply by every byte. */
export async function checkFiles(
  address: DatabaseAddress,
  how: {
    readonly config: Pick<Config, "dataFolder" | "s3" | "database">;
    readonly now: Date;
    readonly deep: boolean;
  },
): Promise<Finding[]> {
  const storage = openStorage(how.config);
  const database = openDatabase(address, 2);
  try {
    const looked: Looked = { count: 0, wrong: [], known: new Set() };
    const { sites } = await readSites(database);
    for (const { id } of sites) await lookAt(database, id, { storage, looked, deep: how.deep });
    const lost = await strangersIn(storage, looked.known, how.now);
    return [
      ...placeFinding(how.config),
      rowsFinding(looked, storage, how.deep),
      ...strangersFinding(lost, storage),
      ...(await writingFinding(storage)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const what = `The files in ${storage.place} can't be read: ${reason}`;
    return [
      { state: "wrong", what, advice: "Check the ATRIUM_S3_ settings, or the rights on the data folder." },
    ];
  } finally {
    await database.end();
  }
}

async function lookAt(
  database: Database,
  siteId: number,
  { storage, looked, deep }: { storage: Storage; looked: Looked; deep: boolean },
): Promise<void> {
  for (let after = ""; ; ) {
    const blobs = await inTransaction(database, { siteId, access: "read" }, (tx) =>
      listBlobs({ after, most: batch }, tx),
    );
    for (const blob of blobs) {
      looked.known.add(blob.key);
      looked.count += 1;
      const isThere = (await storage.sizeOf(blob.key)) === blob.size;
      if (!isThere || (deep && !(await isUnchanged(storage, blob)))) looked.wrong.push(blob.key);
    }
    if (blobs.length < batch) return;
    after = blobs.at(-1)?.key ?? "";
  }
}

async function isUnchanged(storage: Storage, { key, hash }: { key: string; hash: Buffer }): Promise<boolean> {
  const opened = await storage.open(key);
  if (!opened) return false;
  const found = createHash("sha256");
  await pipeline(opened.stream, found);
  return found.digest().equals(hash);
}

async function strangersIn(storage: Storage, known: ReadonlySet<string>, now: Date): Promise<string[]> {
  const strangers: string[] = [];
  for await (const { key, modified } of storage.list("blob/"))
    if (!known.has(key) && now.getTime() - modified.getTime() > youngest) strangers.push(key);
  return strangers;
}

function placeFinding({ s3, database }: Pick<Config, "s3" | "database">): Finding[] {
  if (s3 || !database) return [];
  const what = "Files are kept on this machine, but the database is on a server of its own.";
  const advice =
    "Fine for one process. For several, set ATRIUM_S3_ENDPOINT, ATRIUM_S3_BUCKET, ATRIUM_S3_ACCESS_KEY and ATRIUM_S3_SECRET_KEY.";
  return [{ state: "advice", what, advice }];
}

function rowsFinding({ count, wrong }: Looked, storage: Storage, deep: boolean): Finding {
  const how = deep ? "byte by byte" : "by their sizes";
  if (wrong.length === 0)
    return { state: "well", what: `All ${count} stored files are in ${storage.place} (${how}).` };
  const what = `${wrong.length} of ${count} stored files are missing or changed in ${storage.place}: ${some(wrong)}.`;
  return {
    state: "wrong",
    what,
    advice: "Find them in a backup: `atrium restore` brings back everything, not single files.",
  };
}

function strangersFinding(lost: readonly string[], storage: Storage): Finding[] {
  if (lost.length === 0) return [];
  const what = `${lost.length} files in ${storage.place} aren't used: ${some(lost)}.`;
  return [
    {
      state: "advice",
      what,
      advice: "They do no harm. If this is the right database, you can delete them.",
    },
  ];
}

/** Puts a few bytes there, reads them back and takes them away; says something only when that fails. */
async function writingFinding(storage: Storage): Promise<Finding[]> {
  const key = `probe/${randomBytes(8).toString("hex")}`;
  const bytes = randomBytes(16);
  try {
    await storage.put(key, bytesOf(bytes), bytes.length);
    const size = await storage.sizeOf(key);
    await storage.remove(key);
    if (size === bytes.length) return [];
    return [unwritable(storage, `of ${bytes.length} bytes ${size ?? "none"} came back`)];
  } catch (error) {
    return [unwritable(storage, error instanceof Error ? error.message : String(error))];
  }
}

async function* bytesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function unwritable(storage: Storage, reason: string): Finding {
  const what = `Files can't be saved in ${storage.place}: ${reason}`;
  const advice = "Let the account that runs Atrium write there, or allow the key to put, get and delete.";
  return { state: "wrong", what, advice };
}

function some(keys: readonly string[]): string {
  return `${keys.slice(0, 3).join(", ")}${keys.length > 3 ? ", …" : ""}`;
}
