import type { AnyHandler } from "#calls/handle.ts";
import { rooms } from "./rooms.ts";

/** Every call of the product. */
export const handlers: readonly AnyHandler[] = rooms.flatMap((room) => room.handlers ?? []);
