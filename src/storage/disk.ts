import { constants } from "node:fs";
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeFresh } from "./fresh-file.ts";
import { type Storage, type StoredObject, demandKey } from "./storage.ts";

/** Files in the data folder: `files/` holds them, `incoming/` what is on its way. */
export function openDisk(dataFolder: string): Storage {
  const root = path.join(dataFolder, "files");
  const incoming = path.join(dataFolder, "incoming");
  const pathOf = (key: string) => path.join(root, demandKey(key));
  async function adopt(key: string, file: string): Promise<void> {
    const target = pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await flush(file);
    await rename(file, target);
    await flush(path.dirname(target));
  }
  return {
    place: `the folder ${root}`,
    incoming,
    adopt,
    put: async (key, content, size) => {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await adopt(key, await writeFresh(path.dirname(target), content, size));
    },
    open: async (key, range) => {
      const handle = await openIfThere(pathOf(key));
      if (!handle) return null;
      const { size } = await handle.stat();
      const part = range ? { start: range.first, end: range.last } : {};
      return { size, stream: handle.createReadStream(part) };
    },
    sizeOf: async (key) => (await stat(pathOf(key)).catch(ignoreMissing))?.size ?? null,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => objectsBelow(root, prefix.replace(/\/$/, "")),
  };
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissing);
}

/** Names that are no keys are half-written or somebody else's. */
async function* objectsBelow(root: string, below: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(path.join(root, below)).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const key = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* objectsBelow(root, key);
    else if (entry.isFile() && isKey(key)) {
      const facts = await stat(path.join(root, key)).catch(ignoreMissing);
      if (facts) yield { key, size: facts.size, modified: facts.mtime };
    }
  }
}

function isKey(key: string): boolean {
  try {
    return demandKey(key) === key;
  } catch {
    return false;
  }
}

/** A name is on the disk once its folder is, its bytes once the file is. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}
