import { defineJob } from "#jobs/job.ts";
import { refreshPreviews } from "./operations.ts";

/** Pages of a site in one transaction, and how many such steps follow each other; the rest waits for the next time. */
const most = 50;
const steps = 200;

export const previewJobs = [
  defineJob({
    name: "previews-refresh",
    cron: "*/5 * * * *",
    work: async ({ eachSite }) => {
      const isDone = new Set<number>();
      const failed: unknown[] = [];
      for (let step = 0, isMore = true; isMore && step < steps; step++) {
        isMore = false;
        await eachSite(async (tx) => {
          if (isDone.has(tx.siteId)) return;
          if ((await refreshPreviews(most, tx)) < most) isDone.add(tx.siteId);
          else isMore = true;
        }).catch((error: unknown) => void failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
    },
  }),
];
