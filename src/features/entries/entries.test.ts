import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { saveCopy } from "#features/creating/contract.ts";
import { readHoles } from "#features/pages/holes/contract.ts";
import { addPerson } from "#features/people/store.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, heading } from "#testing/draft-writer.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { addItems, removeItem } from "#widgets/checklist/changes.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { refreshReaders } from "#features/access/store.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let page: number;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const list = (...items: (readonly [id: string, text: string])[]): StoredWidget => ({
  kind: "Checklist",
  version: 1,
  content: { items: items.map(([id, text]) => ({ id, text })) },
});
const watch = list(["horn", "Sound the horn"], ["slow", "Slow down"]);
beforeEach(async () => {
  page = await draftedPage(world, { watch001: watch, title01: heading("Fog") });
});

type Tick = { isDone: boolean; by: { name: string } | null; at: number };
const at = (widget: string, action = "tick", kind = "Checklist") =>
  `/ajax/widget/action/${action}/${page}/${widget}/${kind}/`;
const tick = (who: TestBrowser, item: string, done = true, widget = "watch001"): Promise<HttpAnswer> =>
  who.post(at(widget), { data: { item, done } });

/** What the screen of the page gives to somebody for one of its widgets. */
async function shown(who: Parameters<typeof as>[1], widget = "watch001"): Promise<Record<string, Tick>> {
  const answer = await as(world, who).call(readPageById, { page_id: page });
  if (!answer.success) throw new Error(answer.code);
  return answer.holes.find(({ id }) => id === widget)?.data as Record<string, Tick>;
}
const share = (principalId: number, mayEdit: boolean) =>
  within(world, actorOf(world, world.ada), async (tx) => {
    await run(
      tx,
      `insert into page_share (site_id, page_id, principal_id, may_edit) values ($1, $2, $3, $4)
       on conflict (site_id, page_id, principal_id) do update set may_edit = excluded.may_edit`,
      [world.siteId, page, principalId, mayEdit],
    );
    await refreshReaders(page, tx);
  });
/** Asks the database of the site itself. */
const query = <Row>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ada), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
const newestPage = async () => {
  const rows = await query<{ id: number }>("select max(id)::int as id from page where site_id = $1");
  return rows[0]?.id ?? 0;
};
const counted = async (what: string) => {
  const text = `select count(*)::int as count from ${what} where site_id = $1 and page_id = $2`;
  return (await query<{ count: number }>(text, page))[0]?.count;
};

