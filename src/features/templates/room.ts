import { defineRoom } from "#calls/room.ts";
import { templateHandlers } from "./handlers.ts";

export const templatesRoom = defineRoom({ handlers: templateHandlers });
