import { type JobTools, defineJob } from "#jobs/job.ts";
import { fetchFeed } from "./fetching-operations.ts";
import { keepFetched } from "./renewing-operations.ts";
import { claimFor, keptUnheldFor } from "./rules.ts";
import { claimDueFeeds, forgetUnheldFeeds } from "./store.ts";

/** Feeds of one site, and of all of them, in one round; the rest is due five minutes later. So many are fetched at once. */
const ofSite = 40;
const ofAll = 200;
const atOnce = 6;

type Due = { readonly siteId: number; readonly address: string };

export const feedJobs = [
  defineJob({
    name: "feeds-renew",
    cron: "*/5 * * * *",
    work: async (tools) => {
      const due: Due[] = [];
      try {
        await claim(due, tools);
      } finally {
        // Also where a site failed: the others' are claimed, and would be renewed by nobody for a while.
        const lanes = Array.from({ length: atOnce }, async () => {
          for (let next = due.pop(); next; next = due.pop()) await renew(next, tools);
        });
        await Promise.all(lanes);
      }
    },
  }),
];

async function claim(due: Due[], { now, eachSite }: JobTools): Promise<void> {
  const until = new Date(now.getTime() + claimFor);
  await eachSite(async (tx) => {
    await forgetUnheldFeeds(new Date(now.getTime() - keptUnheldFor), tx);
    const most = Math.min(ofSite, ofAll - due.length);
    if (most <= 0) return;
    const feeds = await claimDueFeeds({ most, until }, now, tx);
    due.push(...feeds.map(({ address }) => ({ siteId: tx.siteId, address })));
  });
}

/** Asked outside of every transaction: servers of strangers take their time. */
async function renew({ siteId, address }: Due, { now, outgoing, ofOneSite }: JobTools): Promise<void> {
  const fetched = await fetchFeed(outgoing, address, now);
  await ofOneSite(siteId, async (tx) => void (await keepFetched(address, fetched, now, tx)));
}
