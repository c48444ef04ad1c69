import * as z from "zod/mini";
import type { LiveFrame, ListenFrame } from "#kernel/live-frame.ts";
import { liveLimits } from "./limits.ts";

const TopicText = z.string().check(z.maxLength(60));
const PositionText = z.string().check(z.regex(/^[0-9]{1,19}\.[0-9]{1,15}$/));

const TabText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

const Sent = z.union([
  z.strictObject({ listen: TopicText, after: z.nullable(PositionText) }),
  z.strictObject({ stop: TopicText }),
  z.strictObject({ here: TopicText, tab: TabText, place: z.unknown() }),
]);

const Said = z.union([
  z.strictObject({ hello: z.strictObject({ position: z.nullable(PositionText) }) }),
  z.strictObject({ listening: TopicText, position: z.nullable(PositionText) }),
  z.strictObject({ topic: TopicText, position: z.optional(PositionText), data: z.unknown() }),
  z.strictObject({ refused: TopicText }),
  z.strictObject({ gap: TopicText }),
]);

/** A frame of a browser; null for anything that is none. */
export function readSent(text: string): ListenFrame | null {
  try {
    return Sent.parse(JSON.parse(text)) as ListenFrame;
  } catch {
    return null;
  }
}

/** A frame of the server, as a browser reads it. */
export function readSaid(text: string): LiveFrame {
  return Said.parse(JSON.parse(text)) as LiveFrame;
}

/** A frame as text. One that is too large, or out of shape, is a mistake of ours. */
export function saidFrame(frame: LiveFrame): string {
  const text = JSON.stringify(Said.parse(frame));
  if (Buffer.byteLength(text) > liveLimits.frame) throw new Error("a frame of the live channel is too large");
  return text;
}
