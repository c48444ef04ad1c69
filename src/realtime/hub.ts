import type { Ask } from "./asking.ts";
import { type Connection, type Listener, type Socket, cut, end, newConnection } from "./connection.ts";
import { receive, say, sayText } from "./connection.ts";
import { liveLimits } from "./limits.ts";
import { openListeners } from "./listeners.ts";
import type { Affected, LiveBook } from "./live-book.ts";
import { openMemory } from "./memory.ts";
import { type Position, positionText, readPosition } from "./position.ts";
import { saidFrame } from "./protocol.ts";
import { type PresenceWord, type Spread, openPresence } from "./presence.ts";
import { openRights } from "./rights.ts";
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

export function openHub({ book, ask, clock, log, spread }: HubOptions): Hub {
  const listeners = openListeners();
  const memory = openMemory(liveLimits.memory);
  const rights = openRights({
    ask,
    settle,
    end: goodbye,
    released: (each) => presence.sayLate(each),
    log,
  });
  let position: Position | null = null;
  const presence = openPresence({
    book,
    clock,
    spread,
    tell: (siteId, topic, data) => tell(siteId, topic, { data }),
  });
  let beats = 0;
  let presenceBeats = 0;

  const place = (): string | null => position && positionText(position);
  const hasSignals = (topic: string): boolean => book.topicOf(topic)?.topic.bySignals ?? false;

  function settle(connection: Connection, topic: string, allowed: boolean): void {
    const { wanted, listening } = connection;
    if (!wanted.has(topic) && !listening.has(topic)) return;
    const after = wanted.get(topic) ?? null;
    const isWanted = wanted.delete(topic);
    if (!allowed) {
      leave(connection, topic);
      say(connection, { refused: topic });
    } else if (isWanted) {
      listeners.listen(connection, topic);
      if (after) catchUp(connection, topic, after);
      say(connection, { listening: topic, position: place() });
      presence.welcome(connection, topic);
    }
  }

  /** A tab that comes from a process ahead of this one hears what lies between once more. */
  function catchUp(connection: Connection, topic: string, after: Position): void {
    const missed = hasSignals(topic) ? null : memory.after(connection.listener.siteId, topic, after);
    if (!missed) return say(connection, { gap: topic });
    for (const entry of missed)
      say(connection, { topic, position: positionText(entry.position), data: entry.data });
  }

  function listen(connection: Connection, topic: string, after: string | null): void {
    const { wanted, listening } = connection;
    const isNew = !wanted.has(topic) && !listening.has(topic);
    const isFull = isNew && wanted.size + listening.size >= liveLimits.topics;
    if (isFull || !book.topicOf(topic)) return say(connection, { refused: topic });
    wanted.set(topic, after === null ? null : readPosition(after));
    rights.askSoon(connection, [topic]);
  }

  function stop(connection: Connection, topic: string): void {
    connection.wanted.delete(topic);
    connection.toAsk.delete(topic);
    leave(connection, topic);
  }

  function leave(connection: Connection, topic: string): void {
    presence.leave(connection, topic);
    listeners.stop(connection, topic);
  }

  function hear(connection: Connection, text: string): void {
    if (!connection.isOpen) return;
    const frame = receive(connection, text, clock().getTime());
    if (!frame) goodbye(connection, 1008);
    else if ("listen" in frame) listen(connection, frame.listen, frame.after);
    else if ("stop" in frame) stop(connection, frame.stop);
    else if (!presence.say(connection, frame.here, frame)) goodbye(connection, 1008);
  }

  /** Gone at once, and not when the other side answers the goodbye. */
  function goodbye(connection: Connection, code: number): void {
    presence.leaveAll(connection);
    end(connection, code);
  }

  function tell(siteId: number, topic: string, said: { position?: string; data: unknown }): void {
    const told = listeners.of(siteId, topic);
    if (told.size === 0) return;
    const text = saidFrame({ topic, ...said });
    for (const connection of told) sayText(connection, topic, text);
  }

  function remember({ siteId, position: at, ...event }: TailRow): void {
    for (const { topic, data } of book.meaningOf(event).tells)
      memory.add({ siteId, topic, position: at, data });
  }

  function tellRow(row: TailRow): void {
    const { tells, affects } = book.meaningOf(row);
    for (const each of affects) askAffected(row.siteId, each);
    remember(row);
    for (const { topic, data } of tells)
      tell(row.siteId, topic, { position: positionText(row.position), data });
  }

  function askAffected(siteId: number, affected: Affected): void {
    if ("topic" in affected)
      for (const each of listeners.interestedIn(siteId, affected.topic))
        rights.askAgain(each, [affected.topic]);
    else for (const each of listeners.ofPerson(siteId, affected.personId)) askEverything(each);
  }

  function askEverything(connection: Connection): void {
    rights.askAgain(connection, [...connection.listening, ...connection.wanted.keys()]);
  }

  function sayGaps(isMeant: (topic: string) => boolean): void {
    for (const each of listeners.all())
      for (const gap of each.listening) if (isMeant(gap)) say(each, { gap });
  }

  function beatOne(connection: Connection): void {
    if (connection.missedBeats++ >= liveLimits.beats) return cut(connection);
    connection.socket.ping();
    say(connection, { hello: { position: place() } });
  }

  return {
    begin: (rows, at) => {
      memory.begin(rows[0]?.position ?? at);
      rows.forEach(remember);
      if (position) sayGaps(() => true);
      position = at;
    },
    next: (rows, at) => {
      rows.forEach(tellRow);
      position = at;
    },
    count: () => listeners.all().size,
    hasRoom: (token) => listeners.ofSession(token) < liveLimits.socketsPerSession,
    admit: (socket, listener) => {
      const connection = newConnection(socket, listener, clock().getTime());
      listeners.add(connection);
      say(connection, { hello: { position: place() } });
      return {
        heard: (text) => hear(connection, text),
        answered: () => {
          connection.missedBeats = 0;
          presence.renew(connection);
        },
        closed: () => {
          connection.isOpen = false;
          presence.leaveAll(connection);
          listeners.remove(connection);
        },
      };
    },
    signal: (siteId, topic, data) => {
      if (hasSignals(topic)) tell(siteId, topic, { data });
      else log(`a signal for ${topic} is told to nobody: its live.ts does not say bySignals`);
    },
    ask: askAffected,
    askAll: () => listeners.all().forEach(askEverything),
    signalsLost: () => sayGaps(hasSignals),
    presence: presence.hear,
    repeatPresence: () => listeners.all().forEach(presence.renew),
    presenceBeat: () => {
      presence.sweep();
      presenceBeats = (presenceBeats + 1) % beatsUntilPinged;
      if (presenceBeats > 0) return;
      for (const each of listeners.all()) if (each.here.size > 0) each.socket.ping();
    },
    position: place,
    beat: () => {
      listeners.all().forEach(beatOne);
      beats = (beats + 1) % beatsUntilAsked;
      if (beats === 0) listeners.all().forEach(askEverything);
    },
    close: () => listeners.all().forEach((each) => end(each, 1012)),
  };
}
