import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it.each([
  [
    "/settings/mail/",
    "No outgoing email Without a mail server, emails are kept here.",
    "Go to people",
    "/people/",
  ],
  [
    "/settings/tasks/",
    "No background tasks Long tasks show up here and keep running when you leave.",
    "Browse pages",
    "/pages/",
  ],
])("%s says what belongs there and one next step where nothing is (long)", async (path, says, name, to) => {
  const screen = await shown(world, world.olga, path);
  const main = screen.part("main");
  expect(screen.text(main)).toContain(`${says} ${name}`);
  expect(screen.part("link", name, main).getAttribute("href")).toBe(to);
});
