import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { folderAt, pagesIn, query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let ada: TestBrowser;
let vera: TestBrowser;
let [main, fleet, oars] = [0, 0, 0];
let now = worldNow;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { clock: () => now });
  [ed, ada, vera] = [
    await web.browser(world.ed),
    await web.browser(world.ada),
    await web.browser(world.vera),
  ];
  main = world.mainFolderId;
  oars = await folderAt(ed, main, "Fleet/Oars");
  const [above] = await query<{ id: number }>(
    world,
    "select parent_id as id from folder where site_id = $1 and id = $2",
    oars,
  );
  fleet = above?.id ?? 0;
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let [ash, elm, fog, hers] = [0, 0, 0, 0];
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  [ash, elm, fog] = [
    await madePage(world, "Ash"),
    await madePage(world, "Elm", { folderId: oars }),
    await madePage(world, "Fog"),
  ];
  const onlyAda = [
    { principalId: principal("person", world.ada.id), mayEdit: true },
    ...firstShares.filter(({ mayEdit }) => !mayEdit),
  ];
  hers = await madePage(world, "Hers", { shares: onlyAda });
});

const batch = (deed: string, ids: readonly number[], more: object = {}, who = ed) =>
  who.post(`/-/pages/batch/${deed}/`, { ids: JSON.stringify(ids), ...more });
const undo = (answer: Awaited<ReturnType<typeof batch>>, who = ed) =>
  who.post(`/-/undertakings/${Number(answer.body?.["task"])}/undo/`, {});
const left = (answer: Awaited<ReturnType<typeof batch>>) =>
  ((answer.body?.["left"] ?? []) as { text: string }[]).map(({ text }) => text);
const places = async () => ({
  main: await pagesIn(ada, main),
  fleet: await pagesIn(ada, fleet),
  oars: await pagesIn(ada, oars),
});
const inTrash = async (who = ada) => {
  const { body } = await who.post("/ajax/pages/action/load_trash/", {});
  return ((body?.["pages"] ?? []) as { title_u: string }[]).map((row) => row.title_u).toSorted();
};

describe("moving several pages to a folder", () => {
  it("moves those that one may edit, and says which of them stay and why (long)", async () => {
    const answer = await batch("move", [fog, ash, elm, hers, 999_999, ash], { cat_id: fleet });
    expect(answer).toMatchObject({ status: 200, body: { success: true, done: 3, cat_name: "Fleet" } });
    expect(answer.body?.["left"]).toEqual([
      {
        reason: "page-not-editable",
        text: "1 of 5 can't be changed: you can only view it.",
        count: 1,
        titles: ["Hers"],
      },
      { reason: "page-not-found", text: "1 of 5 can't be changed: no longer there.", count: 1, titles: [] },
    ]);
    expect(await places()).toEqual({ main: ["Hers"], fleet: ["Ash", "Elm", "Fog"], oars: [] });
    expect(left(await batch("move", [ash, elm, await madePage(world, "Gale")], { cat_id: fleet }))).toEqual([
      "2 of 3 can't be moved: already in this folder.",
    ]);
    expect(await batch("move", [ash, elm], { cat_id: fleet })).toMatchObject({
      status: 409,
      body: { error: "None of these pages can be changed." },
    });
  });

  it("is taken back as one, each page to where it lay; what others have moved since stays theirs (long)", async () => {
    const answer = await batch("move", [ash, elm, fog], { cat_id: fleet });
    await ada.post(`/ajax/category/page/move/${fog}/${oars}/`, {});
    await ada.post(`/ajax/page/page_settings/edit_properties/${ash}/`, {
      settings: JSON.stringify({ title: "Ashes" }),
    });
    expect(await undo(answer)).toMatchObject({ status: 200, body: { undone: 2, kept: 1 } });
    expect(await places()).toEqual({ main: ["Ashes", "Hers"], fleet: [], oars: ["Elm", "Fog"] });
    expect((await undo(answer)).status).toBe(200);
  });

  it("is refused for those who may edit none of them", async () => {
    const answer = await batch("move", [ash, hers], { cat_id: fleet }, vera);
    expect(answer).toMatchObject({ status: 403, body: { error: "You can only view these pages." } });
    expect((await places()).fleet).toEqual([]);
    expect(await batch("move", [ash], { cat_id: 999_999 })).toMatchObject({ status: 404 });
  });

  it("takes a thousand pages at once, and refuses more before anything is done (long)", async () => {
    const many = Array.from({ length: 1001 }, (_, at) => 1_000_000 + at);
    expect(await batch("move", [...many.slice(1), ash], { cat_id: fleet })).toMatchObject({
      status: 400,
      body: { error: "Select at most 1,000 pages at a time." },
    });
    expect((await places()).fleet).toEqual([]);
    expect(await batch("move", [...many.slice(2), ash], { cat_id: fleet })).toMatchObject({
      body: { done: 1 },
    });
  });
});

