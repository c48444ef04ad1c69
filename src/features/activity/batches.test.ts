import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Share, firstShares } from "#features/access/rules.ts";
import { createFolder } from "#features/folders/contract.ts";
import { moveBatch, restoreBatch, tagBatch, trashBatch } from "#features/pages/batches/contract.ts";
import { trashFolderPages } from "#features/pages/filing/contract.ts";
import { restorePage } from "#features/pages/trash/contract.ts";
import { shareBatch } from "#features/properties/batches/contract.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { readActivity } from "./screen.ts";

let world: World;
let handbook: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const made = await as(world, world.olga).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Handbook",
  });
  if (!made.success) throw new Error(made.code);
  handbook = made.id;
  await heard();
});
afterAll(() => world.close());
beforeEach(() => query(world, "delete from activity where site_id = $1"));

const heard = (after = 0) =>
  tellMailListeners(world, async () => {}, new Date(Date.parse("2026-11-21T12:00:00Z") + after));
const edits = ({ id }: WorldPerson): Share => ({ principalId: principal("person", id), mayEdit: true });

/** Four pages of which Vera reads two, Xavi one, and Olga all. */
async function fourPages(): Promise<number[]> {
  const own = edits(world.olga);
  const ids = [
    await madePage(world, "Ash", { shares: [...firstShares, own] }),
    await madePage(world, "Elm", { shares: [...firstShares, own, edits(world.xavi)] }),
    await madePage(world, "Fir", { shares: [own] }),
    await madePage(world, "Oak", { shares: [own] }),
  ];
  await heard();
  await query(world, "delete from activity where site_id = $1");
  return ids;
}

