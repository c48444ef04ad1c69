import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, type ZipFile, fromRandomAccessReaderPromise, getFileNameLowLevel } from "yauzl";
import type { Storage } from "#storage/storage.ts";
import { type TakenIn, takeIn } from "#storage/take-in.ts";
import type { ImportTrouble, LeftReason } from "./contract.ts";
import { entriesMost, pagesMost, ratioMost, textMost, textsMost, unpackedMost } from "./model/limits.ts";
import type { SourcePage } from "./model/source-page.ts";
import type { Tree } from "./model/tree.ts";
import { commonTop, isIgnored, isMarkdown, safePath } from "./model/tree-paths.ts";
import { readInTurn } from "./turn-operations.ts";
import { PartsReader } from "./part-reading-operations.ts";

/** A file of an archive that does not come along, and why. */
export type LeftEntry = { readonly path: string; readonly reason: LeftReason };

/** An archive as a folder of documents. It is closed when its work is done. */
export type ArchiveTree = Tree & { readonly left: readonly LeftEntry[]; readonly close: () => void };

type Stored = { readonly size: number; readonly keyOf: (part: number) => string };
type Listed = { readonly entries: ReadonlyMap<string, Entry>; readonly left: LeftEntry[] };

const megabyte = 1024 * 1024;
/** Milliseconds without a byte from our own storage. */
const patience = 30_000;

/**
 * Reads a zip of the storage as the folder that was packed, or says why it cannot be. Nothing in it is believed: names, sizes and
 * counts have limits, and a file is unpacked to the size that was announced or not at all.
 */
export async function openArchive(storage: Storage, stored: Stored): Promise<ArchiveTree | ImportTrouble> {
  const reader = new PartsReader(storage, stored);
  const options = { autoClose: false, decodeStrings: false };
  const zip = await fromRandomAccessReaderPromise(reader, stored.size, options).catch(() => null);
  if (!zip) return damagedOr(reader);
  const opened = await treeOf(zip, { reader, storage });
  if (typeof opened === "string") zip.close();
  return opened;
}

type Opened = { readonly reader: PartsReader; readonly storage: Storage };

async function treeOf(zip: ZipFile, opened: Opened): Promise<ArchiveTree | ImportTrouble> {
  const listed = await listedIn(zip).catch(() => null);
  if (!listed) return damagedOr(opened.reader);
  if (typeof listed === "string") return listed;
  const { entries, left } = listed;
  const texts = [...entries.keys()].filter(isMarkdown).toSorted();
  if (texts.length > pagesMost) return "too-many-pages";
  const pages: SourcePage[] = [];
  let size = 0;
  for (const path of texts) {
    const text = await textIn(zip, entries.get(path), opened);
    if (typeof text === "string") {
      left.push({ path, reason: text });
      continue;
    }
    pages.push(await readInTurn({ path, text: text.words }));
    size += text.size;
    if (size > textsMost) return "too-much-text";
  }
  if (pages.length === 0)
    return left.some(({ reason }) => reason === "encrypted") ? "encrypted" : "nothing-inside";
  const others = [...entries.keys()].filter((path) => !isMarkdown(path)).toSorted();
  return {
    pages,
    otherFiles: others,
    left,
    fetch: async (path) => {
      const taken = await unpacked(zip, entries.get(path), { ...opened, most: unpackedMost });
      return taken && { file: taken.file, done: () => rm(taken.file, { force: true }) };
    },
    close: () => zip.close(),
  };
}

/** The files of a zip by their paths below the folder that all of them lie in. */
async function listedIn(zip: ZipFile): Promise<Listed | ImportTrouble> {
  const found: { path: string; entry: Entry }[] = [];
  const left: LeftEntry[] = [];
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (zip.entriesRead > entriesMost) return "too-many-pages";
    const name = nameOf(entry);
    if (/[/\\]$/.test(name)) continue;
    const path = safePath(name);
    if (path !== null && isIgnored(path)) continue;
    const reason = path === null ? "unsafe-name" : reasonAgainst(entry);
    if (path === null || reason) left.push({ path: shownName(name), reason: reason ?? "unsafe-name" });
    else found.push({ path, entry });
    size += reason ? 0 : entry.uncompressedSize;
    if (size > unpackedMost) return "unpacks-too-large";
  }
  const top = commonTop(found.map(({ path }) => path));
  const entries = new Map<string, Entry>();
  for (const { path, entry } of found) {
    const below = path.slice(top.length);
    if (entries.has(below)) left.push({ path: below, reason: "twice" });
    else entries.set(below, entry);
  }
  return { entries, left };
}

const symbolicLink = 0o120000;

function reasonAgainst(entry: Entry): LeftReason | null {
  const { uncompressedSize: size, compressedSize, compressionMethod } = entry;
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind === symbolicLink) return "unsafe-name";
  if (entry.isEncrypted()) return "encrypted";
  if (compressionMethod !== 0 && compressionMethod !== 8) return "not-readable";
  return size > megabyte && size > compressedSize * ratioMost ? "too-large" : null;
}

/** Names of older programs are UTF-8 without saying so, or the letters of old DOS. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  }
}

/** As it may be shown and kept: without what a database cannot hold. */
function shownName(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f]|\p{Surrogate}/gu, "?").slice(0, 200);
}

type Words = { readonly words: string; readonly size: number };

async function textIn(zip: ZipFile, entry: Entry | undefined, opened: Opened): Promise<Words | LeftReason> {
  if (entry && entry.uncompressedSize > textMost) return "text-too-large";
  const taken = await unpacked(zip, entry, { ...opened, most: textMost });
  if (!taken) return "not-readable";
  try {
    return { words: textOf(await readFile(taken.file)), size: taken.size };
  } finally {
    await rm(taken.file, { force: true });
  }
}

/** The words of a file: UTF-8, or UTF-16 where it says so. What cannot be read becomes the sign for that; a NUL is dropped. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  return new TextDecoder(wide ?? "utf-8").decode(bytes).toWellFormed().replaceAll("\u0000", "");
}

async function unpacked(
  zip: ZipFile,
  entry: Entry | undefined,
  { reader, storage, most }: Opened & { readonly most: number },
): Promise<TakenIn | null> {
  if (!entry) return null;
  const stream: Readable | null = await zip.openReadStreamPromise(entry).catch(() => null);
  const taken = stream && (await takeIn(storage.incoming, { stream, most, patience }).catch(() => null));
  if (reader.failed) throw reader.failed;
  if (!taken || typeof taken === "string") return null;
  if ((await sumOf(taken.file)) === entry.crc32) return taken;
  await rm(taken.file, { force: true });
  return null;
}

async function sumOf(file: string): Promise<number> {
  let sum = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) sum = crc32(chunk, sum);
  return sum;
}

function damagedOr(reader: PartsReader): "damaged" {
  if (reader.failed) throw reader.failed;
  return "damaged";
}
