import { defineRoom } from "#calls/room.ts";
import { attachingHandlers } from "./attaching/handlers.ts";
import { attachingJobs } from "./attaching/jobs.ts";
import { batchHandlers } from "./batches/handlers.ts";
import { moveBatchKind } from "./batches/moving-operations.ts";
import { tagBatchKind } from "./batches/tagging-operations.ts";
import { restoreBatchKind } from "./batches/restoring-operations.ts";
import { trashBatchKind } from "./batches/trashing-operations.ts";
import { batchRefusals } from "./batches/wording.ts";
import { browsingHandlers } from "./browsing/handlers.ts";
import { browseMainScreen, browseScreen, browseTrashScreen } from "./browsing/screen.ts";
import { drawingHandlers } from "./drawing/handlers.ts";
import { fileWordsJobs } from "./file-words/jobs.ts";
import { filingHandlers } from "./filing/handlers.ts";
import { trashFolder } from "./filing/trashing-operations.ts";
import { mentionHandlers } from "./mentions/handlers.ts";
import { feedHandlers } from "./feeds/handlers.ts";
import { feedJobs } from "./feeds/jobs.ts";
import { feedRefusals } from "./feeds/wording.ts";
import { followingHandlers } from "./following/handlers.ts";
import { followPageScreen } from "./following/screen.ts";
import { holesLive } from "./holes/live.ts";
import { pageLive } from "./live.ts";
import { previewJobs } from "./previews/jobs.ts";
import { starringHandlers } from "./starring/handlers.ts";
import { trashHandlers } from "./trash/handlers.ts";
import { trashJobs } from "./trash/jobs.ts";
import { trashRefusals } from "./trash/wording.ts";
import { pageRefusals } from "./wording.ts";
import { pageHoldings } from "./holding-operations.ts";

export const pagesRoom = defineRoom({
  handlers: [
    ...browsingHandlers,
    ...starringHandlers,
    ...followingHandlers,
    ...attachingHandlers,
    ...mentionHandlers,
    ...trashHandlers,
    ...filingHandlers,
    ...batchHandlers,
    ...drawingHandlers,
    ...feedHandlers,
  ],
  refusals: { ...pageRefusals, ...trashRefusals, ...batchRefusals, ...feedRefusals },
  screens: [followPageScreen, browseScreen, browseMainScreen, browseTrashScreen],
  jobs: [...attachingJobs, ...trashJobs, ...previewJobs, ...feedJobs, ...fileWordsJobs],
  topics: [pageLive, holesLive],
  undertakings: [trashFolder, moveBatchKind, tagBatchKind, trashBatchKind, restoreBatchKind],
  holdings: pageHoldings,
});
