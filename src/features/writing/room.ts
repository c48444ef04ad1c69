import { defineRoom } from "#calls/room.ts";
import { discardingHandlers } from "./drafts/discarding/handlers.ts";
import { draftHandlers } from "./drafts/handlers.ts";
import { draftJobs } from "./drafts/jobs.ts";
import { savingHandlers } from "./drafts/saving/handlers.ts";
import { draftRefusals } from "./drafts/wording.ts";
import { editingHandlers } from "./handlers.ts";
import { writingListeners } from "./listeners.ts";
import { draftLive } from "./live.ts";
import { editingNowLive, writersLive } from "./presence/live.ts";

export const writingRoom = defineRoom({
  handlers: [...editingHandlers, ...draftHandlers, ...discardingHandlers, ...savingHandlers],
  refusals: draftRefusals,
  listeners: writingListeners,
  jobs: draftJobs,
  topics: [draftLive, writersLive, editingNowLive],
});
