import { afterAll, beforeAll, expect, it } from "vitest";
import { readPageById } from "#features/pages/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readVersions } from "../screen.ts";

let world: World;
let page: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const items = [{ id: "horn", text: "Sound the horn" }];
  const watch001 = { kind: "Checklist", version: 1, content: { items } } as const;
  page = await draftedPage(world, { text0001: note("first"), watch001 });
  const ada = await draftWriter(world, {
    who: world.ada,
    page_id: page,
    now: new Date(worldNow.getTime() + 3_600_000),
  });
  await ada.type("second ");
  await ada.publish(1);
});
afterAll(() => world.close());

it("versions stand with author and time, open as they were, lead to a copy and can be brought back [POPT-07]", async () => {
  const screen = await shown(world, world.ed, `/page/versions/${page}/`);
  const rows = screen.parts("listitem", undefined, screen.part("dialog")).map((item) => screen.text(item));
  expect(rows).toEqual([
    "21 November 2026, 13:00AAAda AdmiraalShown now",
    "21 November 2026, 12:00EEEd Elzinga",
  ]);
  await screen.click("link", /12:00/);
  const body = screen.text(screen.document.querySelector(".pages-body") as Element);
  expect([body.includes("first"), body.includes("second")]).toEqual([true, false]);
  const version = /\?version=(\d+)$/.exec(screen.address)?.[1];
  expect(screen.part("link", "Copy to new page").getAttribute("href")).toBe(`/page/copy/${page}/${version}/`);
  await screen.click("button", /restore|bring/i);
  const read = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(read.success && read.html).not.toContain("second");
});

it("undo of a restored version says who has published since, and leaves what they published [POPT-07] (long)", async () => {
  const own = await draftedPage(world, { text0001: note("first") });
  const write = async (words: string) => {
    const ada = await draftWriter(world, { who: world.ada, page_id: own });
    await ada.type(words);
    await ada.publish(1);
  };
  await write("second ");
  const versions = await as(world, world.ed).call(readVersions, { page_id: own });
  const first = versions.success ? versions.versions.at(-1)?.id : 0;
  const screen = await shown(world, world.ed, `/page/versions/${own}/?version=${first}`);
  await screen.click("button", "Restore this version");
  await write("mended ");
  await screen.click("button", "Undo");
  expect(screen.text()).toContain(
    "Ada Admiraal published this page after you restored it. Use version history to go back.",
  );
  const read = await as(world, world.vera).call(readPageById, { page_id: own });
  expect(read.success && read.html).toContain("mended first");
});

it("a page is viewed, edited, and looked back at without a field to write in or a box to tick [WIDG-10] (long)", async () => {
  const modes: unknown[] = [];
  for (const address of [`/page/${page}/`, `/page/${page}/?edit`, `/page/versions/${page}/`]) {
    const screen = await shown(world, world.ed, address);
    await screen.pass(2000);
    const [older] = screen.parts("link", /12:00/);
    if (older) await screen.clickOn(older);
    const written = screen.document.querySelectorAll(".pages-body, .canvas");
    const fields = screen.parts("textbox", undefined, screen.part("main")).length;
    const boxes = screen.parts("checkbox", "Sound the horn") as HTMLInputElement[];
    const ticks = boxes.map(({ disabled }) => !disabled);
    modes.push([written.length > 0, fields > 0, screen.names("region").includes("Edit mode"), ticks]);
  }
  expect(modes).toEqual([
    [true, false, false, [true]],
    [true, true, true, [true]],
    [true, false, false, [false]],
  ]);
});

it("a page is looked back at without a field to write in or a box to tick [WIDG-10]", async () => {
  const screen = await shown(world, world.ed, `/page/versions/${page}/`);
  const [, older] = screen.parts("link", /12:00/);
  await screen.clickOn(older ?? screen.part("link", /12:00/));
  expect(screen.document.querySelectorAll(".pages-body")).toHaveLength(1);
  expect(screen.names("textbox")).toEqual([]);
  const boxes = screen.parts("checkbox", "Sound the horn") as HTMLInputElement[];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([true]);
});

it("versions are for those who may edit the page [POPT-07] (long)", async () => {
  const screen = await shown(world, world.vera, `/page/versions/${page}/`);
  expect(screen.names("list", screen.part("main"))).toEqual([]);
  expect(screen.part("heading").textContent).toMatch(/^This page isn.t shared/);
});
