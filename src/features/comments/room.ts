import { defineRoom } from "#calls/room.ts";
import { commentHandlers } from "./handlers.ts";
import { commentHoldings } from "./holding-operations.ts";
import { commentJobs } from "./jobs.ts";
import { commentsLive } from "./live.ts";
import { commentRefusals } from "./wording.ts";

export const commentsRoom = defineRoom({
  handlers: commentHandlers,
  refusals: commentRefusals,
  jobs: commentJobs,
  topics: [commentsLive],
  holdings: commentHoldings,
});
