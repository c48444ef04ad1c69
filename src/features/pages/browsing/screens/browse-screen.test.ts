import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let fleet: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  fleet = made.success ? made.id : 0;
  await madePage(world, "Tides", { slug: "tides" });
  await madePage(world, "Anchors", { folderId: fleet });
  await madePage(world, "apples");
  await madePage(world, "For Xavi", {
    shares: [{ principalId: principal("person", world.xavi.id), mayEdit: false }],
  });
});
afterAll(() => world.close());

const list = (screen: Screen) => screen.part("region", "Browse pages");
const titles = (screen: Screen) =>
  screen.parts("link", undefined, list(screen)).map((link) => link.textContent?.trim());
const columns = (screen: Screen) => screen.names("columnheader");
const sorts = (screen: Screen) => screen.names("button", screen.part("group", "Sort by"));

describe("what stands on the list of pages", () => {
  it("is the same for everybody but what one may not do: making pages and folders is for editors [BRWS-07] [ROLE-05] [ROLE-06] (long)", async () => {
    const offers = async (who: "ed" | "vera") => {
      const screen = await shown(world, world[who], `/pages/tree/${fleet}/`);
      const main = screen.part("main");
      return { links: screen.names("link", main), buttons: screen.names("button", main) };
    };
    const [ed, vera] = [await offers("ed"), await offers("vera")];
    const rest = (all: string[], but: string[]) => all.filter((each) => !but.includes(each));
    expect(ed.links).toContain("New Page");
    expect(ed.buttons).toEqual(expect.arrayContaining(["New Folder", "Options for Fleet"]));
    expect(vera).toEqual({
      links: rest(ed.links, ["New Page", "Trash"]),
      buttons: rest(ed.buttons, ["New Folder", "Options for Fleet", "Select"]),
    });
  });

  it("is grouped by first letter, or by when pages changed, newest first [BSRT-05] [BSRT-06] [BSRT-09] [BSRT-10] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const groups = () => screen.names("heading", list(screen));
    expect(groups()).toEqual(["A", "T"]);
    expect(titles(screen)).toEqual(["Anchors", "apples", "Tides"]);
    await screen.click("button", "Modified");
    expect(groups()).toEqual(["Today"]);
    expect(screen.part("button", "Modified").getAttribute("aria-pressed")).toBe("true");
  });

  it("is grouped by day, week, month and earlier months, newest first, by both dates, and says how long ago [BSRT-06] [BSRT-09] [BSRT-10] [TIME-05] [TIME-06] [TIME-07] [TIME-08] [TIME-09] [TIME-13] [TIME-14] (long)", async () => {
    const shares = [{ principalId: principal("person", world.xavi.id), mayEdit: false }];
    for (const [title, at] of [
      ["Ahead", "2026-11-21T12:06:00Z"],
      ["Soon", "2026-11-21T12:05:00Z"],
      ["Friday", "2026-11-20T23:59:59Z"],
      ["Monday", "2026-11-16T00:00:00Z"],
      ["Sunday", "2026-11-15T23:59:59Z"],
      ["All Saints", "2026-11-01T00:00:00Z"],
      ["Halloween", "2026-10-31T23:59:59Z"],
      ["Summer", "2026-08-01T00:00:00Z"],
      ["Old year", "2025-12-31T12:00:00Z"],
    ] as const)
      await madePage(world, title, { shares, at: new Date(at) });
    const screen = await shown(world, world.xavi, "/pages/");
    for (const order of ["Modified", "Created"]) {
      await screen.click("button", order);
      const groups = screen.names("heading", list(screen));
      expect(
        groups.map((name) => [name, screen.names("link", screen.part("region", name)).join(", ")]),
      ).toEqual([
        ["Today", "Ahead, Soon, For Xavi"],
        ["Yesterday", "Friday"],
        ["This week", "Monday"],
        ["This month", "Sunday, All Saints"],
        ["October", "Halloween"],
        ["August", "Summer"],
        ["December 2025", "Old year"],
      ]);
      expect(screen.names("time", list(screen))).toEqual([
        "21 November 2026, 12:06",
        "a moment ago",
        "a moment ago",
        "12 hours ago",
        "5 days ago",
        "5 days ago",
        "20 days ago",
        "20 days ago",
        "3 months ago",
        "31 December 2025",
      ]);
    }
  });

  it("has a few words of each page, and can be a table; external people see no sharing [BSRT-08] [PLST-12] [PLST-15] (long)", async () => {
    const ed = await shown(world, world.ed, "/pages/");
    expect(columns(ed)).toEqual([]);
    expect(ed.text(list(ed))).toContain("About Tides.");
    await ed.click("radio", "Details");
    expect(ed.names("cell", ed.part("row", /Tides/))[1]).toBe("Everyone at Noordervaart");
    expect(columns(ed)).toEqual(["Title", "Folder", "Sharing", "Modified", "Created", "Views", "Options"]);
    const xavi = await shown(world, world.xavi, "/pages/");
    await xavi.click("radio", "Details");
    expect(columns(xavi)).toEqual(["Title", "Folder", "Modified", "Created", "Views", "Options"]);
    expect(xavi.parts("cell", undefined, xavi.part("row", /For Xavi/))).toHaveLength(5);
    expect(xavi.names("rowheader").concat(titles(xavi) as string[])).toEqual(
      expect.arrayContaining(["For Xavi"]),
    );
  });

  it("says when a folder has no pages [BRWS-07] [PLST-17] (long)", async () => {
    const made = await as(world, world.ed).call(createFolder, { parent_id: fleet, new_name: "Empty" });
    const outer = await as(world, world.ed).call(createFolder, { parent_id: fleet, new_name: "Above" });
    const above = outer.success ? outer.id : 0;
    await as(world, world.ed).call(createFolder, { parent_id: above, new_name: "Below" });
    for (const who of [world.vera, world.ed]) {
      const screen = await shown(world, who, `/pages/tree/${made.success ? made.id : 0}/`);
      expect(screen.text(list(screen))).toContain("There are no pages in this folder.");
      await screen.click("radio", "Details");
      expect(screen.text(list(screen))).toContain("There are no pages in this folder.");
      expect(screen.parts("table")).toEqual([]);
      await screen.load(`/pages/tree/${above}/`);
      expect(screen.text(list(screen))).toContain("There are no pages in this folder.");
      expect(screen.names("link", screen.part("list", "Folders in Above"))).toEqual(["Below"]);
      expect(screen.names("link", list(screen)).includes("Create new page here")).toBe(who === world.ed);
      await screen.click("radio", "Grouped list");
    }
    const full = await shown(world, world.vera, `/pages/tree/${fleet}/`);
    expect(full.text(list(full))).not.toContain("There are no pages");
    const visitor = await shown(world, "visitor", "/pages/tree/");
    expect(visitor.text(list(visitor))).toContain("There are no pages in this folder.");
  });

  it("tells times as relative text [PLST-25] [TIME-01] [TIME-03] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(new Set(screen.names("time"))).toEqual(new Set(["a moment ago"]));
    await screen.click("radio", "Details");
    expect(new Set(screen.names("time"))).toEqual(new Set(["a moment ago"]));
    expect(screen.names("time", screen.part("row", /Tides/))).toHaveLength(2);
    await screen.click("radio", "Grouped list");
  });

  it("tells them anew every 2 minutes [TIME-02] [TIME-04] [TIME-13] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.pass(119_000);
    expect(new Set(screen.names("time"))).toEqual(new Set(["a moment ago"]));
    await screen.pass(1_000);
    expect(new Set(screen.names("time"))).toEqual(new Set(["2 minutes ago"]));
  });

  it("is found again as it was left; only the words searched for are gone [BFLT-04] [BFLT-06] [BFLT-10] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const pressed = () =>
      screen
        .names("button", screen.part("group", "Sort by"))
        .filter((name) => screen.part("button", name).getAttribute("aria-pressed") === "true");
    for (const order of ["Modified", "Alphabetical", "Created"]) {
      await screen.click("button", order);
      await screen.load("/pages/");
      expect(pressed()).toEqual([order]);
    }
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(pressed()).toEqual(["Relevance"]);
    await screen.load("/pages/");
    expect(screen.field("Search pages").value).toBe("");
    expect(pressed()).toEqual(["Created"]);
  });

  it("is kept in a cookie of its site under the specification's names; the address goes before it [BFLT-04] [BFLT-05] [BFLT-06] [BFLT-07] [BFLT-08] [BFLT-09] [BFLT-18] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await screen.click("button", "Created");
    await screen.click("radio", "Details");
    await screen.click("button", "Filters");
    const name = `pages_filter_${world.siteId}=`;
    const cookie = screen.document.cookie.split("; ").find((each) => each.startsWith(name)) ?? "";
    expect(JSON.parse(decodeURIComponent(cookie.slice(name.length)))).toEqual({
      cat_id: fleet,
      tag_id: null,
      search_keyword: "",
      view_trash: false,
      by: "created",
      show_columns: true,
      show_cards: false,
      tags_hidden: false,
      categories_hidden: false,
      show_all_when_many: false,
      show_filters: true,
    });
    await screen.load("/pages/");
    expect(titles(screen)).toEqual(expect.arrayContaining(["Anchors", "Tides"]));
    expect(columns(screen)).toContain("Folder");
    const pressed = () => screen.part("button", "Filters").getAttribute("aria-pressed");
    expect(pressed()).toBe("true");
    await screen.click("button", "Filters");
    await screen.click("radio", "Grouped list");
    await screen.load("/pages/");
    expect([pressed(), columns(screen)]).toEqual(["false", []]);
  });

  it("gives way to the order and the view that the address asks for [BFLT-18] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Created");
    await screen.load("/pages/?by=modified&view=details");
    const isPressed = (name: string) => screen.part("button", name).getAttribute("aria-pressed");
    expect(["Created", "Modified"].map(isPressed)).toEqual(["false", "true"]);
    expect(columns(screen)).toContain("Folder");
  });

  it("is asked for as a whole by a button, which is remembered in a cookie for a year, as is fewer again [BFLT-04] [BFLT-09] [BSRT-07] [BSRT-11]", async () => {
    const screen = await shown(world, world.ed, "/people/");
    const headers = { accept: "application/json" };
    const bundle = (await (await globalThis.fetch("/pages/", { headers })).json()) as { data: object };
    const data = { ...bundle.data, nr_pages: 263, more: true };
    screen.meddle(() => Response.json({ ...bundle, data }));
    await screen.clickOn(screen.parts("link", "Pages")[0] as Element);
    const kept = () => /show_all_when_many%22%3A(\w+)/.exec(screen.document.cookie)?.[1];
    const before = screen.sent.length;
    const written = vi.spyOn(screen.document, "cookie", "set");
    await screen.click("button", "Show all 263 pages");
    const year = /^pages_filter_\d+=%7B\S*%7D; path=\/; max-age=31536000; samesite=lax$/;
    expect(written.mock.calls.at(-1)?.[0]).toMatch(year);
    written.mockRestore();
    expect(kept()).toBe("true");
    expect(screen.sent.slice(before).map(({ path }) => path)).toEqual(["/pages/"]);
    expect(screen.parts("button", /^Show all/)).toEqual([]);
    await screen.click("button", "Show fewer");
    expect([kept(), screen.parts("button", "Show all 263 pages").length]).toEqual(["false", 1]);
  });
});

