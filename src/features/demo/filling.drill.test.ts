import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { createSite, findSiteFor } from "#features/sites/store.ts";
import { actorForCommand } from "#server/session.ts";
import { openEmpty } from "#testing/empty.ts";
import { storageOf } from "#testing/stored.ts";
import { worldNow } from "#testing/as.ts";
import { demo } from "./cli.ts";
import { demoPages, demoPeople } from "./model/company.ts";

let empty: Awaited<ReturnType<typeof openEmpty>>;
beforeAll(async () => {
  empty = await openEmpty();
});
afterAll(() => empty.close());

const fill = () =>
  demo({ database: empty.database, now: worldNow, storage: storageOf(empty), actorFor: actorForCommand });

async function inSite<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const siteId = await findSiteFor(null, empty.database);
  return inTransaction(empty.database, { siteId: Number(siteId), access: "read" }, work);
}

const counts = `select (select count(*) from person where site_id = $1) as people,
  (select count(*) from page where site_id = $1) as pages,
  (select count(*) from page_version where site_id = $1) as versions,
  (select count(*) from page_draft where site_id = $1) as drafts,
  (select count(*) from star where site_id = $1) as stars,
  (select count(*) from file where site_id = $1) as files,
  (select count(*) from file where site_id = $1 and not exists
    (select from page_file where page_file.site_id = $1 and file_id = file.id and in_published)) as unheld,
  (select count(*) from search_document where site_id = $1 and kind = 'page') as found,
  (select count(*) from page where site_id = $1 and not exists
    (select from page_reader where page_reader.site_id = $1 and page_id = page.id)) as unread,
  (select max(id) from outbox where site_id = $1) as events`;

it("fills an empty installation through the product's own doors; a second time changes nothing", {
  timeout: 120_000,
}, async () => {
  expect(await fill()).toContain("Everybody signs in with the password noordervaart");
  const read = () => inSite((tx) => run<Record<string, number>>(tx, counts, [tx.siteId]));
  const before = await read();
  expect(before[0]).toMatchObject({
    people: demoPeople.length,
    pages: demoPages.length,
    drafts: demoPages.filter(({ draft }) => draft !== null).length,
    found: demoPages.length,
    unheld: 0,
    unread: 0,
  });
  expect(Number(before[0]?.["versions"])).toBeGreaterThan(demoPages.length * 2);
  expect(await fill()).toContain("is here");
  expect(await read()).toEqual(before);
});

it("leaves a site alone that is somebody's own", async () => {
  const other = await openEmpty();
  try {
    await createSite(other.database, { name: "Real", host: null, address: null }, async () => {});
    const onReal = {
      database: other.database,
      now: worldNow,
      storage: storageOf(other),
      actorFor: actorForCommand,
    };
    await expect(demo(onReal)).rejects.toThrow("There is a site here already.");
  } finally {
    await other.close();
  }
});
