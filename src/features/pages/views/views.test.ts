import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { shown } from "#testing/screens/shown.ts";
import { run } from "#database/transaction.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { openPageViews } from "#server/web/page-views.ts";
import { loadPages } from "../browsing/contract.ts";
import { isAnotherView } from "./rules.ts";

let world: World;
let web: TestWeb;
let now = worldNow;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world, { clock: () => now });
  const shares = [...firstShares, { principalId: principal("public"), mayEdit: false }];
  tides = await madePage(world, "Tides", { slug: "tides", shares });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(() => statement("delete from page_views"));

const statement = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ed), (tx) => run(tx, text, values));

async function opened(who: Parameters<TestWeb["browser"]>[0], path = "/tides/"): Promise<number> {
  return (await (await web.browser(who)).get(path)).status;
}

async function counted(who: "ed" | "xavi" = "ed") {
  await web.pageViews.write(now);
  const answer = await as(world, world[who]).call(loadPages, {});
  if (!answer.success) throw new Error("not loaded");
  return answer.page_views[String(tides)];
}

it("half an hour after somebody had a page open last, opening it is another view [PLST-13]", () => {
  const minutes = (count: number) => isAnotherView(1_000_000, 1_000_000 + count * 60_000);
  expect([isAnotherView(undefined, 0), minutes(0), minutes(29.9), minutes(30)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it("a page is counted once for each person and burst of reading, and the list says how often [PLST-13] (long)", async () => {
  expect(await counted()).toBe(0);
  for (const who of [world.ed, world.ed, world.vera]) expect(await opened(who)).toBe(200);
  expect(await counted()).toBe(2);
  now = new Date(now.getTime() + 29 * 60_000);
  await opened(world.ed);
  now = new Date(now.getTime() + 29 * 60_000);
  await opened(world.ed);
  expect(await counted()).toBe(2);
  now = new Date(now.getTime() + 30 * 60_000);
  await opened(world.ed);
  expect(await counted()).toBe(3);
});

it("who writes a page, opens a dialog over it, is refused or is a visitor does not view it [PLST-13] [PLST-16] (long)", async () => {
  now = new Date(now.getTime() + 3_600_000);
  expect(await opened(world.ed, `/page/${tides}/?edit`)).toBe(302);
  expect(await opened(world.ed, "/tides/?edit")).toBe(200);
  expect(await opened(world.ed, `/page/settings/${tides}/`)).toBe(200);
  expect(await opened("visitor")).toBe(200);
  expect(await counted()).toBe(0);
  const visitor = await as(world, "visitor").call(loadPages, {});
  expect(visitor.success && visitor.page_views).toEqual({});
});

it("counts of a page that has gone are forgotten, and those of the others are kept", async () => {
  const gone = await madePage(world, "Gone", { slug: "gone" });
  now = new Date(now.getTime() + 3_600_000);
  await opened(world.ed, "/gone/");
  await opened(world.ed);
  await statement("delete from page where id = $1", gone);
  expect(await counted()).toBe(1);
  expect(web.bugs).toEqual([]);
});

it("what could not be written is written with the next", async () => {
  let isAway = true;
  const log: string[] = [];
  const database = new Proxy(world.database, {
    get: (there, name) => (isAway ? undefined : (Reflect.get(there, name) as unknown)),
  });
  const views = openPageViews({ database, clock: () => now, log: (line) => void log.push(line) });
  views.seen({ siteId: world.siteId, personId: world.ed.id, pageId: tides }, now);
  await views.write(now);
  expect([await counted(), log.length]).toEqual([0, 1]);
  isAway = false;
  await views.stop();
  expect([await counted(), log.length]).toEqual([1, 1]);
});

it("the details have the columns title, folder, sharing, modified, created and views; people from outside no sharing, and visitors no folder, no sharing and no views [BSRT-08] [PLST-15] [PLST-16] [TIME-01]", async () => {
  const columns = async (who: Parameters<TestWeb["browser"]>[0]) => {
    const { text } = await (await web.browser(who)).get("/pages/?view=details");
    return [...text.matchAll(/<th scope="col"[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(([, name]) => name);
  };
  expect(await columns(world.ed)).toEqual([
    "Title",
    "Folder",
    "Sharing",
    "Modified",
    "Created",
    "Views",
    "Options",
  ]);
  expect(await columns(world.xavi)).toEqual(["Title", "Folder", "Modified", "Created", "Views", "Options"]);
  expect(await columns("visitor")).toEqual(["Title", "Modified", "Created", "Options"]);
  now = worldNow;
  const { text } = await (await web.browser(world.vera)).get("/pages/?view=details");
  const [row = ""] = /<tr[^>]*data-row="\d+".*?<\/tr>/s.exec(text) ?? [];
  const cells = row.split("<td").map((cell) =>
    cell
      .replace(/^[^>]*>|<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  expect(cells.slice(1, 6)).toEqual([
    "Main",
    "Everyone at Noordervaart",
    "a moment ago Ed Elzinga",
    "a moment ago",
    "0",
  ]);
});

it("visitors find no options of a folder, and are told of no counts [PLST-16]", async () => {
  const has = async (who: Parameters<TestWeb["browser"]>[0]) => {
    const { status, text } = await (await web.browser(who)).get("/pages/tree/");
    return [status, text.includes("Options for Main")];
  };
  expect([await has(world.ed), await has("visitor")]).toEqual([
    [200, true],
    [200, false],
  ]);
  const visitor = await as(world, "visitor").call(loadPages, {});
  expect(visitor.success && [visitor.pages.length, visitor.page_views]).toEqual([1, {}]);
});

it("the details say where each page lies, who sees it, when and by whom it was changed, when it was made, and how often people opened it; visitors learn neither where nor who nor how often [BSRT-08] [PLST-15] [PLST-16] (long)", async () => {
  await statement("insert into page_views values ($1, $2, 1204)", world.siteId, tides);
  const made = new Date("2025-12-30T12:00:00Z");
  await statement("update page set created = $1, modifier_id = $2 where id = $3", made, world.vera.id, tides);
  const cells = async (who: Parameters<typeof shown>[1]) => {
    const screen = await shown(world, who, "/pages/?view=details");
    return [...screen.part("row", /Tides/).children].slice(1, -1).map((cell) => screen.text(cell));
  };
  const byVera = expect.stringMatching(/ago ?Vera Visser$/) as string;
  const dates = [byVera, "30 December 2025"];
  expect(await cells(world.ed)).toEqual(["Main", "Everyone at Noordervaart", ...dates, "1,204"]);
  expect(await cells(world.xavi)).toEqual(["Main", ...dates, "1,204"]);
  const ago = expect.stringMatching(/ago$/) as string;
  expect(await cells("visitor")).toEqual([ago, "30 December 2025"]);
});
