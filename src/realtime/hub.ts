import type { Ask } from "./asking.ts";
import { Broadcast } from "./broadcast.ts";
import { type Connection, type Listener, type Socket, cut, end, newConnection } from "./connection.ts";
import { receive, say } from "./connection.ts";
import { liveLimits } from "./limits.ts";
import { Listeners } from "./listeners.ts";
import type { Affected, LiveBook } from "./live-book.ts";
import type { Position } from "./position.ts";
import { Presence, type Spread } from "./presence.ts";
import { Rights } from "./rights.ts";
import { type PresenceWord, Roster } from "./roster.ts";
import { Subscriptions } from "./subscriptions.ts";
import type { TailRow, TailSink } from "./tail.ts";

/** The sockets of this process, what they listen to, and what they are told. */
export type Hub = TailSink & {
  /** How many sockets there are. */
  count(): number;
  /** Whether this session may open one more socket here. */
  hasRoom(token: string): boolean;
  admit(socket: Socket, listener: Listener): Admitted;
  /** Tells at once, and promises nothing. */
  signal(siteId: number, topic: string, data: unknown): void;
  /** Asks again who may hear what, before they hear more. */
  ask(siteId: number, affected: Affected): void;
  askAll(): void;
  /** Signals may have been lost: whoever listens to some reads anew. */
  signalsLost(): void;
  /** What some process, perhaps this one, says of a tab. */
  presence(word: PresenceWord): void;
  /** Says of every tab here that it is there, for whoever does not know yet. */
  repeatPresence(): void;
  /** Once every five seconds: forgets tabs that nobody hears of any more, and now and then asks those here. */
  presenceBeat(): void;
  /** Up to where all that was announced has been told; null before the first reading. */
  position(): string | null;
  /** Once every 25 seconds: finds dead sockets, and says how far everybody is. */
  beat(): void;
  /** Says goodbye to all, who will connect elsewhere. */
  close(): void;
};

/** What the hub is to be told of a socket. */
export type Admitted = { heard(text: string): void; answered(): void; closed(): void };

export type HubOptions = {
  readonly book: LiveBook;
  readonly ask: Ask;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Hands what is said of a tab to all processes; without it there is only this one. */
  readonly spread?: Spread | undefined;
};

/** Beats between two times that every socket is asked again: sessions also end by age, which no event tells. */
const beatsUntilAsked = 24;
/** Beats of presence between two pings of those who are there. The browser answers them also for a tab that is hidden. */
const beatsUntilPinged = 3;

export function openHub(options: HubOptions): Hub {
  return new ProcessHub(options);
}

class ProcessHub implements Hub {
  readonly #options: HubOptions;
  readonly #listeners = new Listeners();
  readonly #broadcast: Broadcast;
  readonly #roster: Roster;
  readonly #presence: Presence;
  readonly #rights: Rights;
  readonly #subscriptions: Subscriptions;
  #beats = 0;
  #presenceBeats = 0;

