import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("the dialog of a new folder says that it is made, and then that it was [FTRE-13] (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/tree/");
  await screen.click("button", "Options for Main");
  await screen.click("menuitem", "New Folder");
  await screen.type("Name", "Sails");
  let answer = (_: Response) => {};
  screen.meddle(() => new Promise((resolve) => (answer = resolve)));
  await screen.click("button", "Create", screen.part("dialog", "New folder"));
  const told = () => screen.text(screen.part("region", "Notices"));
  expect(told()).toBe("Creating folder...");
  screen.meddle(null);
  answer(Response.json({ success: true, id: 0, name: "Sails" }));
  await screen.pass(0);
  expect(told()).toBe("Folder created!");
});
