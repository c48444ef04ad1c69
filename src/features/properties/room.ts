import { defineRoom } from "#calls/room.ts";
import { propertyHandlers } from "./handlers.ts";
import { permissionHandlers } from "./permissions/handlers.ts";
import { sharingScreen } from "./permissions/screen.ts";
import { propertiesScreen, subsitePermissionsScreen } from "./screen.ts";

export const propertiesRoom = defineRoom({
  handlers: [...propertyHandlers, ...permissionHandlers],
  screens: [propertiesScreen, subsitePermissionsScreen, sharingScreen],
});
