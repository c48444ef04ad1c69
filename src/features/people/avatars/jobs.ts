import { defineJob } from "#jobs/job.ts";
import { keptFor } from "./rules.ts";
import { forgetPictures } from "./store.ts";

export const avatarJobs = [
  defineJob({
    name: "pictures-tidy",
    cron: "13 * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => forgetPictures(new Date(now.getTime() - keptFor), tx)),
  }),
];