describe("ticking an item of a checklist [WIDG-16]", () => {
  it("keeps who ticked it and when, at the address of the specification, and touches neither draft nor version (long)", async () => {
    const before = [await counted("page_version"), await counted("page_draft")];
    const answer = await tick(ed, "horn");
    expect(answer.status).toBe(200);
    const at = worldNow.getTime();
    const ticks = { horn: { isDone: true, by: { id: world.ed.id, name: "Ed Elzinga" }, at } };
    expect(answer.body).toEqual({ success: true, data: ticks });
    expect(await shown(world.vera)).toEqual(ticks);
    expect([await counted("page_version"), await counted("page_draft")]).toEqual(before);
    expect(await counted("widget_entry")).toBe(1);
  });

  it("takes data as JSON text in a form, and the kind in small letters", async () => {
    const data = JSON.stringify({ item: "slow", done: "yes" });
    const answer = await ed.post(at("watch001", "tick", "checklist"), { data }, { encoding: "form" });
    expect(answer.body).toMatchObject({
      success: true,
      data: { slow: { isDone: true, at: worldNow.getTime() } },
    });
  });

  it("a tick that is there already stays with whom it was and from when, and nobody is told; another is from now", async () => {
    await tick(ed, "horn");
    const earlier = worldNow.getTime() - 3_600_000;
    await query("update widget_entry set changed = to_timestamp($2) where site_id = $1", earlier / 1000);
    const told = (await world.announced()).length;
    const ada = await web.browser(world.ada);
    const again = await tick(ada, "horn");
    expect(again.body).toMatchObject({ data: { horn: { by: { name: "Ed Elzinga" }, at: earlier } } });
    expect((await world.announced()).length).toBe(told);
    await tick(ada, "horn", false);
    expect(await shown(world.vera)).toMatchObject({
      horn: { isDone: false, by: { name: "Ada Admiraal" }, at: worldNow.getTime() },
    });
    const last = (await world.announced()).at(-1);
    expect(last).toEqual({ kind: "holes-changed", facts: { pageId: page, widgets: ["watch001"] } });
  });

  it("is for those who may edit the page: others are refused with the reason, strangers find no page (long)", async () => {
    const vera = await web.browser(world.vera);
    const refused = await tick(vera, "horn");
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      success: false,
      message: "This page isn't shared with you for editing.",
    });
    expect((await tick(await web.browser(world.xavi), "horn")).status).toBe(404);
    expect((await tick(await web.browser("visitor"), "horn")).status).toBe(404);
    const olga = await web.browser(world.olga);
    const settings = { name: "Noordervaart", time_zone: "UTC", public_pages: "yes", indexed: "no" };
    expect((await olga.post("/-/settings/site/", settings)).status).toBe(200);
    await share(principal("public"), false);
    expect((await tick(await web.browser("visitor"), "horn")).status).toBe(403);
    expect(await counted("widget_entry")).toBe(0);
  });

  it("somebody from outside ticks where they may edit, and no longer when that right has gone", async () => {
    const xavi = await web.browser(world.xavi);
    await share(principal("person", world.xavi.id), true);
    expect((await tick(xavi, "horn")).status).toBe(200);
    await share(principal("person", world.xavi.id), false);
    expect((await tick(xavi, "slow")).status).toBe(403);
    expect(await shown(world.vera)).toMatchObject({ horn: { by: { name: "Xavi Xanten" } } });
  });

  it("tells names to people who are signed in, and to nobody else", async () => {
    await tick(ed, "horn");
    await share(principal("public"), false);
    expect(await shown("visitor")).toEqual({ horn: { isDone: true, by: null, at: worldNow.getTime() } });
    expect((await shown({ guestOf: page }))["horn"]).toMatchObject({ isDone: true, by: null });
  });

  it.each([
    ["watch001", "gone", "item-not-found"],
    ["title01", "horn", "widget-not-found"],
    ["nothere1", "horn", "widget-not-found"],
  ])("in %s of %s is refused: %s", async (widget, item, code) => {
    const answer = await tick(ed, item, true, widget);
    expect(answer.status).toBe(404);
    expect(answer.headers["x-refusal"]).toBe(code);
  });

  it("refuses data that is none, and actions that the kind does not have", async () => {
    for (const data of [{}, { item: "horn" }, { item: "a b", done: true }, "no JSON", null])
      expect((await ed.post(at("watch001"), { data })).status).toBe(400);
    expect((await ed.post(at("watch001", "erase"), { data: {} })).status).toBe(404);
    expect(await counted("widget_entry")).toBe(0);
  });

  it("comes to an end when somebody ticks without end: a sentence says when to go on", async () => {
    const key = "select key from rate_limit where key like 'entries:%'";
    await tick(ed, "horn");
    await world.database.pool.query(`update rate_limit set points = 6000 where key in (${key})`);
    const answer = await tick(ed, "slow");
    expect(answer.status).toBe(429);
    expect(answer.body?.["message"]).toBe("That's a lot at once. Try again in 15 minutes.");
    await world.database.pool.query("delete from rate_limit");
    expect(await shown(world.ed)).not.toHaveProperty("slow");
  });

  it("works in the draft for those who may edit, before anything is published", async () => {
    const writer = await draftWriter(world, { who: world.ed, page_id: page });
    const target = { draft: writer.draft, id: "watch001" };
    await writer.save(() => addItems(target, [{ id: "bell", text: "Ring the bell" }], 0));
    expect((await tick(ed, "bell")).body).toMatchObject({ success: true, data: { bell: { isDone: true } } });
    expect(await shown(world.vera)).toEqual({});
    const draft = await as(world, world.ed).call(readHoles, { page_id: page, draft: true });
    expect(draft).toMatchObject({ holes: [{ id: "watch001", data: { bell: { isDone: true } } }] });
    expect(await as(world, world.vera).call(readHoles, { page_id: page, draft: true })).toMatchObject({
      code: "page-not-editable",
    });
    expect((await writer.publish()).success).toBe(true);
    expect(await shown(world.vera)).toMatchObject({ bell: { isDone: true } });
  });
});

