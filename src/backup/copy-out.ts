import type pg from "pg";

/** Bytes gathered before they are passed on. */
const partSize = 1 << 20;
/** Parts that may wait to be taken before Postgres has to. */
const partsWaiting = 2;

export type CopiedOut = {
  /** About a mebibyte each, whole rows, in Postgres' text format. */
  readonly parts: AsyncIterable<Buffer>;
  /** Rows in all, known when the parts have ended. */
  rows(): number;
};

/** Runs a `copy ... to stdout`. A slow taker slows Postgres down; nothing piles up here. */
export function copyOut(client: pg.ClientBase, statement: string): CopiedOut {
  const query = new CopyOut(statement);
  client.query(query);
  return { parts: query.parts(), rows: () => query.rows };
}

class CopyOut implements pg.Submittable {
  rows = 0;
  readonly #statement: string;
  readonly #ready: Buffer[] = [];
  #part = Buffer.allocUnsafeSlow(partSize);
  #filled = 0;
  #connection: pg.Connection | undefined;
  #ended = false;
  #error: Error | undefined;
  #wake: () => void = () => {};

  constructor(statement: string) {
    this.#statement = statement;
  }

  async *parts(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const part = this.#ready.shift();
        if (part) yield part;
        else if (this.#error) throw this.#error;
        else if (this.#ended) return;
        else await this.#more();
      }
    } finally {
      this.#connection?.stream.resume();
    }
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  /** The driver uses the bytes of a row again for the next ones, so they are copied at once. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > this.#part.length) this.#pass(Math.max(partSize, chunk.length));
    chunk.copy(this.#part, this.#filled);
    this.#filled += chunk.length;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(" ")[1]);
  }

  handleReadyForQuery(): void {
    this.#pass(0);
    this.#ended = true;
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#wake();
  }

  async #more(): Promise<void> {
    this.#connection?.stream.resume();
    await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  #pass(nextSize: number): void {
    if (this.#filled > 0) this.#ready.push(this.#part.subarray(0, this.#filled));
    this.#part = Buffer.allocUnsafeSlow(nextSize);
    this.#filled = 0;
    if (this.#ready.length >= partsWaiting) this.#connection?.stream.pause();
    this.#wake();
  }
}
