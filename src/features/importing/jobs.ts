import { defineJob } from "#jobs/job.ts";
import { noteCleared, sweepImports } from "./imports-store.ts";
import { partKeys } from "./model/part-key.ts";

export const importingJobs = [
  defineJob({
    name: "imports-tidy",
    cron: "41 * * * *",
    work: async ({ now, eachSite, storage }) => {
      // By site, so that a step that is tried again takes back what the first try said.
      const over = new Map<number, Awaited<ReturnType<typeof sweepImports>>>();
      await eachSite(async (tx) => void over.set(tx.siteId, await sweepImports(now, tx)));
      for (const [siteId, rows] of over)
        for (const key of rows.flatMap((row) => partKeys({ siteId, ...row }))) await storage.remove(key);
      await eachSite((tx) =>
        noteCleared(
          (over.get(tx.siteId) ?? []).map(({ id }) => id),
          tx,
        ),
      );
    },
  }),
];
