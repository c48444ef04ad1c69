import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "#secrets/password.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
});
afterAll(() => world.close());

it("a new password is typed twice, and it is said at its field where they differ [USET-11] (long)", async () => {
  const screen = await shown(world, world.ed, `/profile/p/${world.ed.id}/`);
  await screen.click("button", /^Actions/);
  await screen.click("menuitem", "Edit Profile");
  await screen.click("button", "Change password");
  await screen.type("Current password", worldPassword);
  await screen.type(/^New password/, "quay and tide 9");
  await screen.type("Confirm password", "quay and tide 8");
  await screen.click("button", "Save profile");
  expect(complaintAt(screen.field("Confirm password"))).toBe("The passwords don't match.");
  await screen.type("Confirm password", "quay and tide 9");
  await screen.click("button", "Save profile");
  expect(screen.names("dialog")).toEqual([]);
});
