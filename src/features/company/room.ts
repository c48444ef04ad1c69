import { defineRoom } from "#calls/room.ts";
import { arrivingHandlers } from "./arriving/handlers.ts";
import { companyHoldings } from "./arriving/holding-operations.ts";
import { arrivingJobs } from "./arriving/jobs.ts";
import { companyHandlers } from "./handlers.ts";
import { companyScreen } from "./screen.ts";
import { companyRefusals } from "./wording.ts";

export const companyRoom = defineRoom({
  handlers: [...companyHandlers, ...arrivingHandlers],
  refusals: companyRefusals,
  screens: [companyScreen],
  jobs: arrivingJobs,
  holdings: companyHoldings,
});
