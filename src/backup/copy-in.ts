import { once } from "node:events";
import type pg from "pg";

/** Runs a `copy ... from stdin` with the bytes of `source` and gives the number of rows. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return client.query(new CopyIn(statement, source)).done;
}

/** The driver's own words for a copy, which its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

class CopyIn implements pg.Submittable {
  readonly done: Promise<number>;
  readonly #statement: string;
  readonly #source: AsyncIterable<Buffer>;
  #rows = 0;
  #failed: unknown;
  #over = false;
  #resolve!: (rows: number) => void;
  #reject!: (error: unknown) => void;

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.#statement = statement;
    this.#source = source;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever waits hears of it; between failing and waiting it must not end the process.
    this.done.catch(() => {});
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => {
      this.#failed = error;
      connection.sendCopyFail("The source ended with an error.");
    });
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(" ")[1]);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#over = true;
    this.#reject(this.#failed ?? error);
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#over) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, "drain"), this.done]);
    }
    connection.endCopyFrom();
  }
}
