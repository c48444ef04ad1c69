import { defineJob } from "#jobs/job.ts";
import { endActing } from "#features/sessions/acting-store.ts";
import { impersonationEnded } from "./events.ts";

/** Requests look at the time themselves; this tells the log of its end, and the tabs that are still open. */
export const impersonationJobs = [
  defineJob({
    name: "impersonation-ends",
    cron: "* * * * *",
    work: ({ now, eachSite }) =>
      eachSite(async (tx) => {
        for (const ended of await endActing(now, tx))
          tx.announce(impersonationEnded({ ...ended, reason: "time" }));
      }),
  }),
];
