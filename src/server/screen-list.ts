import type { Screen } from "#kernel/screen.ts";
import { rooms } from "./rooms.ts";

/** Every screen of the product with an address of its own. */
export const screenList: readonly Screen[] = rooms.flatMap((room) => room.screens ?? []);
