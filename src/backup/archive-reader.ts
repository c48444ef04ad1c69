import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { ByteSource } from "./byte-source.ts";
import { Seal, sealName } from "./manifest.ts";
import { type TarHeader, blockSize, padding, readAttributes, readHeader } from "./tar-header.ts";

export type ArchiveMember = {
  readonly name: string;
  readonly size: number;
  /** Read to its end or not at all, before the next member is asked for. */
  readonly content: AsyncIterable<Buffer>;
};

export const notABackup = "This file is not a backup of Atrium.";
const cutOff = "This backup is cut off: it ends before its seal. Nothing was changed.";
const damaged = "This backup is damaged: its content does not match its seal. Nothing was changed.";

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
      const content = hashed(source.upTo(header.size), hash);
      yield { name: header.name, size: header.size, content };
      for await (const _ of content);
      hash.update(await source.exactly(padding(header.size).length));
      members += 1;
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
  const records = await source.exactly(header.size);
  hash.update(records).update(await source.exactly(padding(header.size).length));
  const attributes = readAttributes(records);
  const next = await nextHeader(source, hash);
  return (
    next && {
      ...next,
      name: attributes.get("path") ?? next.name,
      size: Number(attributes.get("size") ?? next.size),
    }
  );
}

async function readSeal(source: ByteSource, header: TarHeader, sha256: string): Promise<Seal> {
  const seal = Seal.parse(JSON.parse((await source.exactly(header.size)).toString()));
  if (seal.sha256 !== sha256) throw new CannotStart(damaged);
  // The packer's own end, with its checksum, comes after the seal.
  await source.skipToEnd();
  return seal;
}

async function* hashed(chunks: AsyncGenerator<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function explained(error: unknown, members: number): unknown {
  if (error instanceof CannotStart) {
    return error.message === notABackup && members > 0 ? new CannotStart(damaged) : error;
  }
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR" || code === "ENDED") return new CannotStart(members > 0 ? cutOff : notABackup);
  if (code.startsWith("Z_")) return new CannotStart(members > 0 ? damaged : notABackup);
  return error;
}
