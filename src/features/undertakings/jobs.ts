import { defineJob } from "#jobs/job.ts";
import { undertakingDue } from "./events.ts";
import { keptFor, stillFor } from "./rules.ts";
import { removeEnded, takeStill } from "./store.ts";

/** Undertakings of a site that go in one transaction; the rest waits for the next day. */
const most = 1000;

export const undertakingJobs = [
  // Events whose listener gave up, or that a restored backup lacks: telling of a step once more never does it twice.
  defineJob({
    name: "undertakings-resume",
    cron: "* * * * *",
    work: ({ now, eachSite }) =>
      eachSite(async (tx) => {
        for (const { id, pass, mark } of await takeStill(new Date(now.getTime() - stillFor), now, tx))
          tx.announce(undertakingDue({ undertakingId: id, pass, mark }));
      }),
  }),
  defineJob({
    name: "undertakings-tidy",
    cron: "37 3 * * *",
    work: ({ now, eachSite }) => eachSite((tx) => removeEnded(new Date(now.getTime() - keptFor), most, tx)),
  }),
];
