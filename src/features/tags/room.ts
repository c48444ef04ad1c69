import { defineRoom } from "#calls/room.ts";
import { tagHandlers } from "./handlers.ts";
import { tagJobs } from "./jobs.ts";
import { tagRefusals } from "./wording.ts";

export const tagsRoom = defineRoom({
  handlers: tagHandlers,
  refusals: tagRefusals,
  jobs: tagJobs,
});
