import { defineJob } from "#jobs/job.ts";
import { removeDeletedFolders } from "./deleted-store.ts";
import { deletedFoldersBegin } from "./rules.ts";

/** Folders of a site that go in one transaction; the rest waits for the next hour. */
const most = 200;

export const folderJobs = [
  defineJob({
    name: "folders-tidy",
    cron: "43 * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => removeDeletedFolders(deletedFoldersBegin(now), most, tx)),
  }),
];
