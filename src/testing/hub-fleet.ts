import * as z from "zod/mini";
import type { LiveFrame } from "#kernel/live-frame.ts";
import { defineTopic } from "#kernel/topic.ts";
import { type Hub, openHub } from "#realtime/hub.ts";
import { liveBook } from "#realtime/live-book.ts";
import { live } from "#realtime/live-topic.ts";
import type { PresenceWord } from "#realtime/roster.ts";
import { readSaid } from "#realtime/protocol.ts";

/** Topics of presence, of its people, and an ordinary one. */
export const bridge = defineTopic("bridge");
export const crew = defineTopic("crew");
export const log = defineTopic("log");
const Place = z.strictObject({ deck: z.int() });
export const topics = [
  live(bridge, { mayListen: async () => true, place: Place }),
  live(crew, { mayListen: async () => true, peopleOf: bridge }),
  live(log, { mayListen: async () => true }),
];
export const people = { ed: [2, "Ed"], ada: [3, "Ada"] } as const;

/** Processes that hear each other, under a clock that moves when it is told to. */
export function fleet(
  size = 1,
  mayListen: (topic: string) => boolean = () => true,
  isOver: (personId: number) => boolean = () => false,
) {
  const time = { now: 0 };
  const hubs: Hub[] = [];
  /** A process in here is dead: nothing comes from it any more, not even a goodbye. */
  const dead = new Set<Hub>();
  const spread = (word: PresenceWord) => {
    for (const hub of hubs) if (!dead.has(hub)) hub.presence(word);
  };
  for (let at = 0; at < size; at++) {
    const hub: Hub = openHub({
      book: liveBook(topics, []),
      ask: async ({ personId }, asked) => (isOver(personId) ? null : new Set(asked.filter(mayListen))),
      clock: () => new Date(time.now),
      log: () => {},
      spread: (word) => dead.has(hub) || spread(word),
    });
    hubs.push(hub);
  }
  return {
    hubs,
    dead,
    /** So many beats of presence, five seconds each. */
    pass(beats: number) {
      for (let beat = 0; beat < beats; beat++) {
        time.now += 5_000;
        for (const hub of hubs) if (!dead.has(hub)) hub.presenceBeat();
      }
    },
  };
}

export async function board(hub: Hub | undefined, who: keyof typeof people, siteId = 1) {
  if (!hub) throw new Error("no such process");
  const frames: LiveFrame[] = [];
  const state = { end: "", isReachable: true };
  const [personId, name] = people[who];
  const admitted = hub.admit(
    {
      bufferedAmount: 0,
      send: (text) => void frames.push(readSaid(text)),
      ping: () => state.isReachable && admitted.answered(),
      close: (code) => void (state.end = String(code)),
      terminate: () => void (state.end = "cut"),
    },
    { siteId, personId, name, token: `${who}${siteId}` },
  );
  const send = (frame: object) => admitted.heard(JSON.stringify(frame));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...admitted,
    state,
    send,
    async listen(topic = bridge(7)) {
      send({ listen: topic, after: null });
      await settled();
    },
    here: (deck: number, tab = "a", topic = bridge(7)) => send({ here: topic, tab, place: { deck } }),
    /** What was told of a topic since it was asked for last. */
    told(topic = bridge(7)): unknown[] {
      const all = frames.splice(0);
      return all.flatMap((frame) => ("topic" in frame && frame.topic === topic ? [frame.data] : []));
    },
  };
}

export const at = (tab: string, who: keyof typeof people, deck: number) => ({
  tab,
  person: { id: people[who][0], name: people[who][1] },
  place: { deck },
});
