import { constants, createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, opendir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { ArchiveMember } from "./archive-reader.ts";
import type { ArchiveWriter } from "./archive-writer.ts";

const prefix = "files/";
const pieceSize = 1 << 18;

/** The folder of uploaded files inside a data folder; it may not exist yet. */
export function filesFolder(dataFolder: string): string {
  return path.join(dataFolder, "files");
}

/** Adds every file below the folder and gives their number; links and the like are not followed. */
export async function addFiles(folder: string, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for await (const name of filesBelow(folder, "")) {
    if (await addFile(path.join(folder, name), `${prefix}${name}`, archive)) count += 1;
  }
  return count;
}

export function isFile(member: ArchiveMember): boolean {
  return member.name.startsWith(prefix);
}

/** Writes a member's content to its place below `folder`. */
export async function writeFileOf(member: ArchiveMember, folder: string): Promise<void> {
  const target = path.resolve(folder, member.name.slice(prefix.length));
  if (!target.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`The name ${member.name} leads out of its folder.`);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(member.content, createWriteStream(target, { flags: "wx", mode: 0o600 }));
}

/** Puts the folder `fresh`, or none, in the place of `folder`, whose content is kept as `aside`, or not at all. */
export async function replaceFolder(folder: string, fresh: string, aside: string | null): Promise<void> {
  const old = aside ?? `${folder}.replaced`;
  await rm(old, { recursive: true, force: true });
  await rename(folder, old).catch(ignoreMissing);
  await rename(fresh, folder).catch(ignoreMissing);
  if (aside === null) await rm(old, { recursive: true, force: true });
}

async function* filesBelow(folder: string, below: string): AsyncGenerator<string> {
  const entries = await opendir(path.join(folder, below)).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else if (entry.isFile()) yield name;
  }
}

/** False when the file was deleted since the folder was read: then no row of the snapshot's future names it. */
async function addFile(file: string, name: string, archive: ArchiveWriter): Promise<boolean> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissing);
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    await archive.addStream(name, size, bytesOf(handle, size));
    return true;
  } finally {
    await handle.close();
  }
}

/** As many bytes as the file had when it was opened: what is written to its end meanwhile is not part of it. */
async function* bytesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const piece = Buffer.allocUnsafe(Math.min(pieceSize, size - at));
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
