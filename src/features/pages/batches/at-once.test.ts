import { afterAll, beforeAll, expect, it } from "vitest";
import { folderAt, pagesIn, query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { worldNow } from "#testing/as.ts";
import { sayIn } from "#languages/say-in.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { movingPages } from "./moving-operations.ts";
import { doBatch, heldBatch } from "./operations.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let ada: TestBrowser;
let [fleet, oars] = [0, 0];
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
  [fleet, oars] = [
    await folderAt(ed, world.mainFolderId, "Fleet"),
    await folderAt(ed, world.mainFolderId, "Oars"),
  ];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const move = (who: TestBrowser, ids: readonly number[], folder: number) =>
  who.post("/-/pages/batch/move/", { ids: JSON.stringify(ids), cat_id: folder });

it("two who move the same pages at once do so one after the other: all of them lie in one folder (long)", async () => {
  const ids = [await madePage(world, "Ash"), await madePage(world, "Elm"), await madePage(world, "Fog")];
  const answers = await Promise.all([move(ed, ids, fleet), move(ada, ids.toReversed(), oars)]);
  expect(answers.map(({ body }) => body?.["done"])).toEqual([3, 3]);
  const places = [await pagesIn(ed, fleet), await pagesIn(ed, oars)];
  expect(places.toSorted((one, other) => one.length - other.length)).toEqual([[], ["Ash", "Elm", "Fog"]]);
});

/** As moving, but the line is cut at a page. */
function cutAt(title: string): typeof movingPages.step {
  return async (actor, work, tx) => {
    if (work.item.name === title) throw new Error("cut off");
    return movingPages.step(actor, work, tx);
  };
}

it("one that is cut in the middle has moved nothing, and left no task (long)", async () => {
  const ids = [await madePage(world, "Birch"), await madePage(world, "Cut"), await madePage(world, "Doum")];
  const tasks = () => query(world, "select id from undertaking where site_id = $1");
  const before = await tasks();
  const cut = { ...movingPages, step: cutAt("Cut") };
  const actor = actorOf(world, world.ed);
  const cutOff = within(world, actor, async (tx) => {
    const judged = await heldBatch(actor, { ids, deed: "move", folderId: fleet }, tx);
    const input = { folderId: fleet, name: "Fleet" };
    await doBatch(actor, { judged, kind: cut, input }, { tx, now: worldNow, say: sayIn("en") });
  });
  await expect(cutOff).rejects.toThrow("cut off");
  expect(await pagesIn(ed, world.mainFolderId)).toEqual(["Birch", "Cut", "Doum"]);
  expect(await tasks()).toEqual(before);
  expect((await move(ed, ids, fleet)).body).toMatchObject({ done: 3 });
});

it("five hundred pages are moved and brought back as one (long)", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 500; at++) ids.push(await madePage(world, `Page ${at}`));
  const answer = await move(ed, ids, oars);
  expect(answer.body).toMatchObject({ done: 500, left: [] });
  const undo = await ed.post(`/-/undertakings/${Number(answer.body?.["task"])}/undo/`, {});
  expect(undo.body).toMatchObject({ undone: 500, kept: 0 });
}, 600_000);
