import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";

/** Whose turn it is: what one process works at, no other does, and when a process dies its turns are free at once. */
export type Turns = {
  /** Does `work` unless another process is at it, and says whether it did. */
  take(name: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/** All turns of this process, on one connection of its own around a pooler: a slow listener holds none of those that calls need. */
export function openTurns(address: DatabaseAddress): Turns {
  let line: Promise<pg.Client> | null = null;
  let asked: Promise<unknown> = Promise.resolve();
  const taken = new Set<string>();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(configOf(address));
    client.on("error", () => {});
    // A line that broke has lost its turns; the next one begins anew.
    client.on("end", () => {
      line = null;
    });
    await client.connect();
    return client;
  }

  /** One after the other, as a connection wants it. */
  function ask(text: string, name: string): Promise<boolean> {
    const answer = asked.then(() => askNow(text, name));
    asked = answer.catch(() => {});
    return answer;
  }

  async function askNow(text: string, name: string): Promise<boolean> {
    line ??= connect();
    const client = await line.catch((error: unknown) => {
      line = null;
      throw error;
    });
    const { rows } = await client.query<{ done: boolean }>(text, [name]);
    return rows[0]?.done ?? false;
  }

  return {
    take: async (name, work) => {
      // A connection may take its own lock again, so within the process it is asked here.
      if (taken.has(name)) return false;
      taken.add(name);
      try {
        if (!(await ask("select pg_try_advisory_lock(hashtextextended($1, 0)) as done", name))) return false;
        try {
          await work();
        } finally {
          await ask("select pg_advisory_unlock(hashtextextended($1, 0)) as done", name).catch(() => false);
        }
        return true;
      } finally {
        taken.delete(name);
      }
    },
    close: async () => {
      const client = await line?.catch(() => null);
      await client?.end().catch(() => {});
    },
  };
}
