import { randomUUID } from "node:crypto";
import type { LiveFrame, ListenFrame } from "#kernel/live-frame.ts";
import type { Here } from "./here.ts";
import { liveLimits } from "./limits.ts";
import type { Position } from "./position.ts";
import { readSent, saidFrame } from "./protocol.ts";

/** As much of a WebSocket as the channel needs; the one of `ws` fits. */
export type Socket = {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
};

/** Who a socket belongs to: a session of a person on a site. */
export type Listener = {
  readonly siteId: number;
  readonly personId: number;
  readonly name: string;
  readonly photo?: string | null;
  readonly token: string;
};

/** What a tab says of itself on a topic of presence. */
export type PlaceSaid = { readonly tab: string; readonly place: unknown };

type Held = { readonly topic: string | null; readonly text: string };

/** One socket: what it listens to, and what waits for it. */
export type Connection = {
  /** Tells it from every other socket of every process. */
  readonly key: string;
  readonly socket: Socket;
  readonly listener: Listener;
  readonly listening: Set<string>;
  /** Topics that wait for their first verdict, with the position that the tab knows. */
  readonly wanted: Map<string, Position | null>;
  /** Topics whose right is to be asked. */
  readonly toAsk: Set<string>;
  /** Where it said that it is, by topic. */
  readonly here: Map<string, Here>;
  /** Where it said that it is while its rights were being asked. */
  readonly late: Map<string, PlaceSaid>;
  isAsking: boolean;
  /** Somebody's rights changed while they were being asked. */
  again: boolean;
  /** Frames that wait until the rights have been asked again; null when nothing waits. */
  held: Held[] | null;
  tokens: number;
  tokensAt: number;
  missedBeats: number;
  isOpen: boolean;
};

export function newConnection(socket: Socket, listener: Listener, now: number): Connection {
  return {
    key: randomUUID(),
    socket,
    listener,
    listening: new Set(),
    wanted: new Map(),
    toAsk: new Set(),
    here: new Map(),
    late: new Map(),
    isAsking: false,
    again: false,
    held: null,
    tokens: liveLimits.burst,
    tokensAt: now,
    missedBeats: 0,
    isOpen: true,
  };
}

/** A frame that came in; null when it is none, or one too many, and the socket is to be closed. */
export function receive(connection: Connection, text: string, now: number): ListenFrame | null {
  const { tokens, tokensAt } = connection;
  const earned = ((now - tokensAt) / 1000) * liveLimits.perSecond;
  connection.tokens = Math.min(liveLimits.burst, tokens + earned) - 1;
  connection.tokensAt = now;
  return connection.tokens < 0 ? null : readSent(text);
}

export function say(connection: Connection, frame: LiveFrame): void {
  sayText(connection, "topic" in frame ? frame.topic : null, saidFrame(frame));
}

/** As `say`, for a frame that goes to many and was made into text once. */
export function sayText(connection: Connection, topic: string | null, text: string): void {
  const { held, socket } = connection;
  if (!connection.isOpen) return;
  const isTooSlow = socket.bufferedAmount > liveLimits.buffered || (held?.length ?? 0) >= liveLimits.held;
  if (isTooSlow) cut(connection);
  else if (held) held.push({ topic, text });
  else socket.send(text);
}

/** From here on frames wait: what a person may hear is being asked again. */
export function hold(connection: Connection): void {
  connection.held ??= [];
}

/** The rights are known again: what waits is said, except of topics that they may no longer hear. */
export function release(connection: Connection): void {
  const held = connection.held ?? [];
  connection.held = null;
  for (const { topic, text } of held)
    if (topic === null || connection.listening.has(topic)) sayText(connection, topic, text);
}

/** Ends a socket whose other side does not listen. */
export function cut(connection: Connection): void {
  connection.isOpen = false;
  connection.held = null;
  connection.socket.terminate();
}

/** Says goodbye; whatever comes from there afterwards is not read. */
export function end(connection: Connection, code: number): void {
  connection.isOpen = false;
  connection.held = null;
  connection.socket.close(code);
}
