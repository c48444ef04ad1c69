import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { leaveScreen, shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
let fleet: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  const sent = { parent_id: world.mainFolderId, new_name: "Fleet" };
  const made = await as(world, world.ed).call(createFolder, sent);
  fleet = made.success ? made.id : 0;
  tides = await madePage(world, "Tides", { slug: "tides" });
  await madePage(world, "Anchors", { folderId: fleet });
});
afterAll(() => world.close());

/** The links of the top bar and of the bar of phones, which a dialog covers. */
const waysToNew = (screen: Screen) =>
  screen.parts("link", /^New( page)?$/).map((link) => link.getAttribute("href"));
const pathOf = (written: string) =>
  written.replace("{tides}", String(tides)).replace("{fleet}", String(fleet));

describe("an address leads the person who types it to its screen", () => {
  it.each([
    ["/pages/", ["Anchors", "Tides"]],
    ["/pages/tree/", ["Tides"]],
    ["/pages/tree/{fleet}/", ["Anchors"]],
  ])("%s: the list of pages, with %j [ROUT-07] [ROUT-10]", async (path, titles) => {
    const screen = await shown(world, world.vera, pathOf(path));
    expect(screen.address).toBe(pathOf(path));
    expect(screen.part("heading", "Browse pages")).toBeDefined();
    const isAll = path === "/pages/" ? "page" : null;
    expect(screen.part("link", "All pages").getAttribute("aria-current")).toBe(isAll);
    const list = screen.part("region", "Browse pages");
    expect(screen.names("link", list).map((name) => name.trim())).toEqual(titles);
  });

  it.each([
    ["/page/properties/{tides}/", "Properties", "Save", true],
    ["/page/copy/{tides}/0/", "Copy page", "Create copy", true],
    ["/page/settings/{tides}/", "Page permissions", "Save", true],
    ["/new/", "New page", "Create page", false],
  ])(
    "%s: %s, for who may alone: %s; over the page: %s; the bars lead to a new page who may make one [ROUT-11] [ROUT-12] [ROUT-13] [ROUT-14] [ROLE-01]",
    async (path, heading, button, isDialog) => {
      const screen = await shown(world, world.ed, pathOf(path));
      // Over the page, with its address.
      expect(screen.names("dialog")).toEqual(isDialog ? [heading] : []);
      expect(screen.document.body.textContent?.includes("About Tides.")).toBe(isDialog);
      expect(screen.address).toBe(pathOf(path));
      expect(screen.part("heading", heading)).toBeDefined();
      expect(screen.part("button", button)).toBeDefined();
      expect(waysToNew(screen)).toEqual(isDialog ? [] : ["/new/", "/new/"]);
      const refused = await shown(world, world.vera, pathOf(path));
      expect(waysToNew(refused)).toEqual([]);
      expect(refused.parts("heading", heading)).toEqual([]);
      expect(refused.part("heading").textContent).toMatch(/^(Sorry, |Only |This page isn.t shared)/);
    },
  );

  it.each([
    ["/people/", "People"],
    ["/settings/", "Settings"],
    ["/settings/account/", "Your account"],
  ])(
    "%s: %s, for every member and no visitor [ROUT-16] [ROUT-20] [ROUT-21] (long)",
    async (path, heading) => {
      const screen = await shown(world, world.vera, path);
      expect(screen.address).toBe(path);
      expect(screen.part("heading", heading)).toBeDefined();
      const visitor = await shown(world, "visitor", path);
      expect(visitor.address).toBe(`/accounts/login/?next=${encodeURIComponent(path)}`);
    },
  );
});

describe("the ways to a folder", () => {
  it("lead to its address from the tree and from a page, to Main without an id [ROUT-10] [BRWS-03] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    const seen: unknown[] = [];
    for (const name of ["Main", "Fleet"]) {
      await screen.click("treeitem", new RegExp(`^${name}`));
      const list = screen.part("region", "Browse pages");
      seen.push([screen.address, screen.names("link", list).map((title) => title.trim())]);
    }
    await screen.load("/tides/");
    await screen.clickOn(screen.parts("link", "Main", screen.part("main"))[0] as Element);
    seen.push(screen.address);
    expect(seen).toEqual([
      ["/pages/tree/", ["Tides"]],
      [`/pages/tree/${fleet}/`, ["Anchors"]],
      "/pages/tree/",
    ]);
  });
});

describe("the ways to a new page", () => {
  it("all lead to /new/, for who may make one [ROUT-14] (long)", async () => {
    const waysOn = async (who: "ed" | "vera", path: string) => {
      const screen = await shown(world, world[who], path);
      const links = screen.parts(
        "link",
        /^(New page|New Page|New|Create new page here|Write (the|your) first page)$/,
      );
      return links
        .map((link) => link.getAttribute("href") ?? "")
        .toSorted((one, other) => one.localeCompare(other));
    };
    const empty = await as(world, world.ed).call(createFolder, {
      parent_id: world.mainFolderId,
      new_name: "Empty",
    });
    const id = empty.success ? empty.id : 0;
    const path = `/pages/tree/${id}/`;
    expect(await waysOn("ed", path)).toEqual(["/new/", "/new/", "/new/", `/new/?folder=${id}`]);
    expect(await waysOn("vera", path)).toEqual([]);
  });
});

