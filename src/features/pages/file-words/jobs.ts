import { type JobTools, defineJob } from "#jobs/job.ts";
import { lookAtFiles, readWaiting } from "./reading-operations.ts";
import type { UnsearchedFile } from "./store.ts";

/** Milliseconds after which the rest waits for the next minute, where another process may take it. */
const roundMost = 5 * 60_000;

export const fileWordsJobs = [
  defineJob({
    name: "files-read",
    cron: "* * * * *",
    work: async (tools) => {
      const began = performance.now();
      const isDone = new Set<number>();
      for (let isMore = true; isMore && performance.now() - began < roundMost; )
        isMore = await round(isDone, tools);
    },
  }),
];

/** A little of every site in turn. Gives whether any of them has more. */
async function round(isDone: Set<number>, tools: JobTools): Promise<boolean> {
  const due = new Map<number, readonly UnsearchedFile[]>();
  await tools.eachSite(async (tx) => {
    if (isDone.has(tx.siteId)) return;
    const look = await lookAtFiles(tools.now, tx);
    due.set(tx.siteId, look.due);
    if (!look.hasMore) isDone.add(tx.siteId);
  });
  for (const [siteId, files] of due) for (const file of files) await readWaiting(siteId, file, tools);
  return [...due.keys()].some((siteId) => !isDone.has(siteId));
}
