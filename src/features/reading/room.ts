import { defineRoom } from "#calls/room.ts";
import { pageHandlers } from "./handlers.ts";
import { homepageHandlers } from "./homepage/handlers.ts";
import { homeScreen } from "./homepage/screen.ts";
import { pageAtScreen, pageByIdScreen } from "./screen.ts";

export const readingRoom = defineRoom({
  handlers: [...pageHandlers, ...homepageHandlers],
  screens: [homeScreen, pageByIdScreen, pageAtScreen],
});
