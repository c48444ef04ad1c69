import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const badGateway = () => new Response("<h1>Bad Gateway</h1>", { status: 502 });

it("a proxy's 502 closes nothing silently: the dialog says so, and deletes when it is asked again [CACT-16] (long)", async () => {
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

it("tells whoever lost the right while it was open, and tells what cannot be looked up (long)", async () => {
  const becomes = (role: string) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "update person set role = $2 where id = $1", [world.ada.id, role]),
    );
  const screen = await shown(world, world.ada, "/people/");
  const open = async () => {
    await screen.click("button", `Actions for ${world.ed.name}`);
    await screen.click("menuitem", "Delete User");
  };
  await open();
  expect(screen.text(screen.part("dialog"))).toContain("Ed Elzinga can no longer sign in.");
  await becomes("editor");
  await screen.click("button", "Delete user");
  expect(screen.text(screen.part("dialog", "No admin permissions"))).toContain(
    "Sorry, only administrators can do this.",
  );
  await becomes("admin");
  const again = await shown(world, world.ada, "/people/");
  again.meddle(badGateway);
  await again.click("button", `Actions for ${world.ed.name}`);
  await again.click("menuitem", "Delete User");
  expect(again.names("dialog")).toEqual([]);
  expect(again.text(again.part("alert"))).toBe(
    "Couldn't load what this person has here. Try again in a moment.",
  );
});
