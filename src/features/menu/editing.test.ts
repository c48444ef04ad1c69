import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { chooseOfItem, menuChips, menuEditor, ofType } from "#testing/menu-editing.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
let timetable: number;
let payroll: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  timetable = await madePage(world, "Timetable");
  payroll = await madePage(world, "Payroll", {
    shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
  });
});
beforeEach(() =>
  save([
    { id: "home", type: "url", link: "/" },
    { id: "hand", type: "menu", title: "Handbook", items: [{ id: "rules", type: "url", title: "Rules" }] },
    { id: "news", type: "page", page_id: timetable, title: "News" },
  ]),
);
afterAll(() => world.close());

async function save(items: readonly object[], more = {}) {
  const data = JSON.stringify({ user_state: { items, overflow: true, ...more } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
}
async function stored() {
  const answer = await as(world, world.olga).call(readMenu, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.user_state;
}
const labels = async () =>
  (await stored()).items.map((item) => [
    item.title || item.orig_title,
    ...item.items.map(({ title }) => title),
  ]);

async function editing(address = "/pages/"): Promise<Screen> {
  const screen = await shown(world, world.ed, address);
  await screen.click("button", "Edit menu");
  return screen;
}

describe("edit mode of the menu", () => {
  it("leaves More alone, says that a save failed and keeps what was edited, and asks before Cancel gives it up [MBAR-01] [MEDT-08] [MEDT-16]", async () => {
    const screen = await editing("/nothing/");
    await screen.click("button", "More", menuEditor(screen));
    expect(screen.part("alert").textContent).toBe("Sorry, the More menu cannot be edited.");
    await chooseOfItem(screen, "News", "Remove");
    screen.meddle(({ path }) =>
      path.includes("save_menu") ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : null,
    );
    await screen.click("button", "Save", menuEditor(screen));
    expect(screen.text()).toContain("Could not save menu. Please try again.");
    expect(menuChips(screen)).toEqual(["Home", "Handbook"]);
    await screen.click("button", "Cancel", menuEditor(screen));
    await screen.click("button", "Discard changes");
    expect(screen.parts("region", "Edit menu")).toEqual([]);
    expect(await labels()).toEqual([["Home"], ["Handbook", "Rules"], ["News"]]);
  });

  it("takes the place of the bar, with Save and Cancel; without a change they ask nothing and send nothing [MBAR-01] (long)", async () => {
    const screen = await editing();
    expect(screen.parts("navigation", "Site menu")).toEqual([]);
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
    for (const end of ["Cancel", "Save"]) {
      expect(screen.names("button", menuEditor(screen)).filter((name) => name === end)).toEqual([end]);
      await screen.click("button", end, menuEditor(screen));
      expect(screen.parts("region", "Edit menu")).toEqual([]);
      expect(screen.parts("navigation", "Site menu")).toHaveLength(1);
      expect(screen.parts("dialog")).toEqual([]);
      await screen.click("button", "Edit menu");
    }
    expect(screen.sent.filter(({ path }) => path.includes("save_menu"))).toEqual([]);
  });

  it("says that the menu is saved as soon as it is, however long the screen takes to be read (long)", async () => {
    const screen = await editing();
    await chooseOfItem(screen, "News", "Move earlier");
    screen.meddle(({ method }) => (method === "GET" ? new Promise(() => {}) : null));
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Menu saved");
  });

  it("Save sends the changes as those of a menu that is edited, stores and shows them; Undo brings the menu of before back [MBAR-01] [MEDT-10] [MEDT-19] [MEDT-15] (long)", async () => {
    const screen = await editing();
    await chooseOfItem(screen, "News", "Move earlier");
    await screen.click("button", "Save");
    const sent = screen.sent.findLast(({ method }) => method === "POST");
    expect(sent).toMatchObject({
      path: "/ajax/widget/action/save_menu/0/0/new_menu/",
      fields: { data: { tempstate: true } },
    });
    expect(await labels()).toEqual([["Home"], ["News"], ["Handbook", "Rules"]]);
    const bar = screen.part("navigation", "Site menu");
    expect(bar.textContent?.indexOf("News")).toBeLessThan(bar.textContent?.indexOf("Handbook") ?? 0);
    expect(screen.text()).toContain("Menu saved");
    await screen.click("button", "Undo");
    expect(await labels()).toEqual([["Home"], ["Handbook", "Rules"], ["News"]]);
  });

  it("says so when the menu cannot be loaded, and gives the bar its place back [MBAR-07]", async () => {
    const screen = await shown(world, world.ed, "/nothing/");
    screen.meddle(({ path }) =>
      path.startsWith("/-/menu/") ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : null,
    );
    await screen.click("button", "Edit menu");
    await screen.pass(0);
    expect(screen.part("alert").textContent).toBe("Could not load items");
    expect(screen.parts("navigation", "Site menu")).toHaveLength(1);
    screen.meddle(null);
    await screen.click("button", "Edit menu");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
  });

  it("Keep editing goes on, and what a save that failed has left is saved by the next [MBAR-01] [MEDT-16] (long)", async () => {
    const screen = await editing();
    await chooseOfItem(screen, "News", "Remove");
    await screen.click("button", "Cancel", menuEditor(screen));
    await screen.click("button", "Keep editing");
    screen.meddle(({ path }) =>
      path.includes("save_menu") ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : null,
    );
    await screen.click("button", "Save");
    expect(menuChips(screen)).toEqual(["Home", "Handbook"]);
    screen.meddle(null);
    await screen.click("button", "Save");
    expect(await labels()).toEqual([["Home"], ["Handbook", "Rules"]]);
  });

  it("a removed item is brought back where it was (long)", async () => {
    const screen = await editing();
    await chooseOfItem(screen, "Handbook", "Remove");
    expect(menuChips(screen)).toEqual(["Home", "News"]);
    await screen.click("button", "Undo");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
  });

  it("says of an item that may not be edited that it cannot be [MEDT-09]", async () => {
    await save([{ type: "page", page_id: payroll, title: "Salaries" }]);
    const screen = await editing();
    expect(menuChips(screen)).toEqual(["Hidden item"]);
    await chooseOfItem(screen, "Hidden item", "Edit");
    expect(screen.part("alert").textContent).toBe("Cannot edit this item");
    expect(screen.parts("dialog")).toEqual([]);
  });
});

describe("moving", () => {
  it("by the arrow keys of the handle, told each time (long)", async () => {
    const screen = await editing();
    screen.part("button", "Move Home", menuEditor(screen)).focus();
    await screen.press("{ArrowRight}");
    expect(menuChips(screen)).toEqual(["Handbook", "Home", "News"]);
    expect(menuEditor(screen).textContent).toContain("Home: position 2 of 3");
    await screen.press("{ArrowLeft}{ArrowLeft}");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
  });

  it("into a menu and out of it; a menu stays on the bar [MEDT-02] [MEDT-04] [MEDT-06] (long)", async () => {
    await save([
      { id: "a", type: "menu", title: "One", items: [] },
      { id: "b", type: "menu", title: "Two", items: [] },
      { id: "c", type: "url", title: "Link" },
    ]);
    const screen = await editing();
    await screen.click("button", "Two", menuEditor(screen));
    expect(screen.names("menuitem")).toEqual(["Edit", "Move earlier", "Move later", "Remove"]);
    await screen.press("{Escape}");
    await chooseOfItem(screen, "Link", "Move into One");
    await screen.click("button", "Items of One");
    const panel = screen.part("group", "Items of One");
    await screen.click("button", "Add item", panel);
    const radios = screen.parts("radio", undefined, screen.part("radiogroup", "Type"));
    const types = radios.map((radio) => radio.closest("label")?.textContent);
    expect(types).toEqual(["Page", "Folder", "Tag", "Link", "Favorites"]);
    await ofType(screen, "Link");
    await screen.click("button", "Add item", screen.part("dialog"));
    expect(screen.text(screen.part("dialog"))).toContain("A link menu item should have a link or a title");
    await screen.type(/^Title/, "Fog");
    await screen.click("button", "Cancel", screen.part("dialog"));
    expect(screen.names("button", panel).filter((name) => name.includes("Fog"))).toEqual([]);
    expect(menuChips(screen)).toEqual(["One", "Two", "Link"]);
    await chooseOfItem(screen, "Link", "Move to the bar");
    await screen.click("button", "Save");
    expect(await labels()).toEqual([["One"], ["Two"], ["Link"]]);
  });

  it("items are made, changed and put in order in dialogs; what is cancelled leaves no trace [MEDT-01] [MEDT-02] [MEDT-03] (long)", async () => {
    const screen = await editing();
    await screen.click("button", "Add item", menuEditor(screen));
    await ofType(screen, "Menu");
    await screen.type(/^Title/, "New one");
    await screen.click("button", "Cancel", screen.part("dialog"));
    await chooseOfItem(screen, "News", "Edit");
    await screen.type(/^Title/, "Changed");
    await screen.press("{Escape}");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
    await screen.click("button", "Add item", menuEditor(screen));
    await ofType(screen, "Link");
    await screen.type(/^Title/, "Forms");
    await screen.click("button", "Add item", screen.part("dialog", "New item"));
    await chooseOfItem(screen, "News", "Edit");
    await screen.type(/^Title/, "What is new");
    await screen.click("button", "Done", screen.part("dialog", "Edit News"));
    const reorder = async () => {
      await screen.click("button", "Menu options");
      await screen.click("menuitem", "Reorder items");
    };
    await reorder();
    await screen.click("button", "Move Home later");
    await screen.click("button", "Cancel", screen.part("dialog", "Reorder items"));
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "What is new", "Forms"]);
    await reorder();
    // What stands below an item is put in order there, too.
    expect(screen.parts("button", /^Move Rules (earlier|later)$/)).toHaveLength(2);
    await screen.click("button", "Move What is new earlier");
    await screen.click("button", "Move What is new earlier");
    await screen.click("button", "Move Home later");
    await screen.click("button", "Move What is new earlier");
    await screen.click("button", "Move Forms later");
    await screen.click("button", "Done", screen.part("dialog", "Reorder items"));
    expect(menuChips(screen)).toEqual(["What is new", "Handbook", "Home", "Forms"]);
    await chooseOfItem(screen, "Handbook", "Move earlier");
    await chooseOfItem(screen, "Home", "Move later");
    await screen.click("button", "Save");
    expect(await labels()).toEqual([["Handbook", "Rules"], ["What is new"], ["Forms"], ["Home"]]);
  });
});

describe("the dialogs of the menu", () => {
  it("offer no menu within a menu; what is accepted is part of it [MEDT-02] [MEDT-06] [MEDT-18]", async () => {
    const screen = await editing("/nothing/");
    await screen.click("button", "Items of Handbook", menuEditor(screen));
    const panel = screen.part("group", "Items of Handbook");
    await screen.click("button", "Add item", panel);
    const radios = screen.parts("radio", undefined, screen.part("radiogroup", "Type"));
    const types = radios.map((radio) => radio.closest("label")?.textContent);
    expect(types).toEqual(["Page", "Folder", "Tag", "Link", "Favorites"]);
    await ofType(screen, "Favorites");
    await screen.click("button", "Add item", screen.part("dialog"));
    const below = screen.names("button", panel).filter((name) => name.startsWith("Move "));
    expect(below).toEqual(["Move Rules", "Move Favorites"]);
  });

  it("refuse an item that is empty, forget what is cancelled, and put items in order [MITM-01] [MEDT-01] [MEDT-02] [MEDT-03] [MEDT-04]", async () => {
    const screen = await editing("/nothing/");
    await screen.click("button", "Add item", menuEditor(screen));
    const added = screen.part("dialog", "New item");
    const radios = screen.parts("radio", undefined, screen.part("radiogroup", "Type"));
    const types = radios.map((radio) => radio.closest("label")?.textContent);
    expect(types).toEqual(["Page", "Folder", "Tag", "Link", "Menu", "Favorites"]);
    await screen.click("button", "Add item", added);
    expect(screen.text(added)).toContain("Select a page for this menu item");
    expect(screen.document.querySelectorAll("[data-menu-item]")).toHaveLength(3);
    await screen.press("{Escape}");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
    await chooseOfItem(screen, "Home", "Edit");
    await screen.type(/^Title/, "Changed", screen.part("dialog", "Edit Home"));
    await screen.press("{Escape}");
    expect(menuChips(screen)).toEqual(["Home", "Handbook", "News"]);
    await screen.click("button", "Menu options");
    await screen.click("menuitem", "Reorder items");
    const ordered = screen.part("dialog", "Reorder items");
    await screen.click("button", "Move News earlier", ordered);
    await screen.click("button", "Done", ordered);
    expect(menuChips(screen)).toEqual(["Home", "News", "Handbook"]);
  });
});
