import { defineJob } from "#jobs/job.ts";
import { restorable } from "./rules.ts";
import { removeDeleted } from "./store.ts";

export const commentJobs = [
  defineJob({
    name: "comments-tidy",
    cron: "17 * * * *",
    work: async ({ now, eachSite }) =>
      eachSite((tx) => removeDeleted(new Date(now.getTime() - restorable), tx)),
  }),
];
