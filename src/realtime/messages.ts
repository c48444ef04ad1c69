import type { Signal } from "#database/connection.ts";
import type { Message } from "#database/messages.ts";
import type { Affected } from "./live-book.ts";
import type { PresenceWord } from "./roster.ts";

let sent = 0;

/**
 * Signals as messages between processes. In base64, so that their length is known whatever stands in them (a
 * notification holds 8,000 bytes); numbered, because equal messages are sent once and two equal signals are two.
 */
export function signalMessages(siteId: number, signals: readonly Signal[]): Message[] {
  return signals.map(({ topic, data }) => {
    const text = JSON.stringify([siteId, topic, data, ++sent]);
    return { topic: "live", about: Buffer.from(text).toString("base64") };
  });
}

export function readSignal(about: string): [siteId: number, topic: string, data: unknown] {
  const [siteId, topic, data] = JSON.parse(Buffer.from(about, "base64").toString()) as [
    number,
    string,
    unknown,
  ];
  return [siteId, topic, data];
}

/** In base64 for the same reason; equal ones say nothing more than one does. */
export function presenceMessage(word: PresenceWord): Message {
  return { topic: "presence", about: Buffer.from(JSON.stringify(word)).toString("base64") };
}

export function readPresence(about: string): PresenceWord {
  return JSON.parse(Buffer.from(about, "base64").toString()) as PresenceWord;
}

export function rightsMessage(siteId: number, affected: Affected): Message {
  return { topic: "rights", about: JSON.stringify([siteId, affected]) };
}

export function readRights(about: string): [siteId: number, affected: Affected] {
  return JSON.parse(about) as [number, Affected];
}
