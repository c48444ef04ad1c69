import type { Database } from "#database/connection.ts";
import type { Messages } from "#database/messages.ts";
import type { Event } from "#kernel/event.ts";
import { type ResolveListener, openAsking } from "./asking.ts";
import { type Hub, openHub } from "./hub.ts";
import { type LiveBook, liveBook } from "./live-book.ts";
import type { LiveTopic, PersonSource } from "./live-topic.ts";
import {
  presenceMessage,
  readPresence,
  readRights,
  readSignal,
  rightsMessage,
  signalMessages,
} from "./messages.ts";
import type { Spread } from "./presence.ts";
import { type SiteChange, type Tail, openTail } from "./tail.ts";

export type LiveOptions = {
  readonly database: Database;
  readonly topics: readonly LiveTopic[];
  /** Events after which all sockets of a person are asked again. */
  readonly people: readonly PersonSource[];
  readonly resolve: ResolveListener;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Something was committed, and what is kept in memory of it is stale. */
  readonly changed?: (changes: readonly SiteChange[]) => void;
};

export type Live = Hub & {
  /** Tells all processes at once whose rights a commit may have changed; the outbox tells them again for certain. */
  announceRights(siteId: number, events: readonly Event[]): void;
  /** Whether everything that was committed until two seconds ago, by any process, has been seen here. */
  isFresh(): boolean;
  stop(): Promise<void>;
};

const beatEvery = 25_000;
const presenceBeatEvery = 5_000;

/** The live channel of a process: its hub, fed by the outbox and by the messages between processes. */
export async function openLive(options: LiveOptions, messages: Messages): Promise<Live> {
  const book = liveBook(options.topics, options.people);
  // While the line is down nobody is told who is there, as with signals; afterwards everybody is asked.
  const spread: Spread = (word) => void (messages.isUp() && messages.announce(presenceMessage(word)));
  const hub = hubOf(options, book, spread);
  const changed = options.changed ?? (() => {});
  const tail = await openTail({ pool: options.database.pool, sink: hub, changed });
  options.database.signal = (siteId, signals) => {
    // While the line is down signals are lost, as they may be; keeping them would only fill the memory.
    if (messages.isUp()) for (const each of signalMessages(siteId, signals)) messages.announce(each);
  };
  connect(messages, hub, tail);
  const beats = [
    setInterval(() => hub.beat(), beatEvery).unref(),
    setInterval(() => hub.presenceBeat(), presenceBeatEvery).unref(),
  ];
  return Object.assign(hub, {
    isFresh: tail.isFresh,
    announceRights: (siteId: number, events: readonly Event[]) => {
      for (const event of events)
        for (const affected of book.meaningOf(event).affects)
          messages.announce(rightsMessage(siteId, affected));
    },
    stop: async () => {
      for (const each of beats) clearInterval(each);
      await tail.stop();
    },
  });
}

/** Hands on what processes tell each other; after a gap everything that only messages tell is asked for. */
function connect(messages: Messages, hub: Hub, tail: Tail): void {
  const askWhoIsThere = () => messages.announce({ topic: "presence-asked", about: "" });
  messages.on("live", (about) => hub.signal(...readSignal(about)));
  messages.on("presence", (about) => hub.presence(readPresence(about)));
  messages.on("presence-asked", () => hub.repeatPresence());
  messages.on("rights", (about) => hub.ask(...readRights(about)));
  messages.on("committed", () => tail.wake());
  messages.onGap(() => {
    tail.wake();
    hub.askAll();
    hub.signalsLost();
    askWhoIsThere();
  });
  askWhoIsThere();
}

/** A hub that hears of nothing by itself. */
export function hubOf(
  options: LiveOptions,
  book: LiveBook = liveBook(options.topics, options.people),
  spread?: Spread,
): Hub {
  const { clock, log } = options;
  return openHub({ book, ask: openAsking({ ...options, book }), clock, log, spread });
}
