import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { folderAt, pagesIn, query, treeOf } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  [ed, vera] = [await web.browser(world.ed), await web.browser(world.vera)];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let main = 0;
beforeEach(async () => {
  main = world.mainFolderId;
  await query(world, "delete from page where site_id = $1");
  await query(world, "delete from folder where site_id = $1 and parent_id is not null");
});

const make = (path: string) => folderAt(ed, main, path);
const movePage = (page: number, folder: number, who = ed) =>
  who.post(`/ajax/category/page/move/${page}/${folder}/`, {});
const moveFolder = (folder: number, target: number, who = ed) =>
  who.post(`/ajax/category/move/${folder}/${target}/`, {});
const saveInDock = (page: number) =>
  ed.post(`/ajax/page/page_settings/edit_properties/${page}/`, {
    settings: JSON.stringify({ title: "Fog", category: "Dock" }),
  });
const speaks = (language: string | null) =>
  query(world, "update person set language = $2 where site_id = $1 and id = $3", language, world.ed.id);
const says = (sentence: string) => ({ body: { success: false, error: sentence, message: sentence } });

describe("moving a page to a folder", () => {
  it("answers its title and what the folder is called, and the list follows [FMOV-01] (long)", async () => {
    const dock = await make("Dock");
    const fog = await madePage(world, "Fog", { slug: "fog" });
    expect(await movePage(fog, dock)).toMatchObject({
      status: 200,
      body: { success: true, title: "Fog", cat_name: "Dock" },
    });
    expect([await pagesIn(ed, dock), await pagesIn(vera, dock), await pagesIn(ed, main)]).toEqual([
      ["Fog"],
      ["Fog"],
      [],
    ]);
    expect((await ed.get("/fog/")).status).toBe(200);
    expect(await movePage(fog, main)).toMatchObject({ body: { title: "Fog", cat_name: "Main" } });
    await speaks("nl");
    await movePage(fog, dock);
    expect(await movePage(fog, main)).toMatchObject({ body: { title: "Fog", cat_name: "Hoofdmap" } });
    await speaks(null);
  });

  it.each([
    ["moved", (page: number, folder: number) => movePage(page, folder), 404, "We couldn't find this folder."],
    [
      "saved",
      (page: number) => saveInDock(page),
      400,
      "Couldn't save the page. Please check the errors below.",
    ],
  ] as const)(
    "of a page that is %s is refused in words where somebody deletes the folder in that moment (long)",
    async (_, act, status, sentence) => {
      const dock = await make("Dock");
      const fog = await madePage(world, "Fog");
      let [begin, end] = [() => {}, () => {}];
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const over = new Promise<void>((resolve) => (end = resolve));
      const deleting = within(world, actorOf(world, world.ada), async (tx) => {
        const deleted =
          "update folder set deleted = now(), deleted_path = 'dock' where site_id = $1 and id = $2";
        await run(tx, deleted, [tx.siteId, dock]);
        begin();
        await over;
      });
      await begun;
      const moving = act(fog, dock);
      const waits = "select from pg_locks where not granted and $1 > 0";
      await expect.poll(async () => (await query(world, waits)).length).toBeGreaterThan(0);
      end();
      await deleting;
      expect(await moving).toMatchObject({ status, ...says(sentence) });
      expect(await pagesIn(ed, main)).toEqual(["Fog"]);
    },
  );

  it("is refused where it lies there already, to who may not edit it, and to a folder that is not there [FMOV-05]", async () => {
    const dock = await make("Dock");
    const fog = await madePage(world, "Fog");
    expect(await movePage(fog, main)).toMatchObject({
      status: 409,
      ...says("Page is already in this folder"),
    });
    expect(await movePage(fog, dock, vera)).toMatchObject({
      status: 403,
      ...says("This page isn't shared with you for editing."),
    });
    expect(await movePage(fog, 999_999)).toMatchObject({
      status: 404,
      ...says("We couldn't find this folder."),
    });
    expect((await movePage(999_999, dock)).status).toBe(404);
    expect(await pagesIn(ed, main)).toEqual(["Fog"]);
  });

  it("is for whoever edits the page, and its row says so [FMOV-01] [FMOV-09]", async () => {
    const dock = await make("Dock");
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    const fog = await madePage(world, "Fog", { shares });
    await madePage(world, "Gale");
    const { body } = await vera.post("/ajax/pages/action/load/", {});
    const rows = (body?.["pages"] ?? []) as { title_u: string; cm: boolean }[];
    expect(rows.map(({ title_u: title, cm }) => [title, cm])).toEqual([
      ["Fog", true],
      ["Gale", false],
    ]);
    expect(await movePage(fog, dock, vera)).toMatchObject({
      status: 200,
      body: { success: true, title: "Fog", cat_name: "Dock" },
    });
    expect(await pagesIn(vera, dock)).toEqual(["Fog"]);
  });
});

