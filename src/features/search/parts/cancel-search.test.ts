import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("the search is left by Cancel, which empties it and leads the keyboard away (long)", async () => {
  const screen = await shown(world, world.ed, "/settings/");
  const search = () => screen.part("search");
  expect(screen.names("button", search())).toEqual([]);
  await screen.type("Search Noordervaart", "fog");
  await screen.pass(400);
  expect(screen.names("button", search())).toContain("Cancel");
  await screen.click("button", "Cancel");
  expect(screen.names("button", search())).toEqual([]);
  expect(screen.field("Search Noordervaart").value).toBe("");
  expect(search().contains(search().ownerDocument.activeElement)).toBe(false);
});
