import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { folderAt, pagesIn, query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let now = worldNow;
let ed: TestBrowser;
let ada: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { clock: () => now });
  [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const trash = (id: number, who = ed) => who.post(`/ajax/category/trash_pages/${id}/`, {});
const inTrash = async (who: TestBrowser) => {
  const { body } = await who.post("/ajax/pages/action/load_trash/", {});
  return ((body?.["pages"] ?? []) as { title_u: string }[]).map((row) => row.title_u).toSorted();
};

describe("moving a folder's pages to the trash", () => {
  it("takes those that one may edit, of folders in it too, and answers its name and how many [FOPT-11] [FOPT-21] [TRSH-03] [TRSH-04] (long)", async () => {
    const oars = await folderAt(ed, world.mainFolderId, "Fleet/Oars");
    const [{ parent_id: fleet } = { parent_id: 0 }] = await query<{ parent_id: number }>(
      world,
      "select parent_id from folder where site_id = $1 and id = $2",
      oars,
    );
    const alone = [
      { principalId: principal("person", world.ada.id), mayEdit: true },
      ...firstShares.filter(({ mayEdit }) => !mayEdit),
    ];
    for (const [title, folderId] of [
      ["Fog", fleet],
      ["Elm", fleet],
      ["Ash", oars],
      ["Beside", world.mainFolderId],
    ] as const)
      await madePage(world, title, { folderId });
    await madePage(world, "Only Ada's", { folderId: fleet, shares: alone });
    const home = await madePage(world, "Home", { folderId: fleet });
    const template = await madePage(world, "Template", { folderId: oars });
    await query(world, "update subsite set homepage_id = $2 where site_id = $1 and id = 0", home);
    await query(world, "update page set is_template = true where site_id = $1 and id = $2", template);
    const vera = await web.browser(world.vera);
    expect(await trash(fleet, vera)).toMatchObject({
      status: 403,
      body: { message: "Sorry, only editors can do this." },
    });
    const answer = await trash(fleet);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, name: "Fleet", nr_pages: 3, done: true },
    });
    expect(await inTrash(ed)).toEqual(["Ash", "Elm", "Fog"]);
    expect([await pagesIn(ada, fleet), await pagesIn(ed, oars)]).toEqual([
      ["Home", "Only Ada's"],
      ["Template"],
    ]);
    expect(await trash(fleet)).toMatchObject({ body: { name: "Fleet", nr_pages: 0, task: null } });
    const undo = await ed.post(`/-/undertakings/${Number(answer.body?.["task"])}/undo/`, {});
    expect(undo).toMatchObject({ status: 200 });
    expect([await pagesIn(ed, fleet), await pagesIn(ed, oars), await inTrash(ed)]).toEqual([
      ["Elm", "Fog", "Home", "Only Ada's"],
      ["Ash", "Template"],
      [],
    ]);
  });

  it("brings back on undo what still lies there since, and tells of what somebody else has taken out or thrown away again [FOPT-11]", async () => {
    const quay = await folderAt(ed, world.mainFolderId, "Quay");
    const pages = ["Gale", "Hail", "Mist"].map((title) => madePage(world, title, { folderId: quay }));
    const [gale, hail] = await Promise.all(pages);
    const undo = async (task: unknown) => (await ed.post(`/-/undertakings/${Number(task)}/undo/`, {})).body;
    const restore = (id?: number) => ada.post(`/ajax/page/trash_restore/${id}/`, {});
    const first = await trash(quay);
    await restore(gale);
    expect(await undo(first.body?.["task"])).toMatchObject({ undone: 2, kept: 1 });
    expect(await pagesIn(ed, quay)).toEqual(["Gale", "Hail", "Mist"]);
    const second = await trash(quay);
    await restore(hail);
    now = new Date(worldNow.getTime() + 60_000);
    await ada.post(`/ajax/page/page_settings/delete/${hail}/`, {});
    expect(await undo(second.body?.["task"])).toMatchObject({ undone: 2, kept: 1 });
    expect([await pagesIn(ed, quay), await inTrash(ed)]).toEqual([["Gale", "Mist"], ["Hail"]]);
  });
});
