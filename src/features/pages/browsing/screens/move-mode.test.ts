import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { setWidthOf } from "#testing/screens/window-width.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let [fleet, oars, dock, fog] = [0, 0, 0, 0];
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const folder = async (parent: number, name: string) => {
  const [row] = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, $3, lower($3)) returning id",
    parent,
    name,
  );
  return row?.id ?? 0;
};
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  await query(world, "delete from folder where site_id = $1 and parent_id is not null");
  fleet = await folder(world.mainFolderId, "Fleet");
  oars = await folder(fleet, "Oars");
  dock = await folder(world.mainFolderId, "Dock");
  fog = await madePage(world, "Fog", { folderId: fleet });
});

const begin = async (screen: Screen) => {
  await screen.click("button", "Options for Fleet");
  await screen.click("menuitem", "Move Folder to Folder");
};
const beginPage = async (screen: Screen) => {
  await screen.click("button", "Options for Fog");
  await screen.click("menuitem", "Move to folder");
};
const banner = (screen: Screen) => screen.parts("button", "Cancel").length > 0;
const node = (screen: Screen, name: string) =>
  screen.parts("treeitem").find((item) => item.textContent?.trim() === name) as HTMLElement;
const notice = (screen: Screen) => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;

describe("the mode in which a folder is moved", () => {
  it("says so in a banner; the folder that is chosen takes it, and the notice takes it back [FMOV-03] [FMOV-04] [FMOV-10] [FMOV-11] [FMOV-12] [FOPT-03] [FMOV-02]", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    expect(banner(screen)).toBe(false);
    await begin(screen);
    expect(screen.text(screen.part("main"))).toContain("Select the folder to move Fleet to");
    // Where it is and the folder itself take it not.
    expect(["Main", "Fleet", "Dock"].map((name) => node(screen, name).getAttribute("aria-disabled"))).toEqual(
      ["true", "true", null],
    );
    // What the notice says is what the server answers.
    const renamed = "update folder set name = name || ' II' where site_id = $1 and id in ($2, $3)";
    await query(world, renamed, fleet, dock);
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.sent.some(({ path }) => path === `/ajax/category/move/${fleet}/${dock}/`)).toBe(true);
    expect([banner(screen), notice(screen)]).toEqual([false, "Fleet II moved to Dock II"]);
    expect(screen.address).toBe(`/pages/tree/${fleet}/`);
    await screen.click("button", "Undo");
    expect(
      screen.sent.some(({ path }) => path === `/ajax/category/move/${fleet}/${world.mainFolderId}/`),
    ).toBe(true);
    expect(notice(screen)).toBe("Fleet II moved to Main");
  });

  it.each([
    ["Cancel", (screen: Screen) => screen.click("button", "Cancel")],
    ["Escape", (screen: Screen) => screen.press("{Escape}")],
  ])(
    "ends with %s, and nothing is moved; folders are ways to their pages again [FMOV-10]",
    async (_, leave) => {
      const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
      await begin(screen);
      expect(node(screen, "Dock").getAttribute("href")).toBeNull();
      await leave(screen);
      await screen.pass(10);
      expect(screen.focused?.getAttribute("aria-label")).toBe("Options for Fleet");
      expect([banner(screen), node(screen, "Dock").getAttribute("href")]).toEqual([
        false,
        `/pages/tree/${dock}/`,
      ]);
      expect(screen.sent.filter(({ path }) => path.includes("/move/"))).toEqual([]);
    },
  );

  it("does not offer the folder itself, what lies in it, and where it is [FMOV-05] [FMOV-11] (long)", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${oars}/`);
    await screen.load(`/pages/tree/${fleet}/`);
    node(screen, "Fleet").focus();
    await screen.press("{ArrowRight}");
    await begin(screen);
    const offered = screen
      .parts("treeitem")
      .map((item) => [item.textContent?.trim(), item.getAttribute("aria-disabled") !== "true"]);
    expect(offered).toEqual([
      ["Main", false],
      ["Dock", true],
      ["Fleet", false],
      ["Oars", false],
    ]);
    await screen.clickOn(node(screen, "Oars"));
    expect([banner(screen), screen.sent.filter(({ path }) => path.includes("/move/"))]).toEqual([true, []]);
  });

  it("is worked by keys alone: the focus is in the tree, Enter chooses [FMOV-03] [FTRE-05] (long)", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await begin(screen);
    expect(screen.focused?.getAttribute("role")).toBe("treeitem");
    await screen.press("{Home}{ArrowDown}");
    expect(screen.focused).toBe(node(screen, "Dock"));
    await screen.press("{Enter}");
    expect(notice(screen)).toBe("Fleet moved to Dock");
  });

  it("does not begin where there is no folder to choose [FMOV-04]", async () => {
    await query(world, "delete from folder where site_id = $1 and id = $2", dock);
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await begin(screen);
    expect(screen.text(screen.part("alert"))).toBe(
      "No folders to move this folder to. Please create a new folder first.",
    );
    expect(banner(screen)).toBe(false);
  });

  it("begins where there is one folder to choose [FMOV-04] (long)", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await begin(screen);
    expect([
      screen
        .parts("alert")
        .map((each) => screen.text(each))
        .join(""),
      banner(screen),
    ]).toEqual(["", true]);
  });

  it("says that it failed, and why [CALL-10] [FMOV-07] [FMOV-06] [FMOV-05]", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await folder(dock, "Fleet");
    await begin(screen);
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.text(screen.part("alert"))).toBe(
      "Unable to move folder! A folder with this name already exists here.",
    );
    await begin(screen);
    screen.meddle(() => Promise.reject(new TypeError("no line")));
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.text(screen.part("alert"))).toBe(
      "Unable to move folder! Could not connect, please try again later..",
    );
    screen.meddle(null);
    await beginPage(screen);
    expect(node(screen, "Fleet").getAttribute("aria-disabled")).toBe("true");
    await query(world, "update page set folder_id = $2 where site_id = $1 and id = $3", dock, fog);
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.text(screen.part("alert"))).toBe("Unable to move page! Page is already in this folder");
    await beginPage(screen);
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.text(screen.part("alert"))).toBe(
      "Unable to move page! Could not connect, please try again later..",
    );
  });
});

describe("a page", () => {
  it("is moved by the same mode, by whoever may edit it [FMOV-01] [FMOV-12] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await beginPage(screen);
    expect(screen.text(screen.part("main"))).toContain("Select the folder to move Fog to");
    await screen.clickOn(node(screen, "Dock"));
    expect(screen.sent.some(({ path }) => path === `/ajax/category/page/move/${fog}/${dock}/`)).toBe(true);
    expect(notice(screen)).toBe("Fog moved to Dock");
    expect(screen.text(screen.part("main"))).toContain("There are no pages in this folder.");
    const vera = await shown(world, world.vera, `/pages/tree/${dock}/`);
    await vera.click("button", "Options for Fog");
    expect(vera.names("menuitem")).toEqual(["Open", "Follow"]);
  });

  it("can be dragged where one may edit it, folders by editors, and Main by nobody [FMOV-08] [FMOV-09]", async () => {
    const dragged = (screen: Screen) =>
      [...screen.document.querySelectorAll("[draggable=true]")].map((each) =>
        (each.querySelector(".browsing-title > a") ?? each).textContent?.trim(),
      );
    const shares = [
      ...firstShares.filter(({ mayEdit }) => !mayEdit),
      { principalId: principal("person", world.vera.id), mayEdit: true },
    ];
    await madePage(world, "Gale", { folderId: fleet, shares });
    const ed = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    expect(dragged(ed)).toEqual(["Dock", "Fleet", "Fog"]);
    expect(dragged(await shown(world, world.vera, `/pages/tree/${fleet}/`))).toEqual(["Gale"]);
    // On a phone both are moved by their menus.
    const phone = await shown(world, world.ed, `/pages/tree/${fleet}/`, {
      before: (page) => setWidthOf(page, 799),
    });
    expect(dragged(phone)).toEqual([]);
    await phone.click("button", "Options for Fog");
    expect(phone.names("menuitem")).toContain("Move to folder");
  });

  it("and a folder that are dragged are taken by no folder that they lie in, and a folder by none in it [FMOV-05] [FMOV-11] (long)", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    const Event = screen.document.defaultView?.Event ?? globalThis.Event;
    const dataTransfer = { types: ["text/plain"], effectAllowed: "", setData() {} };
    const drag = async (what: Element, onto: string) => {
      const raise = (at: Element, kind: string) =>
        at.dispatchEvent(
          Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { dataTransfer }),
        );
      raise(what, "dragstart");
      raise(node(screen, onto), "dragover");
      raise(node(screen, onto), "drop");
      raise(what, "dragend");
      await screen.pass(0);
    };
    const moves = () => screen.sent.flatMap(({ path }) => (path.includes("/move/") ? [path] : []));
    node(screen, "Fleet").focus();
    await screen.press("{ArrowRight}");
    for (const onto of ["Main", "Fleet", "Oars"]) await drag(node(screen, "Fleet"), onto);
    await drag(screen.part("link", "Fog").closest("li") as Element, "Fleet");
    expect(moves()).toEqual([]);
    await drag(node(screen, "Fleet"), "Dock");
    expect([moves(), notice(screen)]).toEqual([
      [`/ajax/category/move/${fleet}/${dock}/`],
      "Fleet moved to Dock",
    ]);
  });
});

it("a folder that is moved, or renamed in the tree, by somebody who is no editor any more stays as it is, and they are told so [ROLE-21] (long)", async () => {
  const becomes = (role: string) =>
    query(world, "update person set role = $2 where site_id = $1 and id = $3", role, world.ada.id);
  const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
  const renamed = async () => {
    node(screen, "Fleet").focus();
    await screen.press("{F2}");
    await screen.type("New name for Fleet", "Ships");
    return () => screen.press("{Enter}");
  };
  const moved = async () => {
    await begin(screen);
    return () => screen.clickOn(node(screen, "Dock"));
  };
  for (const beginning of [renamed, moved]) {
    const end = await beginning();
    await becomes("member");
    await end();
    await becomes("admin");
    const dialog = screen.part("dialog", "Editors only");
    expect(screen.text(dialog)).toContain("Sorry, only editors can do this.");
    await screen.load(`/pages/tree/${fleet}/`);
  }
  expect(await query(world, "select id from folder where site_id = $1 and parent_id = $2", dock)).toEqual([]);
});
