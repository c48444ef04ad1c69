import type { Storage } from "#storage/storage.ts";
import type { ArchiveMember } from "./archive-reader.ts";
import type { ArchiveWriter } from "./archive-writer.ts";

const prefix = "files/";
/** Smaller pictures are made again when somebody asks for them. */
const saved = "blob/";

/** Adds every stored file and gives their number; nothing of a file but a piece is held. */
export async function addFiles(storage: Storage, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list(saved)) {
    const opened = await storage.open(key);
    // Removed since it was listed: then no row of the snapshot's future names it.
    if (!opened) continue;
    await archive.addStream(`${prefix}${key}`, opened.size, opened.stream as AsyncIterable<Buffer>);
    count += 1;
  }
  return count;
}

export function isFile(member: ArchiveMember): boolean {
  return member.name.startsWith(prefix);
}

/**
 * Stores a member's content under its key and gives the key, which is added to `stored` when nothing was there. What lies there already with as many bytes is the same: a key
 * is never given again.
 */
export async function storeFileOf(
  member: ArchiveMember,
  { storage, stored }: { storage: Storage; stored: string[] },
): Promise<string> {
  const key = member.name.slice(prefix.length);
  const size = await storage.sizeOf(key);
  if (size === null) stored.push(key);
  if (size !== member.size) await storage.put(key, member.content, member.size);
  return key;
}

/** Longer than any upload waits between its bytes and its row, and any two clocks differ, in milliseconds. */
const uploading = 3_600_000;

/** The keys of our files that lay there an hour before; a younger one may be of an upload whose row is still to come. */
export async function listLongThere(storage: Storage, now: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, modified } of storage.list(saved))
    if (modified.getTime() < now.getTime() - uploading) keys.push(key);
  return keys;
}

/** Removes those of these files of ours that are not kept, and all smaller pictures; what else lies in a bucket is not ours. */
export async function removeOthers(
  storage: Storage,
  { before, kept }: { before: readonly string[]; kept: ReadonlySet<string> },
): Promise<void> {
  for (const key of before) if (!kept.has(key)) await storage.remove(key);
  for await (const { key } of storage.list("variant/")) await storage.remove(key);
}
