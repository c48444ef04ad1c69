import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sealName } from "./manifest.ts";
import { headersFor, padding } from "./tar-header.ts";

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>;
  /** `size` must be what the content comes to. */
  addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
};

/**
 * Writes a packed tar file of what `fill` adds, sealed with a checksum of all before and what `fill` gives back. The file has
 * its name only once it is whole and on the disk; holds nothing but what is on its way.
 */
export async function writeArchive(
  file: string,
  made: Date,
  fill: (archive: ArchiveWriter) => Promise<Record<string, unknown>>,
): Promise<void> {
  const partial = `${file}.partial-${process.pid}`;
  const output = createWriteStream(partial, { flags: "wx", mode: 0o600 });
  try {
    await once(output, "open");
    await pack(output, made, fill);
    await flushToDisk(partial);
    await rename(partial, file);
  } catch (error) {
    output.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

async function pack(
  output: NodeJS.WritableStream,
  made: Date,
  fill: (archive: ArchiveWriter) => Promise<Record<string, unknown>>,
): Promise<void> {
  // Level 4 packs a site to nearly the size of level 6 in half the time.
  const gzip = createGzip({ level: 4 });
  const written = finished(gzip.pipe(output));
  written.catch(() => {});
  output.on("error", (error) => gzip.destroy(error));
  const hash = createHash("sha256");
  const seconds = made.getTime() / 1000;
  async function put(bytes: Buffer): Promise<void> {
    hash.update(bytes);
    if (!gzip.write(bytes)) await Promise.race([once(gzip, "drain"), written]);
  }
  async function addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    await put(headersFor(name, size, seconds));
    let seen = 0;
    for await (const chunk of content) {
      seen += chunk.length;
      await put(chunk);
    }
    if (seen !== size)
      throw new Error(`${name} changed while it was read: ${seen} bytes instead of ${size}.`);
    await put(padding(size));
  }
  const add = (name: string, content: Buffer) => addStream(name, content.length, only(content));
  const facts = await fill({ add, addStream });
  const seal = { sha256: hash.copy().digest("hex"), ...facts };
  await add(sealName, Buffer.from(JSON.stringify(seal, null, 1)));
  gzip.end(Buffer.alloc(1024));
  await written;
}

async function* only(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
