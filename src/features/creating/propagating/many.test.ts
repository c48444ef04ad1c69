import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { mailsOf } from "#testing/outbox.ts";
import { pagesOfTemplate } from "#testing/pages-of-template.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const words = { was: "Who was there", is: "Present" };
const ofCrew = (name: string, count: number) =>
  pagesOfTemplate(world, actorOf(world, world.vera, world.crew.id), {
    name,
    count,
    folderId: world.crew.mainFolderId,
    ...words,
  });
const path = (template: number) => `/@crew/-/templates/${template}/pages/`;
const planned = async (browser: TestBrowser, template: number) => {
  const { status, body } = await browser.get(path(template), { accept: "application/json" });
  return status === 200 ? ((body?.["pages"] ?? []) as unknown[]).length : status;
};
const sentIds = (ids: readonly number[]) => ({ ids: JSON.stringify(ids) });

/** How many of the pages have how many versions. */
async function versionsOf(ids: readonly number[]) {
  const asked = `select count, count(*)::int as pages from (
    select count(*)::int as count from page_version where site_id = $1 and page_id = any($2) group by page_id) each
    group by count order by count`;
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ count: number; pages: number }>(tx, asked, [world.siteId, ids]),
  );
  return Object.fromEntries(rows.map(({ count, pages }) => [count, pages]));
}

it("in a subsite whoever edits there updates the pages of a template; who only views it, or looks for it elsewhere, does not (long)", async () => {
  const { template, ids } = await ofCrew("Watch", 2);
  const [vera, ed, olga] = await Promise.all(
    [world.vera, world.ed, world.olga].map((each) => web.browser(each)),
  );
  if (!vera || !ed || !olga) throw new Error("no browser");
  expect([await planned(vera, template), await planned(ed, template), await planned(olga, template)]).toEqual(
    [2, 403, 404],
  );
  expect((await vera.post(`/-/templates/${template}/pages/`, sentIds(ids))).status).toBe(404);
  expect((await ed.post(path(template), sentIds(ids))).status).toBe(403);
  expect(await versionsOf(ids)).toEqual({ 1: 2 });
  const { body } = await vera.post(path(template), sentIds(ids));
  expect(body).toMatchObject({ done: 2, total: 2, finished: true, left: [] });
  expect(await versionsOf(ids)).toEqual({ 2: 2 });
  expect(await planned(vera, template)).toBe(0);
});

it("more than twenty-five go on as a task, each once, and it is taken back as one (long)", async () => {
  const { template, ids } = await ofCrew("Tide", 30);
  const vera = await web.browser(world.vera);
  const { body } = await vera.post(path(template), sentIds(ids));
  expect(body).toMatchObject({ done: 0, total: 30, finished: false });
  await mailsOf(world);
  expect(await versionsOf(ids)).toEqual({ 2: 30 });
  expect(await planned(vera, template)).toBe(0);
  expect((await vera.post(`/-/undertakings/${String(body?.["task"])}/undo/`, {})).status).toBe(200);
  await mailsOf(world);
  expect(await versionsOf(ids)).toEqual({ 3: 30 });
  expect(await planned(vera, template)).toBe(30);
});
