import pg from "pg";
import { type DatabaseAddress, configOf } from "./connection.ts";
import { type Tx, run } from "./transaction.ts";

/** A word from one process to all, itself included: a topic and a small text. */
export type Message = { readonly topic: string; readonly about: string };

export type Messages = {
  /** Tells all processes within about 20 ms; nothing is promised, whoever must not miss it also looks each second. */
  announce(message: Message): void;
  on(topic: string, listener: (about: string) => void): void;
  /** Runs when the line was down for a while: whatever is held in memory may be stale. */
  onGap(listener: () => void): void;
  /** Whether the line answered within the last second: only then may caches be trusted. */
  isFresh(): boolean;
  /** Whether there is a line at all; while there is none, what is announced waits for the next one. */
  isUp(): boolean;
  close(): Promise<void>;
};

const channel = "atrium";
const gatherFor = 20;
const pingEvery = 500;
const freshFor = 1000;
/** The topic after which nothing that a process holds in memory counts any more, as after a gap. */
const everything = "everything";
// Postgres takes at most 8,000 bytes in a notification.
const payloadMost = 7000;

/** Opens the process's own line for messages, on a connection that is not behind a pooler and is seen under `name`. */
export async function openMessages(address: DatabaseAddress, name = "atrium-messages"): Promise<Messages> {
  const listeners = new Listeners();
  const line = new Line(address, name, listeners);
  const waiting: Message[] = [];
  let closed = false;
  await line.connect();
  const pings = repeat(() => line.ping(), pingEvery);
  const flushes = repeat(() => flush(waiting, line), gatherFor);
  return {
    announce: (message) => void waiting.push(message),
    on: (topic, listener) => listeners.on(topic, listener),
    onGap: (listener) => listeners.onGap(listener),
    isUp: () => line.isUp(),
    isFresh: () => line.isFresh(),
    close: async () => {
      if (closed) return;
      closed = true;
      await Promise.all([pings.stop(), flushes.stop()]);
      await line.end();
    },
  };
}

/** Who in this process hears what. */
class Listeners {
  readonly #byTopic = new Map<string, ((about: string) => void)[]>();
  readonly #ofGaps: (() => void)[] = [];

  on(topic: string, listener: (about: string) => void): void {
    this.#byTopic.set(topic, [...(this.#byTopic.get(topic) ?? []), listener]);
  }

  onGap(listener: () => void): void {
    this.#ofGaps.push(listener);
  }

  hear(payload: string): void {
    for (const [topic, about] of JSON.parse(payload) as [string, string][]) {
      for (const listener of this.#byTopic.get(topic) ?? []) listener(about);
      if (topic === everything) this.tellGap();
    }
  }

  tellGap(): void {
    for (const listener of this.#ofGaps) listener();
  }
}

/** The connection: it is looked after by pings, and opened again when it broke. */
class Line {
  readonly #address: DatabaseAddress;
  readonly #name: string;
  readonly #listeners: Listeners;
  #client: pg.Client | null = null;
  #lastAnswer = 0;

  constructor(address: DatabaseAddress, name: string, listeners: Listeners) {
    this.#address = address;
    this.#name = name;
    this.#listeners = listeners;
  }

  async connect(): Promise<void> {
    const fresh = new pg.Client(configOf(this.#address));
    fresh.on("notification", (message) => this.#listeners.hear(message.payload ?? "[]"));
    fresh.on("error", () => {
      if (this.#client === fresh) this.#client = null;
    });
    await fresh.connect();
    await fresh.query("select set_config('application_name', $1, false)", [this.#name]);
    await fresh.query(`listen ${channel}`);
    this.#client = fresh;
    this.#lastAnswer = Date.now();
  }

  async ping(): Promise<void> {
    try {
      if (this.#client) await this.#client.query("select 1");
      else {
        await this.connect();
        this.#listeners.tellGap();
      }
      this.#lastAnswer = Date.now();
    } catch {
      this.#client?.end().catch(() => {});
      this.#client = null;
    }
  }

  async send(messages: readonly Message[]): Promise<void> {
    const payload = JSON.stringify(messages.map(({ topic, about }) => [topic, about]));
    await this.#client?.query("select pg_notify($1, $2)", [channel, payload]);
  }

  isUp(): boolean {
    return this.#client !== null;
  }

  isFresh(): boolean {
    return this.isUp() && Date.now() - this.#lastAnswer < freshFor;
  }

  async end(): Promise<void> {
    await this.#client?.end().catch(() => {});
  }
}

async function flush(waiting: Message[], line: Line): Promise<void> {
  while (line.isUp() && waiting.length > 0) {
    const messages = takeSome(waiting);
    await line.send(messages).catch(() => waiting.unshift(...messages));
  }
}

/** Told by Postgres itself when the caller's transaction commits: whatever any process remembers is stale. */
export async function forgetEverythingOnCommit(client: pg.ClientBase): Promise<void> {
  const topics = ["sites", everything].map((topic) => [topic, ""]);
  await client.query("select pg_notify($1, $2)", [channel, JSON.stringify(topics)]);
}

/**
 * Told by Postgres itself when the transaction commits, so that it is not lost with a process that dies right after. It
 * makes all commits of the cluster wait for each other: for what seldom happens only.
 */
export async function announceOnCommit(tx: Tx, { topic, about }: Message): Promise<void> {
  await run(tx, "select pg_notify($1, $2)", [channel, JSON.stringify([[topic, about]])]);
}

/** One message from somebody who does not listen: a command beside the running processes. */
export async function announceOnce(address: DatabaseAddress, { topic, about }: Message): Promise<void> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  try {
    await client.query("select pg_notify($1, $2)", [channel, JSON.stringify([[topic, about]])]);
  } finally {
    await client.end();
  }
}

/** As many as fit one notification; equal messages are sent once, in the place of the last: "gone" must not come behind it. */
function takeSome(waiting: Message[]): Message[] {
  const taken = new Map<string, Message>();
  let size = 2;
  while (waiting.length > 0) {
    const message = waiting[0] as Message;
    const text = JSON.stringify([message.topic, message.about]);
    if (size + text.length > payloadMost && taken.size > 0) break;
    size += text.length + 1;
    taken.delete(text);
    taken.set(text, message);
    waiting.shift();
  }
  return [...taken.values()];
}

/** Does `work` again and again with a pause between the rounds; one round at a time. */
function repeat(work: () => Promise<void>, pause: number) {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (stopped || busy) return;
    busy = true;
    running = work().finally(() => {
      busy = false;
    });
  }, pause);
  let busy = false;
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running.catch(() => {});
    },
  };
}