  constructor(options: HubOptions) {
    const { book, ask, clock, log, spread } = options;
    const listeners = this.#listeners;
    const broadcast = new Broadcast(book, listeners);
    const roster = new Roster({
      book,
      clock,
      tell: (siteId, topic, data) => broadcast.tell(siteId, topic, { data }),
    });
    const presence = new Presence(book, spread ?? ((word) => roster.hear(word)));
    const askSoon = (connection: Connection, topic: string) => this.#rights.askSoon(connection, [topic]);
    const subscriptions = new Subscriptions({ book, listeners, broadcast, presence, roster, askSoon });
    this.#options = options;
    this.#broadcast = broadcast;
    this.#roster = roster;
    this.#presence = presence;
    this.#subscriptions = subscriptions;
    this.#rights = new Rights({
      ask,
      settle: (...settled) => subscriptions.settle(...settled),
      end: (connection, code) => this.#goodbye(connection, code),
      released: (connection) => presence.sayLate(connection),
      log,
    });
  }

  begin(rows: readonly TailRow[], at: Position): void {
    this.#broadcast.begin(rows, at);
  }

  next(rows: readonly TailRow[], at: Position): void {
    for (const row of rows) {
      const meaning = this.#options.book.meaningOf(row);
      for (const each of meaning.affects) this.ask(row.siteId, each);
      this.#broadcast.tellRow(row, meaning);
    }
    this.#broadcast.reach(at);
  }

  count(): number {
    return this.#listeners.all().size;
  }

  hasRoom(token: string): boolean {
    return this.#listeners.ofSession(token) < liveLimits.socketsPerSession;
  }

  admit(socket: Socket, listener: Listener): Admitted {
    const connection = newConnection(socket, listener, this.#options.clock().getTime());
    this.#listeners.add(connection);
    this.#sayHello(connection);
    return {
      heard: (text) => this.#hear(connection, text),
      answered: () => {
        connection.missedBeats = 0;
        this.#presence.renew(connection);
      },
      closed: () => {
        connection.isOpen = false;
        this.#presence.leaveAll(connection);
        this.#listeners.remove(connection);
      },
    };
  }

  signal(siteId: number, topic: string, data: unknown): void {
    if (this.#broadcast.hasSignals(topic)) this.#broadcast.tell(siteId, topic, { data });
    else this.#options.log(`a signal for ${topic} is told to nobody: its live.ts does not say bySignals`);
  }

  ask(siteId: number, affected: Affected): void {
    if ("topic" in affected)
      for (const each of this.#listeners.interestedIn(siteId, affected.topic))
        this.#rights.askAgain(each, [affected.topic]);
    else for (const each of this.#listeners.ofPerson(siteId, affected.personId)) this.#askEverything(each);
  }

  askAll(): void {
    for (const each of this.#listeners.all()) this.#askEverything(each);
  }

  signalsLost(): void {
    this.#broadcast.sayGaps((topic) => this.#broadcast.hasSignals(topic));
  }

  presence(word: PresenceWord): void {
    this.#roster.hear(word);
  }

  repeatPresence(): void {
    for (const each of this.#listeners.all()) this.#presence.renew(each);
  }

  presenceBeat(): void {
    this.#roster.sweep();
    this.#presenceBeats = (this.#presenceBeats + 1) % beatsUntilPinged;
    if (this.#presenceBeats > 0) return;
    for (const each of this.#listeners.all()) if (each.here.size > 0) each.socket.ping();
  }

  position(): string | null {
    return this.#broadcast.position();
  }

  beat(): void {
    for (const each of this.#listeners.all()) this.#beatOne(each);
    this.#beats = (this.#beats + 1) % beatsUntilAsked;
    if (this.#beats === 0) this.askAll();
  }

  close(): void {
    for (const each of this.#listeners.all()) end(each, 1012);
  }

  #hear(connection: Connection, text: string): void {
    if (!connection.isOpen) return;
    const frame = receive(connection, text, this.#options.clock().getTime());
    if (!frame) this.#goodbye(connection, 1008);
    else if ("listen" in frame) this.#subscriptions.listen(connection, frame.listen, frame.after);
    else if ("stop" in frame) this.#subscriptions.stop(connection, frame.stop);
    else if (!this.#presence.say(connection, frame.here, frame)) this.#goodbye(connection, 1008);
  }

  /** Gone at once, and not when the other side answers the goodbye. */
  #goodbye(connection: Connection, code: number): void {
    this.#presence.leaveAll(connection);
    end(connection, code);
  }

  #askEverything(connection: Connection): void {
    this.#rights.askAgain(connection, [...connection.listening, ...connection.wanted.keys()]);
  }

  #beatOne(connection: Connection): void {
    if (connection.missedBeats++ >= liveLimits.beats) return cut(connection);
    connection.socket.ping();
    this.#sayHello(connection);
  }

  #sayHello(connection: Connection): void {
    say(connection, { hello: { position: this.position() } });
  }
}
