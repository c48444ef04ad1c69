import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { createSite, findSiteFor } from "#features/sites/store.ts";
import { actorForCommand } from "#server/web/session.ts";
import { openEmpty } from "#testing/empty.ts";
import { storageOf } from "#testing/stored.ts";
import { worldNow } from "#testing/as.ts";
import { demo } from "./cli.ts";
import { companyIn } from "./model/company.ts";

let empty: Awaited<ReturnType<typeof openEmpty>>;
beforeAll(async () => {
  empty = await openEmpty();
});
afterAll(() => empty.close());

const asked = (language?: string) => ({ positionals: [], values: { language } });
const fill = (language?: string) =>
  demo(asked(language), {
    database: empty.database,
    now: worldNow,
    storage: storageOf(empty),
    actorFor: actorForCommand,
  });
const { people, pages } = companyIn("nl");

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
    (select from page_file where page_file.site_id = $1 and file_id = file.id and in_published) and not exists
    (select from theme where theme.site_id = $1 and file.id = any(theme.file_ids))) as unheld,
  (select count(*) from search_document where site_id = $1 and kind = 'page') as found,
  (select count(*) from page where site_id = $1 and trashed is not null) as trashed,
  (select count(*) from page where site_id = $1 and is_template) as templates,
  (select count(*) from page where site_id = $1 and trashed is null and not exists
    (select from page_reader where page_reader.site_id = $1 and page_id = page.id)) as unread,
  (select max(id) from outbox where site_id = $1) as events`;

it("fills an empty installation in Dutch through the product's own doors; a second time changes nothing", {
  timeout: 600_000,
}, async () => {
  expect(await fill("nl")).toContain("Sign in with the password noordervaart");
  const read = () => inSite((tx) => run<Record<string, number>>(tx, counts, [tx.siteId]));
  const before = await read();
  expect(before[0]).toMatchObject({
    people: people.length,
    pages: pages.length,
    drafts: pages.filter(({ draft }) => draft !== null).length,
    found: pages.length,
    unheld: 0,
    trashed: 2,
    templates: 1,
    unread: 0,
  });
  expect(Number(before[0]?.["versions"])).toBeGreaterThan(pages.length * 2);
  const facts = await inSite((tx) =>
    run(
      tx,
      `select site.language, page.title, (select position from person where site_id = $1 and name like 'Vera%') as vera
       from site join subsite on subsite.site_id = $1
       join page on page.site_id = $1 and page.id = subsite.homepage_id where site.id = $1`,
      [tx.siteId],
    ),
  );
  expect(facts).toEqual([{ language: "nl", title: "Welkom bij Noordervaart", vera: "Vrachtplanner" }]);
  expect(await fill("nl")).not.toContain("stays so");
  expect(await fill("en")).toContain("This demo is in Nederlands");
  expect(await read()).toEqual(before);
});

it("gives five teams subsites with their people, pages and a home page, and people from outside in two", {
  timeout: 600_000,
}, async () => {
  const other = await openEmpty();
  try {
    const given = { positionals: [], values: { subsites: "yes" } };
    const tools = {
      database: other.database,
      now: worldNow,
      storage: storageOf(other),
      actorFor: actorForCommand,
    };
    await demo(given, tools);
    const siteId = Number(await findSiteFor(null, other.database));
    const rows = await inTransaction(other.database, { siteId, access: "read" }, (tx) =>
      run(
        tx,
        `select subsite.slug, home.title as home,
           (select count(*) > 1 from page where page.site_id = $1 and page.subsite_id = subsite.id) as "hasPages",
           (select count(*)::int from membership joined where joined.site_id = $1 and joined.subsite_id = subsite.id and joined.role = 'admin') as admins,
           exists (select from membership joined join person on person.site_id = $1 and person.id = joined.person_id and person.role = 'external'
             where joined.site_id = $1 and joined.subsite_id = subsite.id) as "hasExternals"
         from subsite join page home on home.site_id = $1 and home.id = subsite.homepage_id
         where subsite.site_id = $1 and subsite.slug <> '' order by subsite.slug`,
        [tx.siteId],
      ),
    );
    const team = { hasPages: true, admins: 1, hasExternals: false };
    expect(rows).toEqual([
      { ...team, slug: "dry-dock", home: "Dry dock of MS Stern", hasExternals: true },
      { ...team, slug: "fleet", home: "Team Fleet", hasExternals: true },
      { ...team, slug: "freight", home: "Team Freight" },
      { ...team, slug: "on-board", home: "Team On board" },
      { ...team, slug: "terminals", home: "Team Terminals" },
    ]);
  } finally {
    await other.close();
  }
});

it("speaks no language that it was not written in", async () => {
  await expect(fill("fy")).rejects.toThrow("The demo is available in en and nl");
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
    await expect(demo(asked(), onReal)).rejects.toThrow("There is already a site here.");
  } finally {
    await other.close();
  }
});
