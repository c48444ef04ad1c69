import { afterAll, beforeAll, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { taggedPage } from "#testing/tags.ts";
import { type World, openWorld } from "#testing/world.ts";
import { searchEverything } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function search(q: string) {
  const answer = await as(world, world.vera).call(searchEverything, { q });
  return answer.success ? answer.results.map(({ cat, desc }) => `${cat}: ${desc}`) : [];
}

it("what is named exactly as was typed is on top, a page before a folder, and the page found by its title where nothing is [SRCH-03] [SRCH-09]", async () => {
  const write = (title: string) => taggedPage(world, world.ed, { title, tags: [] });
  await write("Jetty rota");
  await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Jétty" });
  expect(await search("jet")).toEqual(["Pages: Jetty rota", "Folders: Jétty"]);
  expect(await search(" JETTY ")).toEqual(["Folders: Jétty", "Pages: Jetty rota"]);
  await write("Jetty");
  expect((await search("jetty"))[0]).toBe("Pages: Jetty");
});

it("a person found by name stays above a folder named exactly so [SRCH-03]", async () => {
  await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Admiraal" });
  expect(await search("admiraal")).toEqual(["People: Ada Admiraal", "Folders: Admiraal"]);
});
