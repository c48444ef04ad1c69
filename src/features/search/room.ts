import { defineRoom } from "#calls/room.ts";
import { searchHandlers } from "./handlers.ts";

export const searchRoom = defineRoom({
  handlers: searchHandlers,
});