describe("entries live and die with their page", () => {
  it("editing the words of an item keeps its tick, and an item that was deleted brings it back", async () => {
    await tick(ed, "horn");
    const before = await as(world, world.ed).call(readPageById, { page_id: page });
    const writer = await draftWriter(world, { who: world.ed, page_id: page });
    await writer.save(() => {
      writer.draft.getText(textPart("watch001", "items/horn")).insert(0, "Loudly: ");
    });
    await writer.publish();
    expect(await shown(world.vera)).toMatchObject({ horn: { isDone: true } });
    await writer.save(() => removeItem({ draft: writer.draft, id: "watch001" }, "horn"));
    await writer.publish();
    expect(await shown(world.vera)).toEqual({});
    if (!before.success) throw new Error(before.code);
    const rows = await query<{ id: number }>(
      "select min(id)::int as id from page_version where site_id = $1 and page_id = $2",
      page,
    );
    const first = { page_id: page, version_id: rows[0]?.id ?? 0 };
    expect(await as(world, world.ed).call(restoreVersion, first)).toMatchObject({ success: true });
    expect(await shown(world.vera)).toMatchObject({ horn: { isDone: true, by: { name: "Ed Elzinga" } } });
  });

  it("a copy of the page begins with nothing ticked", async () => {
    await tick(ed, "horn");
    const copied = await as(world, world.ed).call(saveCopy, { page_id: page, version_id: 0, settings: {} });
    if (!copied.success) throw new Error(copied.code);
    page = await newestPage();
    expect(await shown(world.ed)).toEqual({});
  });

  it("moving the page keeps them, the trash hides them, and removing the page removes them", async () => {
    await tick(ed, "horn");
    const rows = await query<{ id: number }>(
      `insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Bridge ${page}', 'bridge ${page}') returning id`,
      world.mainFolderId,
    );
    const update = (set: string, value: unknown) =>
      within(world, actorOf(world, world.ada), async (tx) => {
        await run(tx, `update page set ${set} = $3 where site_id = $1 and id = $2`, [
          world.siteId,
          page,
          value,
        ]);
        await refreshReaders(page, tx);
      });
    await update("folder_id", rows[0]?.id);
    expect(await shown(world.vera)).toMatchObject({ horn: { isDone: true } });
    await update("trashed", worldNow);
    expect((await tick(ed, "slow")).status).toBe(404);
    await update("trashed", null);
    expect(await shown(world.vera)).toMatchObject({ horn: { isDone: true } });
    await query("delete from page where site_id = $1 and id = $2", page);
    expect(await counted("widget_entry")).toBe(0);
  });

  it("a person who is gone leaves their ticks without a name", async () => {
    const email = `gone${page}@noordervaart.example`;
    const id = await within(world, actorOf(world, world.ada), (tx) =>
      addPerson({ email, name: "Gone", role: "editor", passwordHash: null }, tx),
    );
    await query(
      `insert into widget_entry values ($1, $2, 'watch001', 'Checklist', 'horn', $3, now(), now(), '{"done": true}')`,
      page,
      id,
    );
    await query("delete from person where site_id = $1 and id = $2", id);
    expect(await shown(world.vera)).toMatchObject({ horn: { isDone: true, by: null } });
  });
});
