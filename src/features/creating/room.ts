import { defineRoom } from "#calls/room.ts";
import { creatingHandlers } from "./handlers.ts";
import { crossingHandlers } from "./crossing/handlers.ts";
import { crossingRefusals } from "./crossing/wording.ts";
import { propagatingHandlers } from "./propagating/handlers.ts";
import { updatePagesKind } from "./propagating/updating-operations.ts";
import { propagatingRefusals } from "./propagating/wording.ts";
import { copyScreen, newPageScreen } from "./screen.ts";

export const creatingRoom = defineRoom({
  handlers: [...creatingHandlers, ...propagatingHandlers, ...crossingHandlers],
  refusals: { ...propagatingRefusals, ...crossingRefusals },
  undertakings: [updatePagesKind],
  screens: [newPageScreen, copyScreen],
});
