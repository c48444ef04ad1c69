import { defineRoom } from "#calls/room.ts";
import { activityHandlers } from "./handlers.ts";
import { activityJobs } from "./jobs.ts";
import { activityListeners } from "./listeners.ts";
import { profileHandlers } from "./profile/handlers.ts";
import { profileScreen } from "./profile/screen.ts";
import { activityScreen } from "./screen.ts";
import { seeingHandlers } from "./seeing/handlers.ts";
import { activityHoldings } from "./holding-operations.ts";

export const activityRoom = defineRoom({
  handlers: [...activityHandlers, ...seeingHandlers, ...profileHandlers],
  screens: [activityScreen, profileScreen],
  listeners: activityListeners,
  jobs: activityJobs,
  holdings: activityHoldings,
});
