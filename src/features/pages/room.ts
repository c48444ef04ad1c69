import { defineRoom } from "#calls/room.ts";
import { attachingHandlers } from "./attaching/handlers.ts";
import { attachingJobs } from "./attaching/jobs.ts";
import { browsingHandlers } from "./browsing/handlers.ts";
import { browseMainScreen, browseScreen } from "./browsing/screen.ts";
import { mentionHandlers } from "./mentions/handlers.ts";
import { followingHandlers } from "./following/handlers.ts";
import { holesLive } from "./holes/live.ts";
import { pageLive } from "./live.ts";
import { starringHandlers } from "./starring/handlers.ts";
import { pageRefusals } from "./wording.ts";
import { pageHoldings } from "./holding-operations.ts";

export const pagesRoom = defineRoom({
  handlers: [
    ...browsingHandlers,
    ...starringHandlers,
    ...followingHandlers,
    ...attachingHandlers,
    ...mentionHandlers,
  ],
  refusals: pageRefusals,
  screens: [browseScreen, browseMainScreen],
  jobs: attachingJobs,
  topics: [pageLive, holesLive],
  holdings: pageHoldings,
});
