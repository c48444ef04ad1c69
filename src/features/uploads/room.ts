import { defineRoom } from "#calls/room.ts";
import { uploadsHandlers } from "./handlers.ts";
import { uploadsScreen } from "./screen.ts";

export const uploadsRoom = defineRoom({ handlers: uploadsHandlers, screens: [uploadsScreen] });
