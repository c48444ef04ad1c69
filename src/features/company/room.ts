import { defineRoom } from "#calls/room.ts";
import { arrivingHandlers } from "./arriving/handlers.ts";
import { companyHoldings } from "./arriving/holding-operations.ts";
import { arrivingJobs } from "./arriving/jobs.ts";
import { companyHandlers } from "./handlers.ts";
import { joiningHandlers } from "./joining/handlers.ts";
import { joiningListeners } from "./joining/listeners.ts";
import { joinLinkScreen, joinScreen, joinSettingsScreen } from "./joining/screen.ts";
import { joinRefusals } from "./joining/wording.ts";
import { provisioningHandlers } from "./provisioning/handlers.ts";
import { provisioningHoldings } from "./provisioning/holding-operations.ts";
import { provisioningJobs } from "./provisioning/jobs.ts";
import { directoryRefusals } from "./directory/wording.ts";
import { scimRefusals } from "./provisioning/wording.ts";
import { companyScreen } from "./screen.ts";
import { companyRefusals } from "./wording.ts";

export const companyRoom = defineRoom({
  handlers: [...companyHandlers, ...arrivingHandlers, ...joiningHandlers, ...provisioningHandlers],
  refusals: { ...companyRefusals, ...joinRefusals, ...scimRefusals, ...directoryRefusals },
  listeners: joiningListeners,
  screens: [companyScreen, joinSettingsScreen, joinScreen, joinLinkScreen],
  jobs: [...arrivingJobs, ...provisioningJobs],
  holdings: [...companyHoldings, ...provisioningHoldings],
});
