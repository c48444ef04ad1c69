import { defineRoom } from "#calls/room.ts";
import { themeHandlers } from "./handlers.ts";
import { themeLive } from "./live.ts";
import { themeScreen } from "./screen.ts";
import { themeRefusals } from "./wording.ts";

export const themeRoom = defineRoom({
  handlers: themeHandlers,
  refusals: themeRefusals,
  screens: [themeScreen],
  topics: [themeLive],
});
