import { defineRoom } from "#calls/room.ts";
import { sessionHandlers } from "./handlers.ts";
import { sessionJobs } from "./jobs.ts";
import { sessionsLive } from "./live.ts";
import { resetHandlers } from "./reset/handlers.ts";
import { resetListeners } from "./reset/listeners.ts";
import { passwordScreen, resetScreen } from "./reset/screen.ts";
import { signInScreen } from "./screen.ts";
import { sessionRefusals } from "./wording.ts";

export const sessionsRoom = defineRoom({
  handlers: [...sessionHandlers, ...resetHandlers],
  refusals: sessionRefusals,
  screens: [signInScreen, resetScreen, passwordScreen],
  jobs: sessionJobs,
  listeners: resetListeners,
  personSources: sessionsLive,
});
