import { defineJob } from "#jobs/job.ts";
import { keptFor } from "./rules.ts";
import { removeOldMails } from "./mailing/delivery-store.ts";
import { removeOld } from "./store.ts";

/** Notifications of a site that go in one transaction; the rest waits for the next day. */
const most = 10_000;

export const notificationJobs = [
  defineJob({
    name: "notifications-tidy",
    cron: "53 3 * * *",
    work: async ({ now, eachSite }) =>
      eachSite(async (tx) => {
        const before = new Date(now.getTime() - keptFor);
        await removeOld(before, most, tx);
        await removeOldMails(before, most, tx);
      }),
  }),
];
