import { afterAll, beforeAll, expect, it } from "vitest";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tellOfPages } from "#testing/told-of-pages.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await tellOfPages(world);
});
afterAll(() => world.close());

const inbox = () => shown(world, world.vera, "/notifications/");
const bell = (screen: Screen) => screen.names("link").find((name) => /otification/.test(name));
const marks = (screen: Screen) => screen.names("button").filter((name) => name.startsWith("Mark "));

it("an empty inbox says how it fills, and leads there (long)", async () => {
  const screen = await shown(world, world.olga, "/notifications/");
  expect(screen.text()).toContain("No notifications yet");
  expect(screen.text()).toContain("Follow a page to hear when it changes.");
  expect(screen.names("link", screen.part("main"))).toContain("Browse pages");
  expect([bell(screen), marks(screen)]).toEqual(["Notifications", []]);
});

it("the bell of every screen says how much is unread, and nothing to visitors (long)", async () => {
  expect(bell(await shown(world, world.vera, "/pages/"))).toBe("2 unread notifications");
  expect(bell(await shown(world, world.ed, "/pages/"))).toBe("Notifications");
  expect(bell(await shown(world, "visitor", "/accounts/login/"))).toBeUndefined();
});

it("all are marked at once and taken back, and the bell follows (long)", async () => {
  const screen = await inbox();
  expect(marks(screen)).toEqual(["Mark all read", "Mark read: Ice", "Mark read: Fog"]);
  await screen.click("button", "Mark all read");
  expect([bell(screen), marks(screen)]).toEqual(["Notifications", ["Mark unread: Ice", "Mark unread: Fog"]]);
  expect(screen.text()).toContain("2 notifications marked read");
  await screen.click("button", "Undo");
  expect([bell(screen), marks(screen).length]).toEqual(["2 unread notifications", 3]);
});

it("what could not be marked is as it was, with a word (long)", async () => {
  const screen = await inbox();
  screen.meddle(() => Response.json({}, { status: 500 }));
  await screen.click("button", "Mark all read");
  expect(screen.text(screen.part("alert"))).toBe("Oops, that didn't work");
  expect(marks(screen)).toEqual(["Mark all read", "Mark read: Ice", "Mark read: Fog"]);
});

it("whoever opens what it leads to has read it (long)", async () => {
  const screen = await inbox();
  expect(screen.text()).toContain("Edited by Ed Elzinga");
  await screen.click("link", "Fog", screen.part("main"));
  expect(screen.names("heading")).toContain("Fog");
  expect(bell(screen)).toBe("1 unread notification");
  const unread = await shown(world, world.vera, "/notifications/?unread=yes");
  expect(unread.names("link", unread.part("main"))).toEqual([
    "All",
    "Unread 1",
    "Mentions",
    "Comments",
    "Ice",
  ]);
  await unread.click("button", "Mark read: Ice");
  expect(unread.text()).toContain("Nothing unread");
});
