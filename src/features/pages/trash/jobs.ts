import { defineJob } from "#jobs/job.ts";
import { removeExpired } from "./operations.ts";

/** Pages of a site that go in one transaction, and how many such steps there are in a night; the rest waits for the next. */
const most = 50;
const steps = 400;

export const trashJobs = [
  defineJob({
    name: "trash-tidy",
    cron: "11 2 * * *",
    work: async ({ now, eachSite }) => {
      const isDone = new Set<number>();
      const failed: unknown[] = [];
      for (let step = 0, isMore = true; isMore && step < steps; step++) {
        isMore = false;
        await eachSite(async (tx) => {
          if (isDone.has(tx.siteId)) return;
          if ((await removeExpired(most, now, tx)) < most) isDone.add(tx.siteId);
          else isMore = true;
        }).catch((error: unknown) => void failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
    },
  }),
];
