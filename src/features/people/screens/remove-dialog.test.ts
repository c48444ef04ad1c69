import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const badGateway = () => new Response("<h1>Bad Gateway</h1>", { status: 502 });

it("a proxy's 502 closes nothing silently: the dialog says so, and deletes when it is asked again", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", `Actions for ${world.vera.name}`);
  await screen.click("menuitem", "Delete User");
  screen.meddle(badGateway);
  await screen.click("button", "Delete user");
  const dialog = screen.part("dialog", `Delete ${world.vera.name}?`);
  expect(
    screen
      .parts("alert", undefined, dialog)
      .map((area) => screen.text(area))
      .filter(Boolean),
  ).toEqual(["Oops, something went wrong. Please try again."]);
  screen.meddle(null);
  await screen.click("button", "Delete user");
  expect(screen.names("dialog")).toEqual([]);
  expect(screen.text()).toContain(`${world.vera.name} deleted`);
  expect(screen.text(screen.part("main"))).not.toContain(world.vera.email);
});
