import { defineRoom } from "#calls/room.ts";
import { copyHandlers } from "./copying/handlers.ts";
import { copyScreen } from "./copying/screen.ts";
import { propertyHandlers } from "./handlers.ts";
import { newPageScreen, propertiesScreen } from "./screen.ts";

export const propertiesRoom = defineRoom({
  handlers: [...propertyHandlers, ...copyHandlers],
  screens: [newPageScreen, propertiesScreen, copyScreen],
});
