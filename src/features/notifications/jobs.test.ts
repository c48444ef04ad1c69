import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import type { JobTools } from "#jobs/job.ts";
import { worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { notificationJobs } from "./jobs.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inSite = <Result>(step: (tx: Tx) => Promise<Result>): Promise<Result> =>
  within(world, actorOf(world, world.olga), step);

it("a night takes away all that is older than ninety days, however much it is, and nothing else (long)", async () => {
  const pageId = await madePage(world, "Tides");
  await inSite(async (tx) => {
    const values = [tx.siteId, world.vera.id, worldNow];
    await run(
      tx,
      `insert into notification (site_id, person_id, kind, page_id, versions, began, happened)
       select $1, $2, 'mentioned', $4, array[each], at, at from generate_series(1, 21000) each
       cross join lateral (select $3::timestamptz - case when each = 1 then 89 else 91 end * interval '1 day' as at) moment`,
      [...values, pageId],
    );
    await run(
      tx,
      `insert into notice_mail (site_id, id, person_id, kind, made, state, due, ended)
       select $1, gen_random_uuid(), $2, 'digest', at, 'sent', at, at from generate_series(1, 10001) each
       cross join lateral (select $3::timestamptz - case when each = 1 then 89 else 91 end * interval '1 day' as at) moment`,
      values,
    );
  });
  const tools = { now: worldNow, eachSite: inSite } as Pick<JobTools, "now" | "eachSite"> as JobTools;
  for (const job of notificationJobs) await job.work(tools);
  const left = await inSite((tx) =>
    run(
      tx,
      `select (select count(*)::int from notification where site_id = $1) as lines,
         (select count(*)::int from notice_mail where site_id = $1) as mails`,
      [tx.siteId],
    ),
  );
  expect(left).toEqual([{ lines: 1, mails: 1 }]);
});
