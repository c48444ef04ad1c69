import { afterAll, beforeAll, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu } from "./contract.ts";

let world: World;
let tides: number;
let quays: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  const fleet = made.success ? made.id : 0;
  const below = await as(world, world.ed).call(createFolder, { parent_id: fleet, new_name: "Quays" });
  quays = below.success ? below.id : 0;
  tides = await madePage(world, "Tides", { folderId: fleet });
  await madePage(world, "Anchors");
  await madePage(world, "Payroll", {
    shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
  });
});
afterAll(() => world.close());

async function selecting(): Promise<Screen> {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Edit menu");
  await screen.click("button", "Add item", screen.part("region", "Edit menu"));
  await screen.click("button", "Browse pages");
  return screen;
}
const titles = (screen: Screen) =>
  [...screen.part("radiogroup", "Pages").querySelectorAll(".picking-title")].map((each) => each.textContent);

it("a page is selected from the list of pages with its folders, orders and search, and becomes that of the menu item [POPT-02] (long)", async () => {
  const screen = await selecting();
  expect(screen.part("heading", "Select a page")).toBeTruthy();
  const all = titles(screen);
  expect(all).toEqual(expect.arrayContaining(["Anchors", "Tides"]));
  expect(all).not.toContain("Payroll");
  expect(screen.names("treeitem")).toEqual(["All pages", "Main", "Fleet"]);
  expect(screen.text(screen.part("radiogroup", "Sort by"))).toBe("Alphabetical Modified Created");
  await screen.click("button", "Select");
  expect(screen.text(screen.part("dialog"))).toContain("Select a page first.");
  await screen.clickOn(screen.part("treeitem", "Fleet"));
  expect(titles(screen)).toEqual(["Tides"]);
  await screen.type("Search pages", "ancho");
  await screen.pass(400);
  expect(titles(screen)).toEqual(["Anchors"]);
  await screen.type("Search pages", "nowhere");
  await screen.pass(400);
  expect(screen.text(screen.part("dialog"))).toContain("Sorry, no pages found!");
  await screen.type("Search pages", "tid");
  await screen.pass(400);
  const tide = screen.part("radiogroup", "Pages").querySelector("input");
  if (tide) await screen.clickOn(tide);
  await screen.press("{Enter}");
  expect(screen.text(screen.part("dialog"))).toContain("Selected: Tides");
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Save");
  const menu = await as(world, world.olga).call(readMenu, {});
  expect(menu.success && menu.user_state.items.at(-1)?.page_id).toBe(tides);
});

it("the list to select from is that of the pages one may see, with its folders, orders and search [POPT-02]", async () => {
  const screen = await selecting();
  expect(titles(screen)).toEqual(expect.arrayContaining(["Anchors", "Tides"]));
  expect(titles(screen)).not.toContain("Payroll");
  expect(screen.names("treeitem")).toEqual(["All pages", "Main", "Fleet"]);
  expect(screen.field("Search pages").type).toBe("search");
  expect(screen.text(screen.part("radiogroup", "Sort by"))).toBe("Alphabetical Modified Created");
  await screen.click("radio", "Modified");
  await screen.clickOn(screen.part("treeitem", "Fleet"));
  expect(titles(screen)).toEqual(["Tides"]);
  const asked = screen.sent.filter(({ path }) => path === "/ajax/pages/action/load/");
  expect(asked.map(({ fields }) => fields?.["by"])).toEqual(["alphabet", "modified", "modified"]);
});

it("beside it pages are found by what is typed [POPT-03] (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Edit menu");
  await screen.click("button", "Add item", screen.part("region", "Edit menu"));
  await screen.pass(10);
  await screen.type("Find a page", "ancho");
  await screen.pass(200);
  const { method, path, fields } = screen.sent.at(-1) ?? {};
  expect([method, path, fields?.["q"]]).toEqual(["POST", "/ajax/pages/action/list_pages/", "ancho"]);
  expect(screen.text(screen.part("radiogroup", "Page"))).toBe("Anchors");
});

it("a page is found by its title as it was written, with the way to its folder beside it [POPT-03]", async () => {
  await madePage(world, "Ropes & <bollards>", { folderId: quays });
  const screen = await shown(world, world.ed, "/nothing/");
  await screen.click("button", "Edit menu");
  await screen.click("button", "Add item", screen.part("region", "Edit menu"));
  await screen.type("Find a page", "bolla");
  await screen.pass(200);
  const pages = screen.part("radiogroup", "Page");
  expect(screen.text(pages)).toBe("Ropes & <bollards> Fleet / Quays");
  expect(pages.querySelector("mark")?.textContent).toBe("bolla");
  await screen.click("radio", "Ropes & <bollards>, Fleet / Quays");
  expect(screen.text(screen.part("dialog"))).toContain("Selected: Ropes & <bollards>");
});

it("a list that could not be loaded says so, beside its search and in its dialog, and is asked for again [POPT-05]", async () => {
  const failed = "Could not load a list of pages.";
  const screen = await shown(world, world.ed, "/pages/");
  const cut = (action: string) =>
    screen.meddle(({ path }) =>
      path === `/ajax/pages/action/${action}/` ? Promise.reject(new TypeError("cut")) : null,
    );
  await screen.click("button", "Edit menu");
  cut("list_pages");
  await screen.click("button", "Add item", screen.part("region", "Edit menu"));
  await screen.pass(10);
  expect(screen.text(screen.part("dialog"))).toContain(failed);
  cut("load");
  await screen.click("button", "Browse pages");
  expect(screen.names("heading", screen.part("dialog"))).toEqual(["Select a page"]);
  await screen.pass(10);
  expect(screen.text(screen.part("dialog"))).toContain(failed);
  screen.meddle(null);
  await screen.click("button", "Try again");
  expect(titles(screen)).toContain("Anchors");
});
