import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { setWidth } from "#testing/screens/window-width.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let fleet: number;
let screen: Screen;
beforeAll(async () => {
  world = await openWorld("a hash");
  const sent = { parent_id: world.mainFolderId, new_name: "Fleet" };
  const made = await as(world, world.ed).call(createFolder, sent);
  fleet = made.success ? made.id : 0;
  await madePage(world, "Tides");
  await madePage(world, "Anchors", { folderId: fleet });
});
beforeEach(async () => {
  screen = await shown(world, world.ed, "/pages/");
  isWide(390);
});
afterAll(() => world.close());

const isWide = (width: number) => setWidth(screen, width);
const filters = () => screen.parts("dialog", "Filters");
const open = () => screen.click("button", "Filters");

it("is a sheet on a phone, which keeps the list out of reach and gives the focus back [BFLT-19] (long)", async () => {
  expect(filters()).toEqual([]);
  await open();
  const [sheet] = filters();
  expect(sheet?.contains(screen.focused)).toBe(true);
  expect(screen.parts("link", "Tides")).toEqual([]);
  await screen.press("{Escape}");
  expect(filters()).toEqual([]);
  expect(screen.focused).toBe(screen.part("button", "Filters"));
  await open();
  await screen.click("button", "Close");
  expect([filters(), screen.address]).toEqual([[], "/pages/"]);
});

it("is one below 800 px, and from there on a panel beside the list [BFLT-19] (long)", async () => {
  isWide(799);
  await open();
  expect(filters()).toHaveLength(1);
  await screen.click("button", "Close");
  await screen.load("/pages/");
  isWide(800);
  await open();
  expect(screen.part("button", "Filters").getAttribute("aria-pressed")).toBe("true");
  expect(filters()).toEqual([]);
  expect(screen.part("link", "Tides")).toBeDefined();
});

it("stands over the list of the trash as well, below 800 px, where no panel is beside it; that it is open is kept [BFLT-05] [BFLT-09] [BFLT-19]", async () => {
  await screen.load("/pages/trash/");
  isWide(799);
  await open();
  const [sheet] = filters();
  const kept = () => decodeURIComponent(screen.document.cookie);
  expect(kept()).toMatch(/"view_trash":true,.*"show_filters":true/);
  expect(screen.names("link", sheet)).toContain("All pages");
  await screen.press("{Escape}");
  expect([filters(), screen.address]).toEqual([[], "/pages/trash/"]);
  expect(kept()).toContain('"show_filters":false');
  isWide(800);
  await open();
  expect([filters(), screen.part("button", "Filters").getAttribute("aria-pressed")]).toEqual([[], "true"]);
  const sheetOf = await readFile(new URL("browse.css", import.meta.url), "utf8");
  const [wide = "", narrow = ""] = sheetOf.split("\n@media (max-width: 799px) {");
  expect(wide).toMatch(/\n\.browsing-filters-button,[^}]*\{\s*display: none;/);
  expect(narrow).toMatch(
    /^[^@]*\.browsing > \.browsing-panel:not\(\[data-searching\], :target, :focus-within\),[^}]*\{\s*display: none;/,
  );
  expect(narrow).toMatch(/^[^@]*\.browsing-filters-button \{\s*display: block;/);
});

it.each(["/pages/?q=tides", "/pages/#s=tides"])(
  "keeps the search of %s, whose words stand over the list, and are searched for no more once they are gone [HASH-07] (long)",
  async (address) => {
    await screen.load(address);
    isWide(390);
    await screen.pass(400);
    const panel = screen.part("complementary", "Filters");
    expect(panel.dataset["searching"]).toBe("true");
    await open();
    await screen.pass(400);
    expect([screen.field("Search pages").value, screen.parts("link", "Anchors")]).toEqual(["tides", []]);
    await screen.type("Search pages", "");
    await screen.click("button", "Close", filters()[0]);
    expect([screen.address, filters()]).toEqual(["/pages/", []]);
    expect(screen.names("link")).toEqual(expect.arrayContaining(["Anchors", "Tides"]));
    expect(screen.part("complementary", "Filters").dataset["searching"]).toBeUndefined();
  },
);

it("closes after words were typed and cleared in it, and does not bring them back; words that no address can hold stay too (long)", async () => {
  await open();
  await screen.type("Search pages", "tides");
  await screen.type("Search pages", "");
  await screen.click("button", "Close", filters()[0]);
  expect([screen.address, filters(), screen.field("Search pages").value]).toEqual(["/pages/", [], ""]);
  await screen.type("Search pages", "a_b");
  await open();
  expect(screen.field("Search pages").value).toBe("a_b");
});

it("keeps a search that was gone back to from a page that it had found [HASH-07] (long)", async () => {
  await screen.load("/pages/?q=tides");
  isWide(390);
  await screen.click("link", "Tides");
  await screen.back();
  expect(screen.address).toBe("/pages/#s=tides");
  await open();
  await screen.pass(400);
  expect([screen.field("Search pages").value, screen.parts("link", "Anchors")]).toEqual(["tides", []]);
});

it("closes with the back button, and the list stays (long)", async () => {
  await open();
  await screen.back();
  expect([filters(), screen.title]).toEqual([[], "Browse pages | Noordervaart"]);
  expect(screen.part("link", "Tides")).toBeDefined();
});

it("closes on choosing: a folder, or words with Enter (long)", async () => {
  await open();
  await screen.clickOn(
    screen.part("treeitem", /Fleet/).querySelector("a") ?? screen.part("treeitem", /Fleet/),
  );
  expect([filters(), screen.address]).toEqual([[], `/pages/tree/${fleet}/`]);
  await screen.load("/pages/");
  isWide(390);
  await open();
  await screen.type("Search pages", "tides");
  await screen.press("{Enter}");
  await screen.pass(400);
  expect([filters(), screen.address]).toEqual([[], "/pages/#s=tides"]);
  expect(screen.part("link", "Tides")).toBeDefined();
});
