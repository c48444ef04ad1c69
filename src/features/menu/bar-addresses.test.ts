import { afterAll, beforeAll, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("folders on the bar lead to their addresses, Main without an id [ROUT-10] (long)", async () => {
  const sent = { parent_id: world.mainFolderId, new_name: "Fleet" };
  const made = await as(world, world.ed).call(createFolder, sent);
  const fleet = made.success ? made.id : 0;
  const items = [world.mainFolderId, fleet].map((cat_id) => ({ type: "category", cat_id }));
  const data = JSON.stringify({ user_state: { items } });
  expect(await as(world, world.olga).call(saveMenu, { page_id: 0, data })).toMatchObject({ success: true });
  const screen = await shown(world, world.vera, "/pages/");
  const links = screen.parts("link", /^(Main|Fleet)$/).filter((link) => link.closest("[data-menu]"));
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Main", "/pages/tree/"],
    ["Fleet", `/pages/tree/${fleet}/`],
  ]);
});
