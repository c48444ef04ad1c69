import { liveCloses } from "#kernel/live-frame.ts";
import type { Ask } from "./asking.ts";
import { type Connection, cut, hold, release } from "./connection.ts";

export type RightsOptions = {
  readonly ask: Ask;
  /** Takes the answer for one topic of a socket. */
  readonly settle: (connection: Connection, topic: string, allowed: boolean) => void;
  /** The session of a socket is over. */
  readonly end: (connection: Connection, code: number) => void;
  /** A socket goes on after its rights have been asked again. */
  readonly released: (connection: Connection) => void;
  readonly log: (line: string) => void;
};

/** Asks the rights of sockets, one round at a time for each, and once more when they changed during a round. */
export class Rights {
  readonly #options: RightsOptions;

  constructor(options: RightsOptions) {
    this.#options = options;
  }

  /** For topics that are not listened to yet. */
  askSoon(connection: Connection, topics: Iterable<string>): void {
    for (const topic of topics) connection.toAsk.add(topic);
    connection.again = true;
    if (connection.isAsking) return;
    connection.isAsking = true;
    void this.#rounds(connection);
  }

  /** After a change of rights: nothing more is told until they are known. */
  askAgain(connection: Connection, topics: Iterable<string>): void {
    hold(connection);
    this.askSoon(connection, topics);
  }

  async #rounds(connection: Connection): Promise<void> {
    try {
      while (connection.again && connection.isOpen) await this.#round(connection);
      release(connection);
      this.#options.released(connection);
    } catch (error) {
      this.#options.log(`the rights of a listener could not be asked: ${String(error)}`);
      cut(connection);
    }
    connection.isAsking = false;
  }

  async #round(connection: Connection): Promise<void> {
    const { ask, settle, end } = this.#options;
    connection.again = false;
    const topics = [...connection.toAsk];
    connection.toAsk.clear();
    const allowed = await ask(connection.listener, topics);
    if (!connection.isOpen) return;
    if (!allowed) return end(connection, liveCloses.signedOut);
    for (const topic of topics) {
      // What was asked for again meanwhile has its answer in the next round.
      if (!connection.toAsk.has(topic)) settle(connection, topic, allowed.has(topic));
    }
  }
}
