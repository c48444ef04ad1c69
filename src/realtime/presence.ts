import type { Connection, PlaceSaid } from "./connection.ts";
import type { LiveBook } from "./live-book.ts";
import type { PresenceWord } from "./roster.ts";

/** Hands a word to all processes, this one included. */
export type Spread = (word: PresenceWord) => void;

/** Where the tabs of this process are on the topics of presence. A tab says where it is; who it is, its session says. */
export class Presence {
  readonly #book: LiveBook;
  readonly #spread: Spread;

  constructor(book: LiveBook, spread: Spread) {
    this.#book = book;
    this.#spread = spread;
  }

  /** False for what no topic of presence takes. While its rights are being asked, what a tab says waits. */
  say(connection: Connection, topic: string, { tab, place }: PlaceSaid): boolean {
    const read = this.#book.topicOf(topic)?.topic.place?.safeParse(place);
    if (!read?.success) return false;
    const said = { tab, place: read.data };
    if (!connection.held) this.#put(connection, topic, said);
    else if (connection.listening.has(topic)) connection.late.set(topic, said);
    return true;
  }

  sayLate(connection: Connection): void {
    for (const [topic, said] of connection.late) this.#put(connection, topic, said);
    connection.late.clear();
  }

  /** Says again that its tab is there: to those who have not heard of it, and so that it is not forgotten. */
  renew(connection: Connection): void {
    if (!connection.isOpen) return;
    for (const here of connection.here.values()) this.#spread({ here, isGone: false });
  }

  leave(connection: Connection, topic: string): void {
    const here = connection.here.get(topic);
    if (!connection.here.delete(topic) || !here) return;
    this.#spread({ here, isGone: true });
  }

  leaveAll(connection: Connection): void {
    for (const topic of connection.here.keys()) this.leave(connection, topic);
  }

  #put(connection: Connection, topic: string, { tab, place }: PlaceSaid): void {
    if (!connection.isOpen || !connection.listening.has(topic)) return;
    const { siteId, personId, name, photo } = connection.listener;
    // With the person in its name, a tab can only ever take the place of a tab of the same person.
    const tabOfPerson = connection.here.get(topic)?.tab ?? `${personId}.${tab}`;
    const person = { id: personId, name, ...(photo && { photo }) };
    const here = { siteId, topic, tab: tabOfPerson, person, place, socket: connection.key };
    connection.here.set(topic, here);
    this.#spread({ here, isGone: false });
  }
}
