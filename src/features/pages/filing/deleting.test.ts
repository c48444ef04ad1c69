import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { folderAt, pagesIn, query, treeOf } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import { removeDeletedFolders } from "#features/folders/deleted-store.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let ada: TestBrowser;
let vera: TestBrowser;
let xavi: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  [ed, ada, vera, xavi] = [
    await web.browser(world.ed),
    await web.browser(world.ada),
    await web.browser(world.vera),
    await web.browser(world.xavi),
  ];
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
afterEach(async () => {
  const astray = `select page.id from page left join page_reader reader on reader.site_id = $1 and reader.page_id = page.id
    where page.site_id = $1 and page.trashed is null and reader.folder_id is distinct from page.folder_id`;
  // Lists know where each page lies.
  if ((await query(world, astray)).length > 0) throw new Error("a list shows a page where it does not lie");
});

const make = (path: string) => folderAt(ed, main, path);
const remove = (id: number, who = ed) => who.post(`/ajax/category/delete/${id}/`, {});
const back = (paths: unknown, who = ed) =>
  who.post("/ajax/category/bulk_create/", { path_list: JSON.stringify(paths) });
const pathsIn = (answer: Awaited<ReturnType<typeof remove>>) =>
  ((answer.body?.["old_cats"] ?? []) as { path: string }[]).map(({ path }) => path);
const move = (page: number, folder: number) => ed.post(`/ajax/category/page/move/${page}/${folder}/`, {});

/** Fleet with Oars in it, and a page in each. */
async function fleet() {
  const oars = await make("Fleet/Oars");
  const rows = await query<{ parent_id: number }>(
    world,
    "select parent_id from folder where site_id = $1 and id = $2",
    oars,
  );
  const id = rows[0]?.parent_id ?? 0;
  return {
    id,
    oars,
    fog: await madePage(world, "Fog", { folderId: id }),
    ash: await madePage(world, "Ash", { folderId: oars }),
  };
}

describe("deleting a folder", () => {
  it("answers the path of each that is gone, and moves their pages to the folder above [FTRE-14] [FTRE-22] (long)", async () => {
    const { id, oars } = await fleet();
    const answer = await remove(id);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.body?.["old_cats"]).toEqual([{ path: "Main/Fleet" }, { path: "Main/Fleet/Oars" }]);
    expect(await treeOf(ed)).toEqual(["Main"]);
    expect(await pagesIn(ed, main)).toEqual(["Ash", "Fog"]);
    for (const gone of [id, oars]) expect((await ed.get(`/pages/tree/${gone}/`)).status).toBe(404);
    const inner = await make("Quay/Crane");
    const crane = await madePage(world, "Crane", { folderId: inner });
    expect(pathsIn(await remove(inner))).toEqual(["Main/Quay/Crane"]);
    expect(
      await query(
        world,
        "select name from folder join page on page.folder_id = folder.id where page.site_id = $1 and page.id = $2",
        crane,
      ),
    ).toEqual([{ name: "Quay" }]);
  });

  it("is refused for Main, for those who are no editors and for what is not there, before any effect [FTRE-17]", async () => {
    const { id } = await fleet();
    expect(await remove(main)).toMatchObject({
      status: 403,
      body: {
        success: false,
        error: "Cannot delete the Main folder",
        message: "Cannot delete the Main folder",
      },
    });
    for (const who of [vera, xavi])
      expect(await remove(id, who)).toMatchObject({
        status: 403,
        body: { error: "Sorry, only editors can do this." },
      });
    expect((await remove(999_999)).status).toBe(404);
    expect(await treeOf(ed)).toEqual(["Main", "-Fleet", "--Oars"]);
    expect(await pagesIn(ed, id)).toEqual(["Fog"]);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
  });
});

