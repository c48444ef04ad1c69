import type { Tx } from "#database/transaction.ts";
import { defineJob } from "#jobs/job.ts";
import { keptFor } from "./rules.ts";
import { removeOldMails } from "./mailing/delivery-store.ts";
import { removeOld } from "./store.ts";

/** Notifications, or mails, of a site that go in one transaction, and how many such steps there are in a night; the rest waits for the next. */
const most = 10_000;
const steps = 200;

type Removing = (before: Date, most: number, tx: Tx) => Promise<number>;

export const notificationJobs = [
  defineJob({
    name: "notifications-tidy",
    cron: "53 3 * * *",
    work: async ({ now, eachSite }) => {
      const before = new Date(now.getTime() - keptFor);
      const failed: unknown[] = [];
      const inSteps = async (remove: Removing) => {
        const isDone = new Set<number>();
        for (let step = 0, isMore = true; isMore && step < steps; step++) {
          isMore = false;
          await eachSite(async (tx) => {
            if (isDone.has(tx.siteId)) return;
            if ((await remove(before, most, tx)) < most) isDone.add(tx.siteId);
            else isMore = true;
          }).catch((error: unknown) => void failed.push(error));
        }
      };
      await inSteps(removeOld);
      await inSteps(removeOldMails);
      if (failed.length > 0) throw failed[0];
    },
  }),
];
