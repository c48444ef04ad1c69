import { type JobTools, defineJob } from "#jobs/job.ts";
import { type Round, type Trouble, searchSome } from "./reading-operations.ts";
import { waitsAny } from "./store.ts";

/** Milliseconds after which the rest waits for the next minute, where another process may take it; the queue takes a round of a quarter of an hour for lost. */
const roundMost = 5 * 60_000;

export const fileWordsJobs = [
  defineJob({
    name: "files-read",
    cron: "* * * * *",
    work: async (tools) => {
      const until = performance.now() + roundMost;
      const round = { isOver: () => performance.now() > until, troubles: [] as Trouble[] };
      const waiting: number[] = [];
      try {
        await findWaiting(waiting, tools);
      } finally {
        await searchAll(waiting, round, tools);
      }
      const [first] = round.troubles;
      if (first)
        tools.log(
          `Files are read for their words later (${round.troubles.length}), as they could not be opened; file ${first.fileId} of site ${first.siteId}: ${first.error}`,
        );
    },
  }),
];

async function findWaiting(sites: number[], { eachSite, now }: JobTools): Promise<void> {
  await eachSite(async (tx) => {
    if (await waitsAny(now, tx)) sites.push(tx.siteId);
  });
}

/** A little of every site in turn, of those that have more. */
async function searchAll(waiting: readonly number[], round: Round, tools: JobTools): Promise<void> {
  let sites = waiting;
  while (sites.length > 0 && !round.isOver()) {
    const more: number[] = [];
    for (const siteId of sites) if (await searchSome(siteId, round, tools)) more.push(siteId);
    sites = more;
  }
}
