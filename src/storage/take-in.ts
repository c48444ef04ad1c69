import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { freshName } from "./fresh-file.ts";

/** A file that has come in whole: in the incoming folder, until somebody adopts or removes it. */
export type TakenIn = {
  readonly file: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: Buffer;
  /** Its first bytes, by which its type is found. */
  readonly head: Buffer;
};

const headSize = 65_536;

export type Arriving = {
  readonly stream: Readable;
  /** Bytes; one more and nothing is kept. */
  readonly most: number;
  /** Milliseconds without a byte after which the sender counts as gone. */
  readonly patience: number;
};

/**
 * Writes a stream to a new file of the folder as it comes, hashing on the way; memory holds one piece of it. A stream that is
 * too long, stalls or breaks leaves nothing.
 */
export async function takeIn(
  folder: string,
  { stream, most, patience }: Arriving,
): Promise<TakenIn | "too-large" | "interrupted"> {
  const file = await freshName(folder);
  const handle = await open(file, "wx", 0o600);
  const hash = createHash("sha256");
  const head: Buffer[] = [];
  const stalled = setTimeout(() => stream.destroy(new Error("stalled")), patience);
  let size = 0;
  let isWhole = false;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      stalled.refresh();
      if (size < headSize) head.push(Buffer.from(chunk.subarray(0, headSize - size)));
      size += chunk.length;
      if (size > most) return "too-large";
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    isWhole = true;
    return { file, size, hash: hash.digest(), head: Buffer.concat(head) };
  } catch (error) {
    if (stream.errored) return "interrupted";
    throw error;
  } finally {
    clearTimeout(stalled);
    await handle.close();
    if (!isWhole) await rm(file, { force: true });
  }
}