describe("bringing folders back", () => {
  it("brings them back under their numbers, with the pages that lay in them [FTRE-16] [FTRE-22] (long)", async () => {
    const { id, oars } = await fleet();
    const paths = pathsIn(await remove(id, ada));
    expect(await back(paths)).toMatchObject({ status: 200, body: { success: true } });
    expect(await treeOf(ed)).toEqual(["Main", "-Fleet", "--Oars"]);
    expect([await pagesIn(ed, id), await pagesIn(ed, oars), await pagesIn(ed, main)]).toEqual([
      ["Fog"],
      ["Ash"],
      [],
    ]);
    expect(await back(paths)).toMatchObject({ status: 200 });
    expect(await treeOf(ed)).toEqual(["Main", "-Fleet", "--Oars"]);
  });

  it("leaves alone what others have done since: pages that were moved on, put in the trash or removed [FTRE-22] (long)", async () => {
    const { id, fog, ash } = await fleet();
    const other = await make("Other");
    const [gale, hail] = [
      await madePage(world, "Gale", { folderId: id }),
      await madePage(world, "Hail", { folderId: id }),
    ];
    const paths = pathsIn(await remove(id));
    await move(fog, other);
    await ed.post(`/ajax/page/page_settings/delete/${gale}/`, {});
    await ed.post(`/ajax/page/page_settings/delete/${hail}/`, {});
    await ed.post(`/ajax/page/trash_remove/${hail}/`, {});
    await ed.post(`/ajax/page/page_settings/edit_properties/${ash}/`, {
      settings: JSON.stringify({ title: "Ashes" }),
    });
    await madePage(world, "New");
    await back(paths);
    expect(await pagesIn(ed, other)).toEqual(["Fog"]);
    expect(await pagesIn(ed, id)).toEqual([]);
    expect(await pagesIn(ed, main)).toEqual(["New"]);
    await ed.post(`/ajax/page/trash_restore/${gale}/`, {});
    expect(await pagesIn(ed, id)).toEqual(["Gale"]);
  });

  it("brings pages that were in the trash before, and left it since, to their folder; those of a folder in it go to the folder above alone [FTRE-22] [TRSH-18]", async () => {
    const { id, oars, fog } = await fleet();
    const gale = await madePage(world, "Gale", { folderId: id });
    for (const page of [fog, gale]) await ed.post(`/ajax/page/page_settings/delete/${page}/`, {});
    const paths = pathsIn(await remove(id));
    await ed.post(`/ajax/page/trash_restore/${fog}/`, {});
    expect(await pagesIn(ed, main)).toEqual(["Ash", "Fog"]);
    await back(paths);
    await ed.post(`/ajax/page/trash_restore/${gale}/`, {});
    expect(await pagesIn(ed, id)).toEqual(["Fog", "Gale"]);
    await remove(oars);
    expect(await pagesIn(ed, id)).toEqual(["Ash", "Fog", "Gale"]);
  });

  it("finds its place where the folder above was renamed or moved since, or was itself deleted [FTRE-16] (long)", async () => {
    const { id, oars, ash } = await fleet();
    const paths = pathsIn(await remove(oars));
    const dock = await make("Dock");
    await ed.post(`/ajax/category/rename/${id}/`, { name: "Ships" });
    await ed.post(`/ajax/category/move/${id}/${dock}/`, {});
    await back(paths);
    expect(await treeOf(ed)).toEqual(["Main", "-Dock", "--Ships", "---Oars"]);
    expect(await pagesIn(ed, oars)).toEqual(["Ash"]);
    const inner = pathsIn(await remove(oars));
    const outer = pathsIn(await remove(dock));
    await back(inner);
    expect(await treeOf(ed)).toEqual(["Main", "-Dock", "--Ships", "---Oars"]);
    expect([outer.length, await pagesIn(ed, oars)]).toEqual([2, ["Ash"]]);
    expect(await query(world, "select folder_id from page where site_id = $1 and id = $2", ash)).toEqual([
      { folder_id: oars },
    ]);
  });

  it("gives the pages to a folder that took the name since, and nothing is lost on either side [FTRE-23] (long)", async () => {
    const { id } = await fleet();
    const paths = pathsIn(await remove(id));
    const other = await make("fleet");
    await madePage(world, "New", { folderId: other });
    await back(paths);
    expect(await treeOf(ed)).toEqual(["Main", "-fleet", "--Oars"]);
    expect(await pagesIn(ed, other)).toEqual(["Fog", "New"]);
  });

  it("does not keep its name from others, made or renamed [FTRE-23]", async () => {
    await remove((await fleet()).id);
    const masts = await make("Masts");
    await remove(masts);
    const other = await make("Fleet");
    const { body } = await ed.post(`/ajax/category/rename/${other}/`, { name: "Masts" });
    expect([body, await treeOf(ed)]).toMatchObject([{ name: "Masts" }, ["Main", "-Masts"]]);
  });

  it("is possible for an hour; after that empty folders are made, and what was remembered goes [FTRE-22]", async () => {
    const { id } = await fleet();
    const paths = pathsIn(await remove(id));
    const ago = (minutes: number) =>
      query(
        world,
        "update folder set deleted = deleted - make_interval(mins => $2) where site_id = $1 and deleted is not null",
        minutes,
      );
    await ago(59);
    await back(paths);
    expect(await pagesIn(ed, id)).toEqual(["Fog"]);
    await remove(id);
    await ago(61);
    await within(world, actorOf(world, world.ada), (tx) =>
      removeDeletedFolders(new Date(worldNow.getTime() - 3_600_000), 10, tx),
    );
    expect(await query(world, "select from folder_left where site_id = $1")).toEqual([]);
    await back(paths);
    expect(await treeOf(ed)).toEqual(["Main", "-Fleet", "--Oars"]);
    expect(await pagesIn(ed, main)).toEqual(["Ash", "Fog"]);
  });
});

