import { defineJob } from "#jobs/job.ts";
import { deleteClosedDrafts } from "./store.ts";

/** How long a discarded draft can be brought back. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

export const draftJobs = [
  defineJob({
    name: "drafts-tidy",
    cron: "41 3 * * *",
    work: ({ now, eachSite }) => eachSite((tx) => deleteClosedDrafts(new Date(now.getTime() - keptFor), tx)),
  }),
];
