import { defineJob } from "#jobs/job.ts";
import { liftBar } from "../arriving/store.ts";
import { forgottenBefore } from "./rules.ts";
import { dropForgotten } from "./user-store.ts";

export const provisioningJobs = [
  // Whom the directory itself took away may come again; nothing is known of them any more by which they could be told from somebody new.
  defineJob({
    name: "directory-tidy",
    cron: "47 3 * * *",
    work: ({ now, eachSite }) =>
      eachSite(async (tx) => {
        for (const email of await dropForgotten(forgottenBefore(now), tx)) await liftBar(email, tx);
      }),
  }),
];
