import { defineJob } from "#jobs/job.ts";
import { keptFor } from "./rules.ts";
import { removeOld } from "./store.ts";

/** Lines of a site that go in one transaction; the rest waits for the next day. */
const most = 10_000;

export const activityJobs = [
  defineJob({
    name: "activity-tidy",
    cron: "41 3 * * *",
    work: async ({ now, eachSite }) =>
      eachSite(async (tx) => void (await removeOld(new Date(now.getTime() - keptFor), most, tx))),
  }),
];
