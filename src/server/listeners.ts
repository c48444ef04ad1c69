import type { Listener } from "#outbox/listener.ts";
import { rooms } from "./rooms.ts";

/** Who hears what was committed, by list; each list is told in order and on its own. */
export const listenerLists: Readonly<Record<string, readonly Listener[]>> = {
  mail: rooms.flatMap((room) => room.listeners ?? []),
};
