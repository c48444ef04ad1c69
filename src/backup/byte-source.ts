import type { Readable } from "node:stream";

/** Bytes of a stream in the amounts that a reader asks for. */
export class ByteSource {
  readonly #stream: Readable;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#stream = stream;
    // Readers are told by the iterator; an error between two reads, or after the last, must not end the process.
    stream.on("error", () => {});
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.upTo(size)) pieces.push(piece);
    return Buffer.concat(pieces, size);
  }

  /** The next `size` bytes as they come. Leaving the loop early leaves the rest for the next reader. */
  async *upTo(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next();
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async skipToEnd(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  close(): void {
    this.#stream.destroy();
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#chunks.next();
    if (done) throw Object.assign(new Error("The stream has ended."), { code: "ENDED" });
    return value;
  }
}
