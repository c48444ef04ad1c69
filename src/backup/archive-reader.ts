import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { ByteSource } from "./byte-source.ts";
import type * as z from "zod/mini";
import { Seal, sealName } from "./manifest.ts";
import { type TarHeader, blockSize, padding, readAttributes, readHeader } from "./tar-header.ts";

export type ArchiveMember = {
  readonly name: string;
  readonly size: number;
  /** Read to its end or not at all, before the next member is asked for. */
  readonly content: AsyncIterable<Buffer>;
};

export const notABackup = "This file isn't an Atrium backup.";
const cutOff = "This backup is incomplete. Nothing was changed. Use another copy.";
export const damaged = "This backup is damaged. Nothing was changed. Use another copy.";
/** Descriptions and seals are small; one that says it is larger is damage, and is not read into memory. */
export const textMost = 64 * 1024 * 1024;

/**
 * The members of a backup in their order, the seal not among them but given to `sealed` at the end. Refuses a foreign,
 * cut off or altered file, at the latest at the seal: whoever acts on the members waits for the end.
 */
export async function* readArchive(
  file: string,
  sealed: (seal: Seal) => void = () => {},
): AsyncGenerator<ArchiveMember> {
  const source = openSource(file);
  const hash = createHash("sha256");
  let members = 0;
  try {
    for (;;) {
      const header = await nextHeader(source, hash);
      if (header === null) throw new CannotStart(cutOff);
      if (header.name === sealName) return sealed(await readSeal(source, header, hash.digest("hex")));
      if (!isSize(header.size)) throw new CannotStart(damaged);
      members += 1;
      const content = hashed(source.upTo(header.size), hash);
      yield { name: header.name, size: header.size, content };
      for await (const _ of content);
      hash.update(await source.exactly(padding(header.size).length));
    }
  } catch (error) {
    throw explained(error, members);
  } finally {
    source.close();
  }
}

function openSource(file: string): ByteSource {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  return new ByteSource(unpacked);
}

type Hash = ReturnType<typeof createHash>;

async function nextHeader(source: ByteSource, hash: Hash): Promise<TarHeader | null> {
  const block = await source.exactly(blockSize);
  const header = readHeader(block);
  if (header === undefined) throw new CannotStart(notABackup);
  if (header === null || header.name === sealName) return header;
  hash.update(block);
  if (header.kind !== "x") return header;
  if (!isSize(header.size) || header.size > textMost) throw new CannotStart(damaged);
  const records = await source.exactly(header.size);
  hash.update(records).update(await source.exactly(padding(header.size).length));
  const attributes = readAttributes(records);
  const next = await nextHeader(source, hash);
  if (next === null) return null;
  const size = Number(attributes.get("size") ?? next.size);
  return { ...next, name: attributes.get("path") ?? next.name, size };
}

function isSize(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 0;
}

async function readSeal(source: ByteSource, header: TarHeader, sha256: string): Promise<Seal> {
  if (header.size > textMost) throw new CannotStart(damaged);
  const seal = parsed(Seal, await source.exactly(header.size));
  if (seal?.sha256 !== sha256) throw new CannotStart(damaged);
  // The packer's own end, with its checksum, comes after the seal.
  await source.skipToEnd();
  return seal;
}

/** Null when the bytes are no JSON of this shape. */
function parsed<Shape>(schema: z.ZodMiniType<Shape>, bytes: Buffer): Shape | null {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

async function* hashed(chunks: AsyncGenerator<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    // Whoever reads the content meets the damage, not whoever asks for the next member.
    throw explained(error, 1);
  }
}

function explained(error: unknown, members: number): unknown {
  if (error instanceof CannotStart) {
    return error.message === notABackup && members > 0 ? new CannotStart(damaged) : error;
  }
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR" || code === "ENDED") return new CannotStart(members > 0 ? cutOff : notABackup);
  if (code.startsWith("Z_")) return new CannotStart(members > 0 ? damaged : notABackup);
  if (code === "ENOENT") return new CannotStart("There is no file with this name. Check the path.");
  if (code === "EISDIR") return new CannotStart("This is a folder, not a backup.");
  if (code.startsWith("E") && error instanceof Error)
    return new CannotStart(`This file can't be read: ${error.message}`);
  return error;
}
