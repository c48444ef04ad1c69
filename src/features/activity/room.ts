import { defineRoom } from "#calls/room.ts";
import { activityHandlers } from "./handlers.ts";
import { activityJobs } from "./jobs.ts";
import { activityListeners } from "./listeners.ts";
import { activityScreen } from "./screen.ts";
import { activityHoldings } from "./holding-operations.ts";

export const activityRoom = defineRoom({
  handlers: activityHandlers,
  screens: [activityScreen],
  listeners: activityListeners,
  jobs: activityJobs,
  holdings: activityHoldings,
});
