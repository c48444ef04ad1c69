import { defineJob } from "#jobs/job.ts";
import { forgetEndedLives } from "./operations.ts";
import { discardedSince } from "./rules.ts";

/** Pages of a site that one transaction holds; the next takes the rest. */
const most = 20;

export const draftJobs = [
  defineJob({
    name: "drafts-tidy",
    cron: "41 3 * * *",
    work: async ({ now, eachSite }) => {
      const before = discardedSince(now);
      let isDone = false;
      const failed: unknown[] = [];
      while (!isDone) {
        isDone = true;
        await eachSite(async (tx) => {
          if ((await forgetEndedLives({ before, most }, now, tx)) === most) isDone = false;
        }).catch((error: unknown) => void failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
    },
  }),
];
