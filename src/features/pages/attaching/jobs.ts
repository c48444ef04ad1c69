import { graceTime } from "#features/files/rules.ts";
import { removeFiles } from "#features/files/store.ts";
import { defineJob } from "#jobs/job.ts";
import { sweepIncoming } from "#storage/fresh-file.ts";
import { variantKey } from "#storage/images/variant.ts";
import { variantWidths } from "#kernel/picture-variants.ts";
import { lockUnheldFiles } from "./store.ts";

/** Files of a site that go in one transaction; the rest waits for the next hour. */
const most = 500;

export const attachingJobs = [
  defineJob({
    name: "files-tidy",
    cron: "23 * * * *",
    work: async ({ now, eachSite, storage }) => {
      const removed = new Map<number, readonly string[]>();
      await sweepIncoming(storage.incoming, now, false);
      await eachSite(
        async (tx) => {
          const ids = await lockUnheldFiles(new Date(now.getTime() - graceTime), most, tx);
          // By site, so that a step that is tried again takes back what the first try said.
          removed.set(tx.siteId, ids.length > 0 ? await removeFiles(ids, tx) : []);
        },
        async (siteId) => {
          for (const key of removed.get(siteId) ?? []) {
            for (const width of variantWidths) await storage.remove(variantKey(key, width));
            await storage.remove(key);
          }
        },
      );
    },
  }),
];
