import { type Connection, say, sayText } from "./connection.ts";
import { liveLimits } from "./limits.ts";
import type { Listeners } from "./listeners.ts";
import type { LiveBook, Meaning } from "./live-book.ts";
import { openMemory } from "./memory.ts";
import { type Position, positionText } from "./position.ts";
import { saidFrame } from "./protocol.ts";
import type { TailRow } from "./tail.ts";

/** What those who listen in this process are told, and what of it is remembered for tabs that come from another process. */
export class Broadcast {
  readonly #book: LiveBook;
  readonly #listeners: Listeners;
  readonly #memory = openMemory(liveLimits.memory);
  #position: Position | null = null;

  constructor(book: LiveBook, listeners: Listeners) {
    this.#book = book;
    this.#listeners = listeners;
  }

  /** Up to where everything has been told; null before the first reading. */
  position(): string | null {
    return this.#position && positionText(this.#position);
  }

  /** A fresh start: these rows are only remembered, and whoever listened before may have missed something. */
  begin(rows: readonly TailRow[], at: Position): void {
    this.#memory.begin(rows[0]?.position ?? at);
    for (const row of rows) this.#remember(row, this.#book.meaningOf(row));
    if (this.#position) this.sayGaps(() => true);
    this.#position = at;
  }

  tellRow(row: TailRow, meaning: Meaning): void {
    this.#remember(row, meaning);
    for (const { topic, data } of meaning.tells)
      this.tell(row.siteId, topic, { position: positionText(row.position), data });
  }

  reach(at: Position): void {
    this.#position = at;
  }

  tell(siteId: number, topic: string, said: { position?: string; data: unknown }): void {
    const told = this.#listeners.of(siteId, topic);
    if (told.size === 0) return;
    const text = saidFrame({ topic, ...said });
    for (const connection of told) sayText(connection, topic, text);
  }

  /** A tab that comes from a process ahead of this one hears what lies between once more. */
  catchUp(connection: Connection, topic: string, after: Position): void {
    const { siteId } = connection.listener;
    const missed = this.hasSignals(topic) ? null : this.#memory.after(siteId, topic, after);
    if (!missed) return say(connection, { gap: topic });
    for (const entry of missed)
      say(connection, { topic, position: positionText(entry.position), data: entry.data });
  }

  sayGaps(isMeant: (topic: string) => boolean): void {
    for (const each of this.#listeners.all())
      for (const gap of each.listening) if (isMeant(gap)) say(each, { gap });
  }

  hasSignals(topic: string): boolean {
    return this.#book.topicOf(topic)?.topic.bySignals ?? false;
  }

  #remember({ siteId, position }: TailRow, { tells }: Meaning): void {
    for (const { topic, data } of tells) this.#memory.add({ siteId, topic, position, data });
  }
}
