import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDisk } from "#storage/disk.ts";
import type { Storage } from "#storage/storage.ts";

const kept = new WeakMap<object, Storage>();

/** The storage of a world, in a folder of its own that is gone with the process. */
export function storageOf(world: object): Storage {
  let storage = kept.get(world);
  if (!storage) {
    const folder = mkdtempSync(path.join(tmpdir(), "atrium-stored-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    storage = openDisk(folder);
    kept.set(world, storage);
  }
  return storage;
}
