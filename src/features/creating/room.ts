import { defineRoom } from "#calls/room.ts";
import { creatingHandlers } from "./handlers.ts";
import { propagatingHandlers } from "./propagating/handlers.ts";
import { updatePagesKind } from "./propagating/updating-operations.ts";
import { propagatingRefusals } from "./propagating/wording.ts";
import { copyScreen, newPageScreen } from "./screen.ts";

export const creatingRoom = defineRoom({
  handlers: [...creatingHandlers, ...propagatingHandlers],
  refusals: propagatingRefusals,
  undertakings: [updatePagesKind],
  screens: [newPageScreen, copyScreen],
});
