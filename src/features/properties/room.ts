import { defineRoom } from "#calls/room.ts";
import { propertyHandlers } from "./handlers.ts";
import { permissionHandlers } from "./permissions/handlers.ts";
import { sharingScreen } from "./permissions/screen.ts";
import { propertiesScreen } from "./screen.ts";

export const propertiesRoom = defineRoom({
  handlers: [...propertyHandlers, ...permissionHandlers],
  screens: [propertiesScreen, sharingScreen],
});