describe("moving a folder", () => {
  it("answers its name, that of the other one and the whole tree; its pages come along [FMOV-02]", async () => {
    const dock = await make("Dock");
    const crane = await make("Quay/Crane");
    const fog = await madePage(world, "Fog", { folderId: crane });
    const answer = await moveFolder(crane, dock);
    expect(answer).toMatchObject({ status: 200, body: { success: true, title: "Crane", cat_name: "Dock" } });
    const node = { id: crane, name: "Crane", level: 2, parent_id: dock };
    expect(((answer.body?.["tree"] ?? []) as { name: string }[]).map(({ name }) => name)).toEqual([
      "Main",
      "Dock",
      "Crane",
      "Quay",
    ]);
    expect(answer.body?.["tree"]).toContainEqual(node);
    expect([fog > 0, await pagesIn(ed, crane)]).toEqual([true, ["Fog"]]);
    expect(await moveFolder(crane, main)).toMatchObject({ body: { title: "Crane", cat_name: "Main" } });
    await speaks("nl");
    await moveFolder(crane, dock);
    expect(await moveFolder(crane, main)).toMatchObject({ body: { title: "Crane", cat_name: "Hoofdmap" } });
    await speaks(null);
  });

  it("is refused into itself, into what lies in it, where it is, beside its name, for Main, and to who is no editor [FMOV-05] [FMOV-11] [FOPT-14] [FTRE-23]", async () => {
    const [dock, crane] = [await make("Dock"), await make("Quay/Crane")];
    const [{ id: quay } = { id: 0 }] = await query<{ id: number }>(
      world,
      "select id from folder where site_id = $1 and name = 'Quay'",
    );
    await make("Dock/crane");
    const itself = "A folder can't be moved into itself.";
    for (const [folder, target, status, sentence] of [
      [quay, quay, 400, itself],
      [quay, crane, 400, itself],
      [dock, main, 409, "Page is already in this folder"],
      [crane, dock, 409, "A folder with this name already exists here."],
      [main, dock, 403, "Sorry, cannot move the top-most Main folder"],
      [dock, 999_999, 404, "We couldn't find this folder."],
    ] as const)
      expect(await moveFolder(folder, target)).toMatchObject({ status, ...says(sentence) });
    expect(await moveFolder(dock, quay, vera)).toMatchObject({
      status: 403,
      ...says("Sorry, only editors can do this."),
    });
    expect(await treeOf(ed)).toEqual(["Main", "-Dock", "--crane", "-Quay", "--Crane"]);
  });

  it("never ends in a circle, however two move at once [FMOV-11]", async () => {
    const [dock, quay] = [await make("Dock"), await make("Quay")];
    const ada = await web.browser(world.ada);
    const both = await Promise.all([moveFolder(dock, quay), moveFolder(quay, dock, ada)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await treeOf(ed)).toHaveLength(3);
  });
});

describe("in a subsite", () => {
  let subsites: SubsiteWorld;
  let there: TestWeb;
  beforeAll(async () => {
    subsites = await openSubsiteWorld();
    there = await openTestWeb(subsites);
  });
  afterAll(async () => {
    await there.close();
    await subsites.close();
  });

  it("folders of its own are made, moved, deleted and brought back by its editors, and of no other [FTRE-03] [FTRE-11] [FTRE-12] [FMOV-01] [FMOV-02] [FTRE-14] [FTRE-16] [FTRE-20]", async () => {
    const { crew } = subsites;
    const [editor, elsewhere] = [await there.browser(subsites.vera), await there.browser(subsites.ed)];
    const post = (path: string, sent: Record<string, unknown> = {}, who = editor) =>
      who.post(`/@crew/ajax/category/${path}`, sent);
    const made = await post(`create/${crew.mainFolderId}/`, { new_name: "Watch" });
    const watch = Number(made.body?.["id"]);
    const night = Number((await post(`create/${crew.mainFolderId}/`, { new_name: "Night" })).body?.["id"]);
    expect(await post(`move/${night}/${watch}/`)).toMatchObject({
      status: 200,
      body: { title: "Night", cat_name: "Watch" },
    });
    expect(await post(`page/move/${crew.tidesId}/${night}/`)).toMatchObject({
      status: 200,
      body: { cat_name: "Night" },
    });
    expect(await treeOf(editor, "/@crew")).toEqual(["Main", "-Watch", "--Night"]);
    expect((await post(`delete/${watch}/`, {}, elsewhere)).status).toBe(403);
    expect((await editor.post(`/ajax/category/delete/${watch}/`, {})).status).toBe(403);
    const ada = await there.browser(subsites.ada);
    expect((await ada.post(`/ajax/category/delete/${watch}/`, {})).status).toBe(404);
    expect((await post(`move/${night}/${subsites.mainFolderId}/`)).status).toBe(404);
    const gone = await post(`delete/${watch}/`);
    expect(gone.body?.["old_cats"]).toEqual([{ path: "Main/Watch" }, { path: "Main/Watch/Night" }]);
    expect(await treeOf(editor, "/@crew")).toEqual(["Main"]);
    const paths = ((gone.body?.["old_cats"] ?? []) as { path: string }[]).map(({ path }) => path);
    expect((await post("bulk_create/", { path_list: paths })).status).toBe(200);
    expect(await pagesIn(editor, night, "/@crew")).toEqual(["Crew tides"]);
  });
});
