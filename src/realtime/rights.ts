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
export function openRights({ ask, settle, end, released, log }: RightsOptions) {
  async function round(connection: Connection): Promise<void> {
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

  async function rounds(connection: Connection): Promise<void> {
    try {
      while (connection.again && connection.isOpen) await round(connection);
      release(connection);
      released(connection);
    } catch (error) {
      log(`the rights of a listener could not be asked: ${String(error)}`);
      cut(connection);
    }
    connection.isAsking = false;
  }

  function askSoon(connection: Connection, topics: Iterable<string>): void {
    for (const topic of topics) connection.toAsk.add(topic);
    connection.again = true;
    if (connection.isAsking) return;
    connection.isAsking = true;
    void rounds(connection);
  }

  return {
    /** For topics that are not listened to yet. */
    askSoon,
    /** After a change of rights: nothing more is told until they are known. */
    askAgain: (connection: Connection, topics: Iterable<string>): void => {
      hold(connection);
      askSoon(connection, topics);
    },
  };
}
