import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const question = "Discard changes?";
const isAsked = (screen: Screen) => screen.names("heading").includes(question);

it.each([
  ["/settings/site/", /^Site name/, "Quay"],
  ["/settings/account/", /^Name/, "Olga Quay"],
  ["/settings/company/", /^Name/, "Quay ID"],
])(
  "what is typed at %s and not saved is asked about on the way out, and kept (long)",
  async (address, field, typed) => {
    const screen = await shown(world, world.olga, address);
    await screen.click("link", "Settings");
    expect([screen.address, isAsked(screen)]).toEqual(["/settings/", false]);
    await screen.load(address);
    await screen.type(field, typed);
    await screen.click("link", "Settings");
    expect([screen.address, isAsked(screen)]).toEqual([address, true]);
    await screen.click("button", "Keep editing");
    expect([screen.address, screen.field(field).value]).toEqual([address, typed]);
    await screen.click("link", "Settings");
    await screen.click("button", "Discard changes");
    expect([screen.address, isAsked(screen)]).toEqual(["/settings/", false]);
  },
);

it("who has saved, or typed what stood there before, goes without a question (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  const before = screen.field(/^Site name/).value;
  await screen.type(/^Site name/, "Quay");
  await screen.type(/^Site name/, before);
  await screen.click("link", "Settings");
  expect([screen.address, isAsked(screen)]).toEqual(["/settings/", false]);
  await screen.load("/settings/site/");
  await screen.type(/^Site name/, "Quay");
  await screen.click("button", "Save");
  await screen.pass(0);
  await screen.click("link", "Settings");
  expect([screen.address, isAsked(screen)]).toEqual(["/settings/", false]);
});

it("a group that was added to the company sign-in counts as typed (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/company/");
  await screen.click("button", "Add group");
  await screen.click("link", "Settings");
  expect(isAsked(screen)).toBe(true);
});
