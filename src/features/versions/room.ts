import { defineRoom } from "#calls/room.ts";
import { versionHandlers } from "./handlers.ts";
import { versionsScreen } from "./screen.ts";
import { versionRefusals } from "./wording.ts";

export const versionsRoom = defineRoom({
  handlers: versionHandlers,
  refusals: versionRefusals,
  screens: [versionsScreen],
});
