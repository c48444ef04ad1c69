import { defineRoom } from "#calls/room.ts";
import { feedbackHandlers } from "./handlers.ts";
import { feedbackListeners } from "./listeners.ts";
import { feedbackRefusals } from "./wording.ts";

export const feedbackRoom = defineRoom({
  handlers: feedbackHandlers,
  refusals: feedbackRefusals,
  listeners: feedbackListeners,
});
