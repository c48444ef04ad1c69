import type { TabThere } from "#kernel/live-frame.ts";
import { liveLimits } from "./limits.ts";

/** A tab that is there: on which topic of which site, and the socket it said so on. */
export type Here = TabThere & { readonly siteId: number; readonly topic: string; readonly socket: string };

/** Everybody who is there, in all processes. Lives in memory only. */
export type HereBook = {
  /** Whether it is news: a tab that was not there, is elsewhere now, or came back under another name. */
  put(here: Here, now: number): boolean;
  /** False when the tab has said since, on another socket, that it is there; then it stays. */
  remove(here: Here): boolean;
  at(siteId: number, topic: string): readonly Here[];
  /** Those of whom nothing was heard for a while; they are still to be removed. */
  expired(now: number): readonly Here[];
};

type Held = { readonly here: Here; readonly place: string; readonly heardAt: number };

export function openHereBook(lifetime: number = liveLimits.presence): HereBook {
  const topics = new Map<string, Map<string, Held>>();
  const keyOf = ({ siteId, topic }: Pick<Here, "siteId" | "topic">) => `${siteId} ${topic}`;

  return {
    put(here, now) {
      const held = topics.get(keyOf(here)) ?? new Map<string, Held>();
      topics.set(keyOf(here), held);
      const before = held.get(here.tab);
      const place = JSON.stringify(here.place);
      held.set(here.tab, { here, place, heardAt: now });
      return before?.place !== place || before.here.person.name !== here.person.name;
    },
    remove(here) {
      const held = topics.get(keyOf(here));
      if (held?.get(here.tab)?.here.socket !== here.socket) return false;
      held.delete(here.tab);
      if (held.size === 0) topics.delete(keyOf(here));
      return true;
    },
    at: (siteId, topic) =>
      [...(topics.get(keyOf({ siteId, topic }))?.values() ?? [])].map(({ here }) => here),
    expired: (now) =>
      [...topics.values()]
        .flatMap((held) => [...held.values()])
        .filter(({ heardAt }) => now - heardAt > lifetime)
        .map(({ here }) => here),
  };
}
