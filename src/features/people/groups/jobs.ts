import { defineJob } from "#jobs/job.ts";
import { forgetDeletedGroups } from "./store.ts";

/** As long as a deleted group can be brought back. */
const keptFor = 30 * 86_400_000;

export const groupJobs = [
  defineJob({
    name: "groups-tidy",
    cron: "41 3 * * *",
    work: ({ now, eachSite }) => eachSite((tx) => forgetDeletedGroups(new Date(now.getTime() - keptFor), tx)),
  }),
];
