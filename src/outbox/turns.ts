import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";

/** Whose turn it is: what one process works at, no other does, and when a process dies its turns are free at once. */
export type Turns = {
  /** Does `work` unless another process is at it, and says whether it did. */
  take(name: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

const lock = "select pg_try_advisory_lock(hashtextextended($1, 0)) as done";
const unlock = "select pg_advisory_unlock(hashtextextended($1, 0)) as done";

/** All turns of this process, on one connection of its own around a pooler: a slow listener holds none of those that calls need. */
export function openTurns(address: DatabaseAddress): Turns {
  const line = new Line(address);
  const taken = new Set<string>();
  return {
    take: async (name, work) => {
      // A connection may take its own lock again, so within the process it is asked here.
      if (taken.has(name)) return false;
      taken.add(name);
      try {
        if (!(await line.ask(lock, name))) return false;
        try {
          await work();
        } finally {
          await line.ask(unlock, name).catch(() => false);
        }
        return true;
      } finally {
        taken.delete(name);
      }
    },
    close: () => line.close(),
  };
}

/** A connection that is opened when it is first needed and again after it broke. */
class Line {
  readonly #address: DatabaseAddress;
  #client: Promise<pg.Client> | null = null;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(address: DatabaseAddress) {
    this.#address = address;
  }

  /** One after the other, as a connection wants it. */
  ask(text: string, name: string): Promise<boolean> {
    const answer = this.#asked.then(() => this.#askNow(text, name));
    this.#asked = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => {});
  }

  async #askNow(text: string, name: string): Promise<boolean> {
    this.#client ??= this.#connect();
    const client = await this.#client.catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    const { rows } = await client.query<{ done: boolean }>(text, [name]);
    return rows[0]?.done ?? false;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(configOf(this.#address));
    client.on("error", () => {});
    // A line that broke has lost its turns; the next one begins anew.
    client.on("end", () => {
      this.#client = null;
    });
    await client.connect();
    return client;
  }
}
