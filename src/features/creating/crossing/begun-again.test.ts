import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderAt, query, treeOf } from "#testing/folders.ts";
import { liveBook } from "#realtime/live-book.ts";
import { livePeople, liveTopics } from "#server/live-topics.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let ada: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld();
  web = await openTestWeb(world);
  ada = await web.browser(world.ada);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const toCrew = (fields: Record<string, unknown>) =>
  ada.post("/ajax/pages/action/move_to_subsite/", { to_subsite_id: world.crew.id, ...fields });
const tooDeep = { status: 400, body: { error: "Folders go at most 50 levels deep." } };

it("refuses a folder whose inner folders would lie too deep there, before anything goes [SMOV-02] [FTRE-01]", async () => {
  await folderAt(ada, world.mainFolderId, "Quay/Crane");
  const [quay] = await query<{ id: number }>(
    world,
    "select id from folder where site_id = $1 and name = 'Quay'",
  );
  const made = await ada.post("/@crew/ajax/category/bulk_create/", { path_list: ["a/".repeat(49)] });
  const [deep] = await query<{ id: number }>(
    world,
    "select id from folder where site_id = $1 and subsite_id = $2 order by id desc limit 1",
    world.crew.id,
  );
  const into = { to_subsite_folder_id: deep?.id };
  for (const mode of ["copy", "move"])
    expect(await toCrew({ folder_id: quay?.id, mode, ...into })).toMatchObject(tooDeep);
  expect([made.status, (await treeOf(ada)).length, (await treeOf(ada, "/@crew")).length]).toEqual([
    200, 3, 50,
  ]);
  expect((await toCrew({ folder_id: quay?.id, mode: "copy" })).status).toBe(200);
});

it("asks those who listen to a page that moved again whether they may [PRUL-08]", async () => {
  const id = await madePage(world, "Watched");
  expect((await toCrew({ page_id: id, mode: "move" })).status).toBe(200);
  const { meaningOf } = liveBook(liveTopics, livePeople);
  const asked = (await world.announced()).flatMap((event) => meaningOf(event).affects);
  for (const topic of ["page", "draft", "writers", "editing-now", "comments", "holes"])
    expect(asked).toContainEqual({ topic: `${topic}:${id}` });
});

describe("a crossing that is begun again", () => {
  /** A folder of so many pages, and a batch of what is copied of it. */
  async function folderOf(name: string, count: number) {
    const id = await folderAt(ada, world.mainFolderId, name);
    for (let at = 0; at < count; at++) await madePage(world, `${name} ${at}`, { folderId: id });
    const copy = (hint: string) => toCrew({ folder_id: id, mode: "copy", batch_hint: hint });
    return { id, copy };
  }

  it("goes on where it was stopped, whatever the hint, and does nothing twice under either [SMOV-10] (long)", async () => {
    const { copy } = await folderOf("Shed", 30);
    expect((await copy("one")).body).toMatchObject({ nr_moved: 25, more: true });
    expect((await copy("two")).body).toMatchObject({ nr_moved: 5, more: false });
    for (const hint of ["one", "two"])
      expect((await copy(hint)).body).toMatchObject({ nr_moved: 0, more: false });
    expect(await copiesIn("Shed")).toBe(30);
    // What has come to its end is copied once more by who asks for it again.
    expect((await copy("three")).body).toMatchObject({ nr_moved: 25, more: true });
  });

  it("begins anew where copies were thrown away in between [SMOV-10] (long)", async () => {
    const { copy } = await folderOf("Barn", 26);
    const { body } = await copy("first");
    const [gone] = Object.values(body?.["copied_pages"] ?? {});
    await ada.post(`/@crew/ajax/page/page_settings/delete/${Number(gone)}/`, {});
    expect((await copy("second")).body).toMatchObject({ nr_moved: 25, more: true });
    expect((await copy("second")).body).toMatchObject({ nr_moved: 1, more: false });
  });

  it("moves all there is where pages of a move that was cut off were brought back in between [SMOV-10] (long)", async () => {
    const { id } = await folderOf("Loft", 26);
    const move = (hint: string) => toCrew({ folder_id: id, mode: "move", batch_hint: hint });
    expect((await move("begun")).body).toMatchObject({ nr_moved: 25, more: true });
    const [moved] = await query<{ id: number }>(
      world,
      "select id from page where site_id = $1 and subsite_id = $2 and title like 'Loft %' limit 1",
      world.crew.id,
    );
    const back = { page_id: moved?.id, mode: "move", to_subsite_id: 0, to_subsite_folder_id: id };
    expect(await ada.post("/@crew/ajax/pages/action/move_to_subsite/", back)).toMatchObject({ status: 200 });
    expect((await move("again")).body).toMatchObject({ nr_moved: 2, more: false });
  });
});

async function copiesIn(name: string): Promise<number> {
  const text = `select from page join folder on folder.site_id = $1 and folder.id = page.folder_id
    where page.site_id = $1 and page.subsite_id = $2 and folder.name = $3 and page.trashed is null`;
  return (await query(world, text, world.crew.id, name)).length;
}
