import { defineJob } from "#jobs/job.ts";
import { noteCleared, sweepImports } from "./imports-store.ts";
import { partKeys } from "./model/part-key.ts";

export const importingJobs = [
  defineJob({
    name: "imports-tidy",
    cron: "41 * * * *",
    work: async ({ now, eachSite, ofOneSite, storage }) => {
      // By site, so that a step that is tried again takes back what the first try said.
      const over = new Map<number, Awaited<ReturnType<typeof sweepImports>>>();
      await eachSite(
        async (tx) => void over.set(tx.siteId, await sweepImports(now, tx)),
        async (siteId) => {
          const rows = over.get(siteId) ?? [];
          if (rows.length === 0) return;
          for (const key of rows.flatMap((row) => partKeys({ siteId, ...row }))) await storage.remove(key);
          const ids = rows.map(({ id }) => id);
          await ofOneSite(siteId, (tx) => noteCleared(ids, tx));
        },
      );
    },
  }),
];
