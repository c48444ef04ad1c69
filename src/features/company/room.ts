import { defineRoom } from "#calls/room.ts";
import { arrivingHandlers } from "./arriving/handlers.ts";
import { companyHoldings } from "./arriving/holding-operations.ts";
import { arrivingJobs } from "./arriving/jobs.ts";
import { companyHandlers } from "./handlers.ts";
import { joiningHandlers } from "./joining/handlers.ts";
import { joiningListeners } from "./joining/listeners.ts";
import { joinLinkScreen, joinScreen, joinSettingsScreen } from "./joining/screen.ts";
import { joinRefusals } from "./joining/wording.ts";
import { companyScreen } from "./screen.ts";
import { companyRefusals } from "./wording.ts";

export const companyRoom = defineRoom({
  handlers: [...companyHandlers, ...arrivingHandlers, ...joiningHandlers],
  refusals: { ...companyRefusals, ...joinRefusals },
  listeners: joiningListeners,
  screens: [companyScreen, joinSettingsScreen, joinScreen, joinLinkScreen],
  jobs: arrivingJobs,
  holdings: companyHoldings,
});
