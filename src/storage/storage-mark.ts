import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { S3Place } from "./s3/s3.ts";

/** What tells one place of files from another, 16 hex digits: a bucket's address, or a number kept in the data folder. */
export async function storageMark(where: {
  readonly dataFolder: string;
  readonly s3: S3Place | undefined;
}): Promise<string> {
  const { dataFolder, s3 } = where;
  if (s3) return createHash("sha256").update(`${s3.endpoint}/${s3.bucket}`).digest("hex").slice(0, 16);
  const file = path.join(dataFolder, "files.id");
  return (await readMark(file)) ?? makeMark(dataFolder, file);
}

async function readMark(file: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return "";
  });
  return /^[0-9a-f]{16}\n$/.test(text) ? text.trim() : null;
}

/** Of several processes that start at once, one names the folder; nobody ever reads half a name. */
async function makeMark(dataFolder: string, file: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  const mark = randomBytes(8).toString("hex");
  const fresh = `${file}.${mark}`;
  await writeFile(fresh, `${mark}\n`, { flag: "wx", mode: 0o600 });
  try {
    await link(fresh, file);
    return mark;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readMark(file)) ?? mark;
  } finally {
    await rm(fresh, { force: true });
  }
}