async function told(who: WorldPerson) {
  const answer = await as(world, who).call(readActivity, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.lines.map(({ kind, pages, title, folder, address, person }) =>
    [kind, pages, title, folder, address, person?.name ?? null].filter((each) => each !== null),
  );
}

async function done(call: Promise<{ success: boolean }>): Promise<number> {
  const answer = (await call) as { success: boolean; task: number };
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.task;
}

describe("what is done to several pages at once", () => {
  it("is one line, and each reader is told of as many pages as they may read (long)", async () => {
    const ids = await fourPages();
    await done(as(world, world.olga).call(moveBatch, { ids, cat_id: handbook }));
    await heard();
    const place = `/pages/tree/${handbook}/`;
    expect(await told(world.olga)).toEqual([["batch-moved", 4, "Handbook", place, "Olga Oosterhuis"]]);
    expect(await told(world.vera)).toEqual([["batch-moved", 2, "Handbook", place, "Olga Oosterhuis"]]);
    // Of one page it is told as of any; people from outside are not told of folders and names.
    expect(await told(world.xavi)).toEqual([["batch-moved", 1, "Elm", `/page/${ids[1]}/`]]);
  });

  it("tells who reads none of the pages nothing (long)", async () => {
    const ids = await fourPages();
    await done(as(world, world.olga).call(moveBatch, { ids: ids.slice(2), cat_id: handbook }));
    await heard();
    expect(await told(world.olga)).toHaveLength(1);
    expect(await told(world.vera)).toEqual([]);
    expect(await told(world.xavi)).toEqual([]);
  });

  it("is told in one line of the trash, to those who may bring the pages back (long)", async () => {
    const ids = await fourPages();
    await done(as(world, world.olga).call(trashBatch, { ids }));
    await heard();
    expect(await told(world.olga)).toEqual([["batch-trashed", 4, "/pages/trash/", "Olga Oosterhuis"]]);
    expect(await told(world.ed)).toEqual([["batch-trashed", 2, "/pages/trash/", "Olga Oosterhuis"]]);
    expect(await told(world.vera)).toEqual([]);
  });

  it("is forgotten once it is taken back, page by page (long)", async () => {
    const ids = await fourPages();
    const moved = await done(as(world, world.olga).call(moveBatch, { ids, cat_id: handbook }));
    await heard();
    await done(as(world, world.olga).call(undoUndertaking, { id: moved }));
    await heard();
    expect(await told(world.olga)).toEqual([]);
    const trashed = await done(as(world, world.olga).call(trashBatch, { ids }));
    await heard();
    await done(as(world, world.olga).call(restorePage, { id: ids[0] ?? 0 }));
    await heard(90_000);
    await done(as(world, world.olga).call(undoUndertaking, { id: trashed }));
    await heard(120_000);
    const kinds = (await told(world.olga)).map(([kind]) => kind);
    expect(kinds).toEqual(["restored", "batch-trashed"]);
  });

  it("tags are one line for readers, sharing for those who edit, and a batch from the trash one that says so (long)", async () => {
    const ids = await fourPages();
    const tagged = await done(as(world, world.olga).call(tagBatch, { ids, added: ["Wood"], removed: [] }));
    const lines = { [world.xavi.id]: { view: true } };
    const shared = await done(as(world, world.olga).call(shareBatch, { ids, lines }));
    await heard();
    const by = world.olga.name;
    const ofOlga = [
      ["batch-shared", 4, by],
      ["batch-tagged", 4, by],
    ];
    expect(await told(world.olga)).toEqual(ofOlga);
    expect(await told(world.vera)).toEqual([["batch-tagged", 2, by]]);
    await done(as(world, world.olga).call(undoUndertaking, { id: shared }));
    await heard();
    expect(await told(world.olga)).toEqual(ofOlga.slice(1));
    await done(as(world, world.olga).call(undoUndertaking, { id: tagged }));
    await done(as(world, world.olga).call(trashBatch, { ids }));
    await done(as(world, world.olga).call(restoreBatch, { ids }));
    await heard();
    const restored = [["batch-restored", 4, by]];
    expect((await told(world.olga)).filter(([kind]) => kind === "batch-restored")).toEqual(restored);
    expect(await told(world.vera)).toContainEqual(["batch-restored", 2, by]);
  });

  it("of the pages of a folder is forgotten as well once they are taken back from the trash (long)", async () => {
    const ids = await fourPages();
    await query(world, "update page set folder_id = $2 where site_id = $1 and id = any($3)", handbook, ids);
    const task = await done(as(world, world.olga).call(trashFolderPages, { id: handbook }));
    await heard();
    expect((await told(world.olga)).map(([kind, pages]) => [kind, pages])).toEqual([
      ["batch-trashed", expect.any(Number)],
    ]);
    await done(as(world, world.olga).call(undoUndertaking, { id: task }));
    await heard();
    expect(await told(world.olga)).toEqual([]);
  });

  it("counts once however often it is heard, and no draft (long)", async () => {
    const ids = await fourPages();
    await query(world, "update page set unpublished = true where site_id = $1 and id = $2", ids[0]);
    await done(as(world, world.olga).call(moveBatch, { ids, cat_id: handbook }));
    await heard();
    expect((await told(world.olga)).map(([, pages]) => pages)).toEqual([3]);
    expect(await query(world, "select from activity_page where site_id = $1")).toHaveLength(3);
  });

  it("is said with the number of pages and where they are now (long)", async () => {
    const ids = await fourPages();
    await done(as(world, world.olga).call(moveBatch, { ids, cat_id: handbook }));
    await done(as(world, world.olga).call(trashBatch, { ids: ids.slice(0, 2) }));
    await heard();
    const screen = await shown(world, world.olga, "/feed/");
    const text = screen.text(screen.part("main"));
    expect(text).toContain("2 pages");
    expect(text).toContain("Moved to Handbook by Olga Oosterhuis");
    expect(text).toContain("Moved to trash by Olga Oosterhuis");
    const links = screen.parts("link", "2 pages").map((each) => each.getAttribute("href"));
    expect(links).toEqual(["/pages/trash/", `/pages/tree/${handbook}/`]);
  });
});
