import { defineRoom } from "#calls/room.ts";
import { creatingHandlers } from "./handlers.ts";
import { copyScreen, newPageScreen } from "./screen.ts";

export const creatingRoom = defineRoom({
  handlers: creatingHandlers,
  screens: [newPageScreen, copyScreen],
});
