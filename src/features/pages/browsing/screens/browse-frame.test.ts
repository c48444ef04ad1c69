import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { groundBelow, noteGround } from "#client/ground-below.ts";
import { createFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let many: SubsiteWorld;
beforeAll(async () => {
  [world, many] = [await openWorld("a hash"), await openSubsiteWorld("a hash")];
  await madePage(world, "Tides", { slug: "tides" });
});
afterAll(async () => {
  await world.close();
  await many.close();
});

const heading = (screen: Screen) => screen.names("heading").at(0);
const title = "Browse pages | Noordervaart";
const failed = "Sorry, could not load pages :(. Please refresh the page to try again in a moment.";

describe("the list of pages", () => {
  it("is called 'Browse pages', in the title of the window with the name of the site [BRWS-01] [BRWS-10]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(screen.document.title).toBe(title);
    expect(heading(screen)).toBe("Browse pages");
  });

  it("names the subsite whose pages they are where there are subsites [BRWS-01] [BRWS-02]", async () => {
    const screen = await shown(many, many.vera, "/@crew/pages/");
    expect([heading(screen), screen.document.title]).toEqual(["Browse Crew", "Browse pages | Noordervaart"]);
    await screen.load("/pages/");
    expect(heading(screen)).toBe("Browse Main group");
    await screen.load("/@crew/pages/trash/");
    expect(heading(screen)).toBe("Browse Crew");
  });

  it("has a panel of filters, a header and a sort bar, and for editors the ways to a new page and to the trash; an order that is pressed holds [BRWS-04] [BRWS-07] [BSRT-01] [BSRT-05] [BSRT-06]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const panel = screen.part("complementary", "Filters");
    expect(screen.parts("searchbox", "Search pages", panel)).toHaveLength(1);
    expect(screen.names("link", panel).slice(0, 2)).toEqual(["All pages", "Trash"]);
    expect(screen.parts("link", "New Page")).toHaveLength(1);
    expect(screen.parts("tree", undefined, panel)).toHaveLength(1);
    expect(screen.names("button", screen.part("group", "Sort by"))).toEqual([
      "Alphabetical",
      "Modified",
      "Created",
    ]);
    expect(screen.parts("heading", "Browse pages")).toHaveLength(1);
    const list = screen.part("region", "Browse pages");
    expect(screen.names("heading", list)).toEqual(["T"]);
    await screen.click("button", "Modified");
    expect(screen.names("heading", list)).toEqual(["Today"]);
    expect(screen.part("button", "Modified").getAttribute("aria-pressed")).toBe("true");
  });

  it("has them in a subsite for who only reads there, the panel before the list, and while one searches, with no ways to make or restore pages [BFLT-01] [BRWS-04] [BRWS-07] [BSRT-01]", async () => {
    const screen = await shown(many, many.ed, "/@crew/pages/");
    const [panel, list] = [screen.part("complementary", "Filters"), screen.part("link", "Crew tides")];
    // What stands first is at the side where reading begins.
    expect(panel.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const parts = [screen.names("searchbox", panel), screen.names("tree", panel)];
    expect(parts).toEqual([["Search pages"], ["Folders"]]);
    const frame = () => [heading(screen), screen.names("button", screen.part("group", "Sort by"))];
    const orders = ["Alphabetical", "Modified", "Created"];
    expect(frame()).toEqual(["Browse Crew", orders]);
    expect(screen.names("link").filter((name) => /^(New Page|Trash)$/.test(name))).toEqual([]);
    await screen.type("Search pages", "tides");
    await screen.pass(1000);
    expect(frame()).toEqual(["Browse Crew", ["Relevance", ...orders]]);
    await screen.click("button", "Created");
    expect(frame()).toEqual(["Browse Crew", ["Relevance", ...orders]]);
    expect(screen.parts("complementary", "Filters")).toEqual([panel]);
  });

  it("has them for visitors of what the world reads, whose orders are ways to other addresses, and whose button for the filters is a way to the panel [BRWS-04] [BFLT-19]", async () => {
    const screen = await shown(many, "visitor", "/@harbour/pages/");
    expect(screen.part("complementary", "Filters").id).toBe("filters");
    const way = screen.part("link", "Filters");
    expect([way.getAttribute("href"), way.parentElement?.className]).toEqual([
      "#filters",
      "browsing-filters-button",
    ]);
    expect(heading(screen)).toBe("Browse Harbour");
    const orders = screen.parts("link", undefined, screen.part("navigation", "Sort by"));
    expect(orders.map((order) => screen.text(order))).toEqual(["Alphabetical", "Modified", "Created"]);
  });

  it("holds the open tag in the filter that is kept, by its number [BFLT-05] (long)", async () => {
    await taggedPage(world, world.ed, { title: "Winches", tags: ["winch"] });
    const tag = await tagNamed(world, "winch");
    const screen = await shown(world, world.ed, `/pages/tag/${tag}/`);
    await screen.click("button", "Filters");
    expect(decodeURIComponent(screen.document.cookie)).toContain(`"cat_id":null,"tag_id":${tag},`);
  });

  it("has the ways to a new page and to the trash in a subsite for who makes pages there, whatever they are on the site [BRWS-07] (long)", async () => {
    const ways = async (who: WorldPerson | "visitor", path: string) =>
      (await shown(many, who, path)).names("link").filter((name) => /^(New Page|Trash)$/.test(name));
    expect([await ways(many.vera, "/@crew/pages/"), await ways(many.ed, "/pages/")]).toEqual([
      ["New Page", "Trash"],
      ["New Page", "Trash"],
    ]);
    expect([await ways(many.ed, "/@crew/pages/"), await ways(many.vera, "/pages/")]).toEqual([[], []]);
    // The world reads this one.
    expect(await ways("visitor", "/@harbour/pages/")).toEqual([]);
  });

  it("is framed alike for a folder and for a tag; the window has its title in the trash as well [BRWS-01] [BRWS-04] (long)", async () => {
    await taggedPage(world, world.ed, { title: "Ropes", tags: ["deck"] });
    const tag = await tagNamed(world, "deck");
    const screen = await shown(world, world.ed, "/pages/");
    for (const address of ["/pages/tree/", `/pages/tag/${tag}/`]) {
      await screen.load(address);
      expect([heading(screen), screen.document.title]).toEqual(["Browse pages", title]);
      expect(screen.parts("complementary", "Filters")).toHaveLength(1);
      const sorts = screen.names("button", screen.part("group", "Sort by"));
      expect([address, sorts]).toEqual([address, ["Alphabetical", "Modified", "Created"]]);
    }
    await screen.load("/pages/trash/");
    expect([heading(screen), screen.document.title]).toEqual(["Browse pages", title]);
  });

  it("lists all pages at its address, whichever folder was open before [ROUT-07] (long)", async () => {
    const made = await as(world, world.ed).call(createFolder, {
      parent_id: world.mainFolderId,
      new_name: "Quay",
    });
    if (!made.success) throw new Error(made.code);
    const screen = await shown(world, world.ed, "/pages/");
    const titles = () => screen.names("link", screen.part("main")).filter((name) => name === "Tides");
    await screen.load(`/pages/tree/${made.id}/`);
    await screen.click("button", "Modified");
    expect(titles()).toEqual([]);
    await screen.load("/pages/");
    expect(titles()).toEqual(["Tides"]);
  });

  it("keeps its filter in a cookie for a year, for all of its site [BFLT-04] [BFLT-18] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    const kept = vi.spyOn(screen.document, "cookie", "set");
    await screen.click("button", "Modified");
    const [written = ""] = kept.mock.calls.at(-1) ?? [];
    kept.mockRestore();
    expect(written).toMatch(
      /^pages_filter_\d+=%7B\S*modified\S*%7D; path=\/; max-age=31536000; samesite=lax$/,
    );
  });

  it("keeps in its cookie what is chosen during a search, and not the order of the search [BFLT-04]", async () => {
    const screen = await shown(world, world.vera, "/pages/?q=tides");
    expect(screen.part("button", "Relevance").getAttribute("aria-pressed")).toBe("true");
    await screen.click("radio", "Details");
    const [, kept = "{}"] = /pages_filter_\d+=([^;]*)/.exec(screen.document.cookie) ?? [];
    expect(JSON.parse(decodeURIComponent(kept))).toMatchObject({ show_columns: true, by: "alphabet" });
    await screen.click("radio", "Grouped list");
  });

  it("says inline that a search, or the list after it, could not be loaded [BRWS-06]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${world.mainFolderId}/`);
    screen.meddle(() => Response.json({ success: false, error: "" }, { status: 500 }));
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(screen.text(screen.part("region", "Browse pages"))).toContain(failed);
    await screen.type("Search pages", "");
    await screen.pass(1000);
    expect(screen.text(screen.part("region", "Browse pages"))).toContain(failed);
    screen.meddle(null);
  });

  it("closes by its button and by Escape, and leads back to the page below [BRWS-11]", async () => {
    const screen = await shown(world, world.vera, "/tides/");
    for (const close of [() => screen.click("button", "Close"), () => screen.press("{Escape}")]) {
      await screen.clickOn(screen.parts("link", "Pages")[0] as Element);
      expect([screen.address, heading(screen)]).toEqual(["/pages/", "Browse pages"]);
      await close();
      await screen.pass(10);
      expect([screen.address, heading(screen)]).toEqual(["/tides/", "Tides"]);
    }
  });

  it("has below it what was open before all lists, those of a subsite too [BRWS-11]", () => {
    for (const address of ["/@crew/tides/", "/@crew/pages/", "/@crew/pages/tree/", "/pages/trash/"])
      noteGround(address);
    expect(groundBelow()).toBe("/@crew/tides/");
  });

  it("stays open while Escape leads out of the search: from its ways on, its list and its field; then it leads to the page below, whatever lists were open since [BRWS-11] (long)", async () => {
    const screen = await shown(world, world.vera, "/tides/");
    await screen.clickOn(screen.parts("link", "Pages")[0] as Element);
    await screen.press("{Control>}k{/Control}");
    await screen.press("nothing at all");
    await screen.pass(400);
    await screen.press("{Tab}");
    expect(screen.focused?.textContent).toBe("Browse pages");
    for (const isInField of [true, true, false]) {
      await screen.press("{Escape}");
      await screen.pass(10);
      expect(screen.focused?.matches("[data-search]") ?? false).toBe(isInField);
      expect(screen.address).toBe("/pages/");
    }
    await screen.click("treeitem", /^Main/);
    expect(screen.address).toBe("/pages/tree/");
    await screen.press("{Escape}");
    await screen.pass(10);
    expect(screen.address).toBe("/tides/");
  });
});
