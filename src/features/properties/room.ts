import { defineRoom } from "#calls/room.ts";
import { batchSharingHandlers } from "./batches/handlers.ts";
import { shareBatchKind } from "./batches/sharing-operations.ts";
import { propertyHandlers } from "./handlers.ts";
import { permissionHandlers } from "./permissions/handlers.ts";
import { personShareHandlers } from "./person-shares/handlers.ts";
import { personPermissionsScreen } from "./person-shares/screen.ts";
import { sharingScreen } from "./permissions/screen.ts";
import { propertiesScreen, subsitePermissionsScreen } from "./screen.ts";

export const propertiesRoom = defineRoom({
  handlers: [...propertyHandlers, ...permissionHandlers, ...batchSharingHandlers, ...personShareHandlers],
  undertakings: [shareBatchKind],
  screens: [propertiesScreen, subsitePermissionsScreen, sharingScreen, personPermissionsScreen],
});
