import { defineJob } from "#jobs/job.ts";
import { deleteOldSessions, deleteOldTokens } from "./store.ts";

/** Sessions that ended by age and one-time links that ran out are forgotten each hour. */
export const sessionJobs = [
  defineJob({
    name: "sessions-tidy",
    cron: "17 * * * *",
    work: ({ now, eachSite }) =>
      eachSite(async (tx) => {
        await deleteOldSessions(now, tx);
        await deleteOldTokens(now, tx);
      }),
  }),
];
