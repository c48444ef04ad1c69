import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";
import type { Storage } from "#storage/storage.ts";
import { partSize } from "./model/limits.ts";

/** The list of an archive is read in pieces of some bytes; from a bucket each would be a request, so they are read by blocks. */
const blockSize = 256 * 1024;
const blocksKept = 4;

/** The bytes of an archive that lies in the storage in parts, wherever somebody wants to begin. */
export class PartsReader extends RandomAccessReader {
  /** The storage failed: what is missing is no fault of the archive. */
  failed: unknown = null;
  readonly #storage: Storage;
  readonly #keyOf: (part: number) => string;
  readonly #size: number;
  readonly #blocks = new Map<number, Promise<Buffer>>();

  constructor(
    storage: Storage,
    archive: { readonly size: number; readonly keyOf: (part: number) => string },
  ) {
    super();
    this.#storage = storage;
    this.#keyOf = archive.keyOf;
    this.#size = archive.size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, Math.min(end, this.#size)), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, read?: number) => void,
  ): void {
    void this.#answer(this.#fill(buffer, { offset, length, position }), callback);
  }

  async #answer(
    filling: Promise<number>,
    callback: (error: Error | null, read?: number) => void,
  ): Promise<void> {
    const read = await filling.catch((error: unknown) => error);
    if (typeof read === "number") callback(null, read);
    else callback(read instanceof Error ? read : new Error(String(read)));
  }

  async #fill(buffer: Buffer, want: { offset: number; length: number; position: number }): Promise<number> {
    let read = 0;
    while (read < want.length) {
      const at = want.position + read;
      const block = await this.#block(Math.floor(at / blockSize));
      const piece = block.subarray(at % blockSize, (at % blockSize) + want.length - read);
      if (piece.length === 0) break;
      piece.copy(buffer, want.offset + read);
      read += piece.length;
    }
    return read;
  }

  #block(number: number): Promise<Buffer> {
    const kept = this.#blocks.get(number);
    if (kept) return kept;
    const start = number * blockSize;
    const reading = collected(this.#bytes(start, Math.min(start + blockSize, this.#size)));
    this.#blocks.set(number, reading);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > blocksKept && oldest !== undefined) this.#blocks.delete(oldest);
    return reading;
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const part = Math.floor(at / partSize);
      const last = Math.min(end, (part + 1) * partSize) - 1;
      yield* this.#part(part, { first: at - part * partSize, last: last - part * partSize });
      at = last + 1;
    }
  }

  async *#part(part: number, range: { first: number; last: number }): AsyncGenerator<Buffer> {
    const opened = await this.#noting(this.#storage.open(this.#keyOf(part), range));
    // An archive of before a restored backup: its parts are gone, and that is no fault of the storage.
    if (!opened) throw new Error(`Part ${part} of an archive is gone.`);
    const chunks = opened.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (;;) {
        const next = await this.#noting(chunks.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      opened.stream.destroy();
    }
  }

  async #noting<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      this.failed = error;
      throw error;
    }
  }
}

async function collected(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
