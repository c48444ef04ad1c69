import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDisk } from "#storage/disk.ts";
import type { Storage } from "#storage/storage.ts";

const folders: string[] = [];
const kept = new WeakMap<object, Storage>();

/** The storage of a world, in a folder of its own that is gone with the process. */
export function storageOf(world: object): Storage {
  let storage = kept.get(world);
  if (!storage) {
    const folder = mkdtempSync(path.join(tmpdir(), "atrium-stored-"));
    if (folders.length === 0) process.once("exit", removeFolders);
    folders.push(folder);
    storage = openDisk(folder);
    kept.set(world, storage);
  }
  return storage;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
