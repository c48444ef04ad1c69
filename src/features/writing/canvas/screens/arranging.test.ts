import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage, note } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const handles = (screen: Screen) => screen.parts("button", /: drag, or Space and arrow keys$/);
/** The blocks in the columns of their rows, each by the first word that stands in it. */
const rows = (screen: Screen) =>
  [...screen.document.querySelectorAll("[data-row]")].map((row) =>
    [...row.querySelectorAll("[data-column]")].map((column) =>
      [...column.querySelectorAll("[data-widget]")].map(
        (block) => /first|second|Heading/.exec(block.textContent ?? "")?.[0],
      ),
    ),
  );
const onHandle = (screen: Screen, at: number) => handles(screen)[at]?.focus();
const notices = (screen: Screen) => screen.text(screen.part("region", "Notices"));

it("blocks are duplicated, moved, put beside each other in columns, and deleted with Undo [WIDG-13] (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  expect(rows(screen)).toEqual([[["first"]], [["second"]]]);
  onHandle(screen, 0);
  await screen.press("{Control>}d{/Control}");
  expect(rows(screen)).toEqual([[["first"]], [["first"]], [["second"]]]);
  onHandle(screen, 2);
  await screen.press("{Alt>}{ArrowUp}{/Alt}");
  expect(rows(screen)).toEqual([[["first"]], [["second"]], [["first"]]]);
  await screen.press(" {ArrowUp}{ArrowRight}{Enter}");
  const beside = [[["first"], ["second"]], [["first"]]];
  expect(rows(screen)).toEqual(beside);
  await screen.press(" {ArrowDown}{ArrowDown}{Escape}");
  expect(rows(screen)).toEqual(beside);
  await screen.press("{Delete}");
  expect(rows(screen)).toEqual([[["first"]], [["first"]]]);
  expect(notices(screen)).toContain("Markdown deleted");
  await screen.click("button", "Undo", screen.part("region", "Notices"));
  expect(rows(screen)).toEqual(beside);
});

it("blocks that are selected together are duplicated together, each once, and deleted with Undo [WIDG-13] (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  onHandle(screen, 0);
  await screen.press("{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}");
  const twice = [[["first"]], [["second"]], [["first"]], [["second"]]];
  expect(rows(screen)).toEqual(twice);
  await screen.press("{Delete}");
  expect(rows(screen)).toHaveLength(2);
  await screen.click("button", "Undo", screen.part("region", "Notices"));
  expect(rows(screen)).toEqual(twice);
});

it("a block is added below another from a list of kinds, and by the buttons beside the page [WIDG-13] (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  await screen.clickOn(screen.parts("button", "Add a block below")[0] as Element);
  expect([...new Set(screen.names("option"))].toSorted()).toEqual([
    "Accordion",
    "Announcement",
    "Attachment",
    "Box or space",
    "Button",
    "Checklist",
    "Code",
    "Countdown",
    "Divider",
    "Embed",
    "File list",
    "Formula",
    "Google Calendar",
    "Google document",
    "Greeting",
    "Heading",
    "Image",
    "Map",
    "Markdown",
    "New people",
    "PDF",
    "Paragraph",
    "People",
    "People this week",
    "RSS feed",
    "Recently changed",
    "Shortcuts",
    "Starred pages",
    "Table",
    "Tabs",
    "Video",
    "Waiting for you",
    "Web page",
    "YouTube",
  ]);
  await screen.press("heading{Enter}");
  const kinds = () =>
    handles(screen).map((handle) => /^Move (.*):/.exec(handle.getAttribute("aria-label") ?? "")?.[1]);
  expect(kinds()).toEqual(["Markdown", "Heading", "Markdown"]);
  await screen.clickOn(screen.parts("button", "Divider").at(-1) as Element);
  expect(kinds()).toContain("Divider");
  expect(kinds()).toHaveLength(4);
});
