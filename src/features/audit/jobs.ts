import { defineJob } from "#jobs/job.ts";
import { auditOldRemoved } from "./events.ts";
import { keptSince } from "./rules.ts";
import { holdChain, readKeptDays, removeOldest } from "./store.ts";

/** Entries of a site that go in one transaction; the rest waits for the next day. */
const most = 20_000;

export const auditJobs = [
  defineJob({
    name: "audit-tidy",
    cron: "53 3 * * *",
    work: ({ now, eachSite }) =>
      eachSite(async (tx) => {
        await holdChain(tx);
        const days = await readKeptDays(tx);
        if (days === null) return;
        const removed = await removeOldest(keptSince(days, now), most, tx);
        if (!removed) return;
        const { count, anchor, hash } = removed;
        tx.announce(auditOldRemoved({ count, anchor, hash: hash.toString("hex") }));
      }),
  }),
];
