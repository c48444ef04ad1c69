import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

it("permissions that were turned back are no changes, and nobody is asked about them [PDLG-13] (long)", async () => {
  const id = await madePage(world, "Turned back");
  const screen = await shown(world, world.ed, `/page/settings/${id}/`);
  await screen.click("checkbox", "Public can view");
  await screen.click("checkbox", "Editors can edit");
  expect(screen.text()).toContain("2 unsaved changes");
  await screen.click("checkbox", "Public can view");
  expect(screen.text()).toContain("1 unsaved change");
  await screen.click("checkbox", "Editors can edit");
  expect(screen.text()).not.toContain("unsaved");
  await screen.click("link", "Cancel");
  expect([screen.parts("dialog"), screen.parts("heading", "Turned back")]).toMatchObject([[], [{}]]);
});
