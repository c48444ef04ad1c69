import { afterAll, beforeAll, expect, it } from "vitest";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tellOfPages } from "#testing/told-of-pages.ts";
import { setWidth, setWidthOf } from "#testing/screens/window-width.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  // It comes when the bell is pressed; the first time takes a while here.
  await import("./notifications-panel.tsx");
  world = await openWorld();
  await tellOfPages(world);
});
afterAll(() => world.close());

const bell = (screen: Screen) => screen.part("link", /^(\d+ unread n|N)otifications?$/);
const panel = (screen: Screen) => screen.part("dialog", "Notifications");
const says = (screen: Screen) =>
  ["aria-haspopup", "aria-expanded"].map((name) => bell(screen).getAttribute(name));
async function opened(path = "/pages/"): Promise<Screen> {
  const screen = await shown(world, world.vera, path);
  setWidth(screen, 1440);
  await screen.clickOn(bell(screen));
  return screen;
}

it("the bell opens the newest notifications below it, and Escape gives it the focus back (long)", async () => {
  const screen = await opened();
  expect(screen.address).toBe("/pages/");
  expect(says(screen)).toEqual(["dialog", "true"]);
  expect(screen.names("link", panel(screen))).toEqual([
    "Notification settings",
    "Ice",
    "Fog",
    "See all notifications",
  ]);
  expect(screen.text(panel(screen))).toContain("Edited by Ed Elzinga");
  await screen.press("{Escape}");
  expect(screen.parts("dialog")).toEqual([]);
  expect(screen.focused).toBe(bell(screen));
  expect(says(screen)).toEqual(["dialog", "false"]);
});

it("Tab leads from the panel on to what follows the bell, which closes it, and Shift+Tab back to the bell (long)", async () => {
  const screen = await opened();
  expect(screen.focused).toBe(panel(screen));
  await screen.press("{Shift>}{Tab}{/Shift}");
  expect([screen.focused, says(screen)]).toEqual([bell(screen), ["dialog", "true"]]);
  await screen.press("{Tab}");
  expect(screen.focused).toBe(screen.part("button", "Mark all read"));
  screen.part("link", "See all notifications").focus();
  await screen.press("{Tab}");
  expect([screen.parts("dialog"), says(screen)]).toEqual([[], ["dialog", "false"]]);
  expect(screen.focused?.closest(".shell-top-bar-actions, .shell-bell")?.className).toBe(
    "shell-top-bar-actions",
  );
});

it("the panel takes the focus from nobody who has gone on meanwhile (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  setWidth(screen, 1440);
  screen.meddle(({ path }) => {
    if (path === "/notifications/") screen.field("Search pages").focus();
    return null;
  });
  await screen.clickOn(bell(screen));
  await screen.press("fog");
  expect([screen.field("Search pages").value, screen.parts("dialog")]).toEqual(["fog", []]);
});

it("the panel opens on the screen of a refusal as everywhere (long)", async () => {
  const screen = await opened("/nothing/of/the/kind/");
  expect(screen.address).toBe("/nothing/of/the/kind/");
  expect(screen.names("link", panel(screen))).toEqual([
    "Notification settings",
    "Ice",
    "Fog",
    "See all notifications",
  ]);
});

it("all are marked read there, and the bell follows (long)", async () => {
  const screen = await opened();
  await screen.click("button", "Mark all read");
  expect(bell(screen).getAttribute("aria-label")).toBe("Notifications");
  expect(says(screen)).toEqual(["dialog", "true"]);
  // The button is gone that had the focus.
  expect(screen.focused).toBe(panel(screen));
  expect(screen.names("button", panel(screen))).toEqual(["Mark unread: Ice", "Mark unread: Fog"]);
  // The bell is another one by now.
  await screen.press("{Escape}");
  expect(screen.focused).toBe(bell(screen));
  await screen.click("button", "Undo");
  expect(bell(screen).getAttribute("aria-label")).toBe("2 unread notifications");
});

it("a link of it leads on and closes it (long)", async () => {
  const screen = await opened();
  await screen.click("link", "See all notifications");
  expect([screen.address, screen.parts("dialog")]).toEqual(["/notifications/", []]);
  expect(says(screen)).toEqual([null, null]);
  await screen.clickOn(bell(screen));
  expect([screen.address, screen.parts("dialog")]).toEqual(["/notifications/", []]);
});

it("on a phone, and where they could not be fetched, the bell leads to the screen (long)", async () => {
  const phone = await shown(world, world.vera, "/pages/", { before: (page) => setWidthOf(page, 390) });
  await phone.clickOn(bell(phone));
  expect([phone.address, says(phone)]).toEqual(["/notifications/", [null, null]]);
  const screen = await shown(world, world.vera, "/pages/");
  setWidth(screen, 1440);
  let asked = 0;
  screen.meddle(({ path }) =>
    path === "/notifications/" && asked++ === 0 ? new Response("", { status: 502 }) : null,
  );
  await screen.clickOn(bell(screen));
  expect(screen.address).toBe("/notifications/");
});

it("what is open below the bell is said to be, also when the window becomes a phone's (long)", async () => {
  const screen = await opened();
  setWidth(screen, 390);
  await screen.click("button", "Mark all read");
  expect([screen.parts("dialog"), says(screen)]).toEqual([[panel(screen)], ["dialog", "true"]]);
  await screen.press("{Escape}");
  expect([screen.parts("dialog"), says(screen)]).toEqual([[], [null, null]]);
});