describe("a page's own address", () => {
  it("is its name; its number leads there, and stands alone for a page without a name [ROUT-37] (long)", async () => {
    const named = await shown(world, world.vera, "/tides/");
    expect([named.address, named.part("heading", "Tides").tagName]).toEqual(["/tides/", "H1"]);
    const numbered = await shown(world, world.vera, `/page/${tides}/`);
    expect(numbered.address).toBe("/tides/");
    const nameless = await madePage(world, "安全");
    const page = await shown(world, world.vera, `/page/${nameless}/`);
    expect(page.address).toBe(`/page/${nameless}/`);
    expect(page.part("heading", "安全")).toBeDefined();
  });

  it("offers its editors the ways to its permissions and its properties [ROUT-11] [ROUT-12] (long)", async () => {
    const ed = await shown(world, world.ed, "/tides/");
    await ed.click("button", "More actions");
    await ed.click("menuitem", "Properties");
    expect([ed.address, ed.title]).toEqual([`/page/properties/${tides}/`, "Properties | Noordervaart"]);
    await ed.load("/tides/");
    await ed.click("button", "Share");
    await ed.click("link", "Page permissions");
    expect([ed.address, ed.title]).toEqual([`/page/settings/${tides}/`, "Page permissions | Noordervaart"]);
    const vera = await shown(world, world.vera, "/tides/");
    expect(vera.names("link", vera.part("main"))).toEqual(["Main", "Ed Elzinga"]);
  });
});

describe("the home page", () => {
  it("stands at / once it is chosen, for visitors where it is public, and is edited at its own address [ROUT-04] (long)", async () => {
    const before = await shown(world, world.vera, "/");
    expect(before.part("heading", "Welcome to Noordervaart")).toBeDefined();
    const ada = await shown(world, world.ada, `/page/properties/${tides}/`);
    await ada.click("radio", /^Home page/);
    await ada.click("button", "Save");
    const after = await shown(world, world.vera, "/");
    expect([after.address, after.title]).toEqual(["/", "Tides | Noordervaart"]);
    expect(after.part("heading", "Tides")).toBeDefined();
    expect(after.text(after.part("main"))).toContain("About Tides.");
    expect((await shown(world, world.ed, "/?edit")).address).toBe("/tides/?edit");
    const settings = { permission_state: { public: { view: true } } };
    const opened = await as(world, world.ed).call(savePageEdit, { page_id: tides, settings });
    expect(opened).toMatchObject({ success: true });
    const visitor = await shown(world, "visitor", "/");
    expect([visitor.address, visitor.text(visitor.part("main"))]).toEqual([
      "/",
      expect.stringContaining("About Tides."),
    ]);
  });
});

describe("the home page of a site", () => {
  it("is the page at / [ROUT-04]", async () => {
    const settings = { make_homepage: true };
    const chosen = await as(world, world.ada).call(savePageEdit, { page_id: tides, settings });
    expect(chosen).toMatchObject({ success: true });
    const screen = await shown(world, world.vera, "/");
    expect([screen.address, screen.title]).toEqual(["/", "Tides | Noordervaart"]);
    expect(screen.text(screen.part("main"))).toContain("About Tides.");
  });
});

describe("an address that is nobody's", () => {
  it("says so, with a way on [ROUT-38]", async () => {
    const screen = await shown(world, world.vera, "/nothing/of/the/kind/");
    expect(screen.part("heading").textContent).toBe("There's nothing at this address.");
    await screen.click("link", "Browse pages");
    expect(screen.address).toBe("/pages/");
  });

  it("says who may go there, and leads to asking for it [ROUT-38]", async () => {
    const screen = await shown(world, world.vera, "/settings/site/");
    expect(screen.part("heading").textContent).toBe("Sorry, only administrators can do this.");
    await screen.click("link", "Request administrator rights");
    expect(screen.part("dialog", "Request administrator rights")).toBeDefined();
    await leaveScreen();
  });
});

describe("settings are plain forms with Save and Cancel", () => {
  it.each([
    ["/settings/account/", "Your account", "vera", null],
    ["/settings/site/", "Site", "ada", "ed"],
    ["/settings/theme/", "Theme", "olga", "ada"],
  ] as const)("%s, for the named roles alone [ROUT-39] (long)", async (path, heading, who, other) => {
    const screen = await shown(world, world[who], path);
    expect(screen.part("heading", heading)).toBeDefined();
    expect(screen.names("button")).toContain("Save");
    await screen.click("link", "Cancel");
    expect(screen.address).toBe("/settings/");
    const refused = await shown(world, other === null ? "visitor" : world[other], path);
    expect(refused.parts("heading", heading)).toEqual([]);
  });
});
