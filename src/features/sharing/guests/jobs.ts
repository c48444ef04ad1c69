import { defineJob } from "#jobs/job.ts";
import { deleteOldGuestSessions } from "./store.ts";

/** What a browser could read as a guest is forgotten with the hour in which it ended. */
export const guestJobs = [
  defineJob({
    name: "guest-sessions-tidy",
    cron: "23 * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => deleteOldGuestSessions(now, tx)),
  }),
];
