import { defineJob } from "#jobs/job.ts";
import { undeleteTime } from "./rules.ts";
import { removeDeletedTags } from "./store.ts";

/** Tags of a site that go in one transaction; the rest waits for the next hour. */
const most = 20;

export const tagJobs = [
  defineJob({
    name: "tags-tidy",
    cron: "41 * * * *",
    work: ({ now, eachSite }) =>
      eachSite((tx) => removeDeletedTags(new Date(now.getTime() - undeleteTime), most, tx)),
  }),
];