describe("searching the list", () => {
  it.each(["vera", "visitor"] as const)(
    "has relevance among the orders of what %s finds [BSRT-01] (long)",
    async (name) => {
      const screen = await shown(world, name === "visitor" ? name : world[name], "/pages/?q=tid");
      expect(sorts(screen)).toEqual(["Relevance", "Alphabetical", "Modified", "Created"]);
    },
  );

  it("asks once typing stops, says how many there are, and adds relevance to the orders [BSRT-01] [BFLT-13] [BFLT-16] [BFLT-17] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    for (const order of ["Created", "Modified", "Alphabetical"]) {
      await screen.click("button", order);
      expect(sorts(screen)).toEqual(["Alphabetical", "Modified", "Created"]);
    }
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(screen.sent.at(-1)).toMatchObject({
      method: "POST",
      path: "/ajax/pages/action/search/",
      fields: { q: "tid" },
    });
    expect(titles(screen)).toEqual(["Tides"]);
    expect(sorts(screen)).toEqual(["Relevance", "Alphabetical", "Modified", "Created"]);
    expect(screen.part("button", "Relevance").getAttribute("aria-pressed")).toBe("true");
    await screen.type("Search pages", "nothing here");
    await screen.pass(1000);
    expect(screen.text(list(screen))).toContain("Sorry, no pages found!");
    await screen.click("button", "Show all pages");
    expect(titles(screen)).toContain("Tides");
    expect(screen.text(list(screen))).not.toContain("Sorry, no pages found!");
  });
});
