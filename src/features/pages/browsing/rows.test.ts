import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteTag } from "#features/tags/contract.ts";
import { as } from "#testing/as.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, openWorld } from "#testing/world.ts";
import { loadPages, searchPages } from "./contract.ts";

let world: World;
let id: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  id = await taggedPage(world, world.ed, { title: "Rods & <reels>", tags: ["gear", "rods"] });
  await taggedPage(world, world.ed, { title: "2 rods" });
});
afterAll(() => world.close());

async function listed() {
  const answer = await as(world, world.vera).call(loadPages, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.pages;
}

it("a row that a search finds is the one of the list, with its weight; titles are HTML and raw [BFLT-20] [PLST-02] [PLST-03] [PLST-04] [PLST-07]", async () => {
  const found = await as(world, world.vera).call(searchPages, { q: "reels" });
  if (!found.success) throw new Error(found.code);
  const row = (await listed()).find((each) => each.id === id);
  expect(row).toMatchObject({ title_s: "Rods &amp; &lt;reels&gt;", title_u: "Rods & <reels>", weight: 0 });
  expect(found.search_pages).toEqual([{ ...row, prv: expect.any(String), weight: expect.any(Number) }]);
});

it("`f` is the letter that a title begins with, and one sign for all else [BSRT-05] [PLST-07]", async () => {
  expect((await listed()).map(({ title_u, f }) => [title_u, f])).toEqual([
    ["2 rods", "#"],
    ["Rods & <reels>", "R"],
  ]);
});

it("`tids` are the tags that are there, by name; a deleted one is none of them [PLST-04]", async () => {
  const [gear, rods] = [await tagNamed(world, "gear"), await tagNamed(world, "rods")];
  const tids = async () => (await listed()).map((row) => row.tids);
  expect(await tids()).toEqual([[], [gear, rods]]);
  await as(world, world.ed).call(deleteTag, { id: gear });
  expect(await tids()).toEqual([[], [rods]]);
});
