import type { Listener } from "#outbox/listener.ts";
import { rooms } from "./rooms.ts";

/** Who hears what was committed; each is told in order and on its own. */
export const listeners: readonly Listener[] = rooms.flatMap((room) => room.listeners ?? []);
