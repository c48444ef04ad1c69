import { afterAll, beforeAll, expect, it } from "vitest";
import { loadMenuFolder, loadMenuTag, readMenu, saveMenu } from "#features/menu/contract.ts";
import { changedBlock } from "#features/pages/overview/operations.ts";
import { listOpenPages } from "#features/pages/indexing/store.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { tagNamed } from "#testing/tags.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

it("a template is in no navigation: neither in the menu nor in its lists, not in blocks of a home page, not in the list for search engines [PTYP-09]", async () => {
  const page_id = await madePage(world, "Minutes");
  const ada = as(world, world.ada);
  const settle = (settings: Record<string, unknown>) => ada.call(saveProperties, { page_id, settings });
  await settle({ tags: ["Forms"], permission_state: { public: { view: true } } });
  const tag_id = await tagNamed(world, "Forms");
  const items = [{ type: "page", page_id, title: "Minutes" }];
  expect(
    await ada.call(saveMenu, { page_id: 0, data: JSON.stringify({ user_state: { items } }) }),
  ).toMatchObject({
    success: true,
  });
  const places = async () => {
    const menu = await ada.call(readMenu, {});
    const inFolder = await ada.call(loadMenuFolder, { page_id: 0, data: { cat_id: world.mainFolderId } });
    const withTag = await ada.call(loadMenuTag, { page_id: 0, data: { tag_id } });
    const actor = actorOf(world, world.vera);
    const changed = await within(world, actor, (tx) => changedBlock(actor, 0, tx));
    const visitor = actorOf(world, "visitor");
    const open = await within(world, visitor, (tx) => listOpenPages(visitor, { after: 0, most: 10 }, tx));
    const named = (answer: typeof inFolder | typeof withTag) =>
      answer.success && answer.user_state.items.some((item) => item.page_id === page_id);
    return {
      menu: menu.success && menu.user_state.items.some((item) => item.page_id === page_id && !item.is_hidden),
      folder: named(inFolder),
      tag: named(withTag),
      changed: JSON.stringify(changed).includes("Minutes"),
      open: open.some(({ id }) => id === page_id),
    };
  };
  const everywhere = { menu: true, folder: true, tag: true, changed: true, open: true };
  expect(await places()).toEqual(everywhere);
  await settle({ make_template: true });
  expect(await places()).toEqual({ menu: false, folder: false, tag: false, changed: false, open: false });
  await settle({ make_template: false });
  expect(await places()).toEqual(everywhere);
});

it("a page of the bar leaves it when it becomes a template, and comes back with it [PTYP-09] (long)", async () => {
  const page_id = await madePage(world, "Rota");
  const ada = as(world, world.ada);
  const items = [
    { type: "url", title: "Home", link: "/" },
    { type: "page", page_id, title: "Rota" },
  ];
  await ada.call(saveMenu, { page_id: 0, data: JSON.stringify({ user_state: { items } }) });
  const bar = async (who: WorldPerson) => {
    const screen = await shown(world, who, "/people/");
    return screen.names("link");
  };
  for (const make_template of [true, false]) {
    await ada.call(saveProperties, { page_id, settings: { make_template } });
    for (const who of [world.vera, world.ada])
      expect([make_template, (await bar(who)).includes("Rota")]).toEqual([make_template, !make_template]);
  }
});