describe("making folders by their paths", () => {
  it("makes what is missing, whether or not Main is named, at slashes and backslashes [FTRE-09] [FTRE-12]", async () => {
    expect(await back(["Main/Deck/Rails", "Hold\\Ropes", "Main", " Deck / Bolts "])).toMatchObject({
      status: 200,
      body: { success: true },
    });
    // What is there already is left as it is.
    expect((await back(["deck/rails", "Hold"])).body).toEqual({ success: true });
    expect(await treeOf(ed)).toEqual(["Main", "-Deck", "--Bolts", "--Rails", "-Hold", "--Ropes"]);
  });

  it("is refused as a whole, in error and message [FTRE-12] [FOPT-15] [FTRE-08]", async () => {
    for (const [paths, sentence] of [
      [["Deck", "a".repeat(91)], "A folder name has at most 90 characters."],
      [["Deck", " / "], "Enter a folder name."],
      [["Deck", "a/".repeat(60)], "Folders go at most 50 levels deep."],
    ] as const)
      expect(await back(paths)).toMatchObject({
        status: 400,
        body: { success: false, error: sentence, message: sentence },
      });
    expect((await back(["Deck"], vera)).status).toBe(403);
    expect((await ed.post("/ajax/category/bulk_create/", { path_list: "Deck" })).status).toBe(400);
    expect(await treeOf(ed)).toEqual(["Main"]);
    expect((await back(["a".repeat(90)])).status).toBe(200);
  });

  it("goes no deeper than folders may lie, also where the one above was moved in between [FTRE-01] [FTRE-16] (long)", async () => {
    const tooDeep = { status: 400, body: { error: "Folders go at most 50 levels deep." } };
    expect((await back(["a/".repeat(50)])).status).toBe(200);
    const { body } = await ed.post("/ajax/category/tree/", {});
    const deepest = ((body?.["tree"] ?? []) as FolderNode[]).at(-1) as FolderNode;
    const above = deepest.parent_id ?? 0;
    const oars = await make("Fleet/Oars");
    const paths = pathsIn(await remove(oars));
    const fleet = await query<{ id: number }>(
      world,
      "select id from folder where site_id = $1 and name = 'Fleet'",
    );
    const into = (folder: number) => ed.post(`/ajax/category/move/${fleet[0]?.id ?? 0}/${folder}/`, {});
    expect(await into(deepest.id)).toMatchObject(tooDeep);
    expect((await into(above)).status).toBe(200);
    expect(await back(paths)).toMatchObject(tooDeep);
    expect((await treeOf(ed)).filter((name) => name.endsWith("Oars"))).toEqual([]);
    expect(await ed.post(`/ajax/category/create/${deepest.id}/`, { new_name: "b" })).toMatchObject(tooDeep);
  });
});
