import { defineRoom } from "#calls/room.ts";
import { startingHandlers } from "./handlers.ts";
import { startScreen } from "./screen.ts";
import { startingRefusals } from "./wording.ts";

export const startingRoom = defineRoom({
  handlers: startingHandlers,
  refusals: startingRefusals,
  screens: [startScreen],
});