describe("moving several pages to the trash", () => {
  it("leaves home pages and templates, and undo brings back what nobody has touched since [TRSH-03] [TRSH-04] (long)", async () => {
    await query(world, "update subsite set homepage_id = $2 where site_id = $1 and id = 0", ash);
    await query(world, "update page set is_template = true where site_id = $1 and id = $2", elm);
    const gale = await madePage(world, "Gale");
    const answer = await batch("trash", [ash, elm, fog, gale, hers]);
    expect(answer).toMatchObject({ status: 200, body: { done: 2 } });
    expect(left(answer)).toEqual([
      "1 of 5 can't be deleted: it's the home page.",
      "1 of 5 can't be deleted: used as a template.",
      "1 of 5 can't be changed: you can only view it.",
    ]);
    expect(await inTrash()).toEqual(["Fog", "Gale"]);
    expect((await batch("check", [fog], { deed: "trash" })).body?.["left"]).toEqual([
      {
        reason: "page-in-trash",
        text: "1 of 1 can't be changed: already in the trash.",
        count: 1,
        titles: [],
      },
    ]);
    await ada.post(`/ajax/page/trash_restore/${gale}/`, {});
    expect(await undo(answer)).toMatchObject({ body: { undone: 1, kept: 1 } });
    expect([await inTrash(), (await places()).main]).toEqual([[], ["Ash", "Fog", "Gale", "Hers"]]);
  });

  it("is not taken back of a page that somebody else has restored and moved to the trash once more since (long)", async () => {
    const answer = await batch("trash", [ash, fog]);
    await ada.post(`/ajax/page/trash_restore/${fog}/`, {});
    now = new Date(worldNow.getTime() + 60_000);
    await ada.post(`/ajax/page/page_settings/delete/${fog}/`, {});
    expect(await inTrash()).toEqual(["Ash", "Fog"]);
    expect(await undo(answer)).toMatchObject({ status: 200, body: { undone: 1, kept: 1 } });
    expect([await inTrash(), (await places()).main]).toEqual([["Fog"], ["Ash", "Hers"]]);
    now = worldNow;
  });
});

describe("the tags of several pages", () => {
  const tags = async (id: number) =>
    (
      await query<{ name: string }>(
        world,
        "select tag.name from page_tag join tag on tag.site_id = $1 and tag.id = page_tag.tag_id where page_tag.site_id = $1 and page_id = $2 order by name",
        id,
      )
    ).map(({ name }) => name);
  const change = (ids: readonly number[], added: readonly unknown[], removed: readonly number[] = []) =>
    batch("tags", ids, { added, removed: JSON.stringify(removed) });
  const idOf = async (name: string) => {
    const [row] = await query<{ id: number }>(
      world,
      "select id from tag where site_id = $1 and name = $2",
      name,
    );
    return row?.id ?? 0;
  };

  it("are added and removed together; undo takes back what each page was given or lost, and nothing else (long)", async () => {
    await change([ash, elm], ["Old", "Both"]);
    const [old, both] = [await idOf("Old"), await idOf("Both")];
    const answer = await change([ash, elm, fog, hers], ["New", { id: both, tag: "Both" }], [old]);
    expect(answer).toMatchObject({ status: 200, body: { done: 3 } });
    expect([await tags(ash), await tags(elm), await tags(fog), await tags(hers)]).toEqual([
      ["Both", "New"],
      ["Both", "New"],
      ["Both", "New"],
      [],
    ]);
    await batch("tags", [ash], { added: ["Ada's"], removed: "[]" }, ada);
    expect(await undo(answer)).toMatchObject({ body: { undone: 3, kept: 0 } });
    expect([await tags(ash), await tags(elm), await tags(fog)]).toEqual([
      ["Ada's", "Both", "Old"],
      ["Both", "Old"],
      [],
    ]);
  });

  it("are told with how many pages have each; what is no tag is refused before any effect [TOPT-05] (long)", async () => {
    await change([ash, elm], ["Old"]);
    expect(await batch("check", [ash, elm, fog, hers], { deed: "tags" })).toMatchObject({
      body: {
        allowed: 3,
        left: [{ reason: "page-not-editable" }],
        tags: [{ id: await idOf("Old"), name: "Old", count: 2 }],
      },
    });
    for (const [added, status] of [
      [["a,b"], 400],
      [[" "], 200],
      [["a".repeat(91)], 400],
      [[{ id: 999_999, tag: "Gone" }], 404],
      [Array.from({ length: 101 }, (_, at) => `tag ${at}`), 400],
    ] as const)
      expect((await change([fog], added)).status).toBe(status);
    expect(await tags(fog)).toEqual([]);
    await change(
      [fog],
      Array.from({ length: 100 }, (_, at) => `tag ${at}`),
    );
    expect(left(await change([ash, fog], ["One more"]))).toEqual([
      "1 of 2 can't be changed: a page has at most 100 tags.",
    ]);
    expect(await tags(ash)).toEqual(["Old", "One more"]);
  });
});

it("all pages of a list are known by folder, tag and order", async () => {
  const ids = async (asked: string) => (await ed.get(`/-/pages/ids/${asked}`)).body?.["ids"];
  await query(
    world,
    "update page_reader set created = created - interval '1 day' where site_id = $1 and page_id = $2",
    ash,
  );
  expect(await ids("")).toEqual([ash, elm, fog, hers]);
  expect(await ids("?by=created")).toEqual([elm, fog, hers, ash]);
  expect(await ids(`?cat_id=${oars}`)).toEqual([elm]);
  await batch("tags", [fog], { added: ["Weather"], removed: "[]" });
  const [tag] = await query<{ id: number }>(
    world,
    "select id from tag where site_id = $1 and name = 'Weather'",
  );
  expect(await ids(`?tag_id=${tag?.id}`)).toEqual([fog]);
  expect((await ed.get("/-/pages/ids/?cat_id=999999")).status).toBe(404);
});
