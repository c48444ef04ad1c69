import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const home = await madePage(world, "Welcome aboard", {
    shares: [{ principalId: principal("everybody"), mayEdit: false }],
  });
  await madePage(world, "Dock", {
    shares: [{ principalId: principal("person", world.xavi.id), mayEdit: false }],
  });
  await setHomepage(world, home);
});
afterAll(() => world.close());

it("an external to whom the home page is not shared is told so, and led to the pages that are (long)", async () => {
  const screen = await shown(world, world.xavi, "/");
  const main = screen.part("main");
  expect(screen.text(main)).toContain(
    "The home page isn't shared with you. Ask an administrator to share it.",
  );
  expect(screen.text()).not.toContain("Welcome aboard");
  expect(screen.part("link", "Browse pages", main).getAttribute("href")).toBe("/pages/");
  await screen.click("link", "Browse pages");
  expect(screen.names("link", screen.part("main"))).toContain("Dock");
});

it("a member is shown it (long)", async () => {
  expect((await shown(world, world.vera, "/")).part("heading", "Welcome aboard")).toBeDefined();
});
