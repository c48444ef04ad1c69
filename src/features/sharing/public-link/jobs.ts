import type { Tx } from "#database/transaction.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { defineJob } from "#jobs/job.ts";
import { publicLinkChanged } from "./events.ts";
import { deleteOldPublicKeys, endPublicLinks } from "./store.ts";

export const publicLinkJobs = [
  defineJob({
    name: "public-links-end",
    cron: "* * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => endLinks(now, tx)),
  }),
  defineJob({
    name: "public-keys-tidy",
    cron: "41 * * * *",
    work: ({ now, eachSite }) => eachSite((tx) => deleteOldPublicKeys(now, tx)),
  }),
];

/** Closes the pages whose end has come: their rows, what is kept of them, and the tabs in which they are open. */
async function endLinks(now: Date, tx: Tx): Promise<void> {
  const pages = await endPublicLinks(now, tx);
  await refreshReadersOf(pages, tx);
  for (const pageId of pages) {
    tx.announce(publicLinkChanged({ pageId, by: null }));
    tx.announce(pageSharingChanged({ pageId, by: null }));
  }
}
