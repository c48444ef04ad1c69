import { defineJob } from "#jobs/job.ts";
import { deleteOldAttempts } from "./store.ts";

/** Who left for the provider and did not come back is forgotten each hour. */
export const arrivingJobs = [
  defineJob({
    name: "company-attempts-tidy",
    cron: "29 * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => deleteOldAttempts(now, tx)),
  }),
];
