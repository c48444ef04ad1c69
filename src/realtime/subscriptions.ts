import type { Broadcast } from "./broadcast.ts";
import { type Connection, say } from "./connection.ts";
import { liveLimits } from "./limits.ts";
import type { Listeners } from "./listeners.ts";
import type { LiveBook } from "./live-book.ts";
import { readPosition } from "./position.ts";
import type { Presence } from "./presence.ts";
import type { Roster } from "./roster.ts";

export type SubscriptionOptions = {
  readonly book: LiveBook;
  readonly listeners: Listeners;
  readonly broadcast: Broadcast;
  readonly presence: Presence;
  readonly roster: Roster;
  /** Asks whether a socket may hear a topic; the answer comes to `settle`. */
  readonly askSoon: (connection: Connection, topic: string) => void;
};

/** What each socket listens to: a topic is wanted, its right is asked, and then it is listened to or refused. */
export class Subscriptions {
  readonly #options: SubscriptionOptions;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
  }

  listen(connection: Connection, topic: string, after: string | null): void {
    const { wanted, listening } = connection;
    const isNew = !wanted.has(topic) && !listening.has(topic);
    const isFull = isNew && wanted.size + listening.size >= liveLimits.topics;
    if (isFull || !this.#options.book.topicOf(topic)) return say(connection, { refused: topic });
    wanted.set(topic, after === null ? null : readPosition(after));
    this.#options.askSoon(connection, topic);
  }

  settle(connection: Connection, topic: string, allowed: boolean): void {
    const { listeners, broadcast, roster } = this.#options;
    const { wanted, listening } = connection;
    if (!wanted.has(topic) && !listening.has(topic)) return;
    const after = wanted.get(topic) ?? null;
    const isWanted = wanted.delete(topic);
    if (!allowed) {
      this.#leave(connection, topic);
      say(connection, { refused: topic });
    } else if (isWanted) {
      listeners.listen(connection, topic);
      if (after) broadcast.catchUp(connection, topic, after);
      say(connection, { listening: topic, position: broadcast.position() });
      roster.welcome(connection, topic);
    }
  }

  stop(connection: Connection, topic: string): void {
    connection.wanted.delete(topic);
    connection.toAsk.delete(topic);
    this.#leave(connection, topic);
  }

  #leave(connection: Connection, topic: string): void {
    this.#options.presence.leave(connection, topic);
    this.#options.listeners.stop(connection, topic);
  }
}
