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
/** Rows of 100 pixels stand below each other, 600 wide, with their columns side by side in them. */
function laidOut(screen: Screen) {
  const place = (element: Element, rect: DOMRect) =>
    Object.assign(element, { getBoundingClientRect: () => rect });
  const all = [...screen.document.querySelectorAll("[data-row]")];
  place(screen.document.querySelector(".canvas") as Element, new DOMRect(0, 0, 600, 100 * all.length));
  for (const [at, row] of all.entries()) {
    place(row, new DOMRect(0, 100 * at, 600, 100));
    const columns = [...row.querySelectorAll("[data-column]")];
    const width = 600 / columns.length;
    for (const [side, column] of columns.entries())
      for (const element of [column, ...column.querySelectorAll("[data-widget]")])
        place(element, new DOMRect(side * width, 100 * at, width, 100));
  }
}
async function drag(screen: Screen, from: number, [clientX, clientY]: readonly [number, number]) {
  const pointer = { button: 0, pointerId: 1, pointerType: "mouse" };
  for (const [kind, at] of [
    ["pointerdown", { clientX: 0, clientY: 100 * from + 50 }],
    ["pointermove", { clientX, clientY }],
    ["pointerup", { clientX, clientY }],
  ] as const)
    handles(screen)[from]?.dispatchEvent(
      Object.assign(new Event(kind, { bubbles: true }), { ...pointer, ...at }),
    );
  await screen.pass(100);
}
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

it("a block is duplicated and deleted with Undo by keys on its handle [WIDG-13]", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  onHandle(screen, 1);
  await screen.press("{Control>}d{/Control}");
  expect(rows(screen)).toEqual([[["first"]], [["second"]], [["second"]]]);
  onHandle(screen, 0);
  await screen.press("{Delete}");
  expect(rows(screen)).toEqual([[["second"]], [["second"]]]);
  await screen.click("button", "Undo", screen.part("region", "Notices"));
  expect(rows(screen)).toEqual([[["first"]], [["second"]], [["second"]]]);
  await screen.press("{Delete}");
  expect(notices(screen)).toContain("Markdown deleted");
  await screen.press("{Control>}z{/Control}");
  expect(rows(screen)).toEqual([[["first"]], [["second"]], [["second"]]]);
  expect(notices(screen)).not.toContain("Markdown deleted");
});

it("a block that is dragged beside another one makes a column there [WIDG-13]", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  laidOut(screen);
  await drag(screen, 1, [590, 50]);
  expect(rows(screen)).toEqual([[["first"], ["second"]]]);
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

it("a block is dragged by its handle beside another one, which makes a column there, and above it again [WIDG-13] (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  laidOut(screen);
  await drag(screen, 1, [590, 50]);
  expect(rows(screen)).toEqual([[["first"], ["second"]]]);
  laidOut(screen);
  await drag(screen, 1, [300, 2]);
  expect(rows(screen)).toEqual([[["second"]], [["first"]]]);
});

it("a block is added below another from a list of kinds, and by the buttons beside the page [WIDG-13] (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  await screen.clickOn(screen.parts("button", "Add a block below")[0] as Element);
  const every = [
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
  ];
  expect([...new Set(screen.names("option"))].toSorted()).toEqual(every);
  const rail = screen.document.querySelector(".canvas-rail") as Element;
  expect(screen.names("button", rail)).toEqual(expect.arrayContaining(every));
  await screen.press("heading{Enter}");
  const kinds = () =>
    handles(screen).map((handle) => /^Move (.*):/.exec(handle.getAttribute("aria-label") ?? "")?.[1]);
  expect(kinds()).toEqual(["Markdown", "Heading", "Markdown"]);
  await screen.clickOn(screen.parts("button", "Divider").at(-1) as Element);
  expect(kinds()).toContain("Divider");
  expect(kinds()).toHaveLength(4);
});
