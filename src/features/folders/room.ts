import { defineRoom } from "#calls/room.ts";
import { folderHandlers } from "./handlers.ts";
import { folderJobs } from "./jobs.ts";
import { folderRefusals } from "./wording.ts";

export const foldersRoom = defineRoom({
  handlers: folderHandlers,
  refusals: folderRefusals,
  jobs: folderJobs,
});
