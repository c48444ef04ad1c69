import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { folderTree } from "#features/folders/contract.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { withoutChunks } from "#testing/screens/chunks.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { principal } from "#kernel/actor.ts";

let world: World;
let fog = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  await query(world, "delete from folder where site_id = $1 and parent_id is not null");
  const make = async (parent: number, name: string) => {
    const [row] = await query<{ id: number }>(
      world,
      "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, $3, lower($3)) returning id",
      parent,
      name,
    );
    return row?.id ?? 0;
  };
  const fleet = await make(world.mainFolderId, "Fleet");
  await make(fleet, "Oars");
  await make(world.mainFolderId, "Dock");
  fog = await madePage(world, "Fog");
});

const opened = async (who = world.ed) => {
  const screen = await shown(world, who, `/page/properties/${fog}/`);
  await screen.click("button", "Browse folders");
  return screen;
};
const nodes = (screen: Screen) => screen.names("treeitem").map((name) => name.trim());
const node = (screen: Screen, name: string) =>
  screen.parts("treeitem").find((item) => item.textContent?.trim() === name) as HTMLElement;
const chosen = (screen: Screen) =>
  screen
    .parts("treeitem")
    .filter((item) => item.getAttribute("aria-selected") === "true")
    .map((item) => item.textContent?.trim());
/** The newest of what is told: of an error, or of what was done. */
const notice = (screen: Screen, kind: "alert" | "status" = "alert") =>
  [...screen.document.querySelectorAll(`[role=${kind}] .ui-notice .ui-notice-text`)].at(-1)?.textContent;

describe("the tree of folders in a dialog", () => {
  it("says that it could not be fetched, and closes [DLGS-19]", async () => {
    await withoutChunks(["features/pages/filing/parts/folder-picker.tsx"], async () => {
      const screen = await opened();
      expect(notice(screen)).toBe("Could not load folder tree. Please try again in a moment...");
      expect(screen.names("dialog")).toEqual(["Properties"]);
    });
  });

  it("stands in a dialog over that of the page, which has tags to choose from, and explains folders; its rows are chosen, opened and closed by keys and mouse [FOPT-17] [FTRE-04] [FTRE-05] [PDLG-18]", async () => {
    const screen = await shown(world, world.ed, `/page/properties/${fog}/`);
    expect(screen.field(/^Tags/).getAttribute("role")).toBe("combobox");
    await screen.click("button", "Browse folders");
    expect(screen.parts("heading", "Choose a folder", screen.part("dialog"))).toHaveLength(1);
    expect([screen.names("tree"), nodes(screen), chosen(screen)]).toEqual([
      ["Folders"],
      ["Main", "Dock", "Fleet"],
      ["Main"],
    ]);
    node(screen, "Main").focus();
    await screen.press("{End}{ArrowRight}");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Oars"]);
    await screen.press("{ArrowRight}{Enter}");
    expect(chosen(screen)).toEqual(["Oars"]);
    await screen.press("{ArrowLeft}{ArrowLeft}");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet"]);
    // The sign before a row is for the mouse alone.
    const twist = node(screen, "Fleet").parentElement?.querySelector(".ui-tree-twist") as HTMLElement;
    await screen.clickOn(twist);
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Oars"]);
    await screen.clickOn(twist);
    await screen.clickOn(node(screen, "Dock"));
    expect([nodes(screen), chosen(screen)]).toEqual([["Main", "Dock", "Fleet"], ["Dock"]]);
    await screen.click("button", "About folders");
    const help = screen.text(screen.part("dialog", "About folders"));
    for (const sentence of [
      "Folders keep pages in order. Each page is in one folder.",
      "Folders can contain folders. Main is at the top.",
      "Moving a page doesn't change who can see it.",
      "When you delete a folder, its pages move to the folder above.",
      "Arrow keys choose a folder, F2 renames it, Delete deletes it.",
    ])
      expect(help).toContain(sentence);
    await screen.click("button", "OK");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet"]);
  });

  it("is chosen from for the page that is saved then [FTRE-05] (long)", async () => {
    const screen = await opened();
    await screen.clickOn(node(screen, "Dock"));
    await screen.click("button", "Choose");
    expect((screen.field("Folder") as Element as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
      "Dock",
    );
    await screen.click("button", "Save");
    const [row] = await query<{ name: string }>(
      world,
      "select folder.name from page join folder on folder.id = page.folder_id where page.site_id = $1 and page.id = $2",
      fog,
    );
    expect(row?.name).toBe("Dock");
  });

  it("takes the place of the dialog that opened it, which is back with Cancel and with what was chosen [DLGS-16]", async () => {
    const screen = await opened();
    const folder = () =>
      (screen.field("Folder") as Element as HTMLSelectElement).selectedOptions[0]?.textContent;
    const headings = () => screen.names("heading", screen.part("dialog"));
    expect([headings(), screen.parts("dialog").length]).toEqual([["Choose a folder"], 1]);
    await screen.click("button", "Cancel");
    expect([headings()[0], folder()]).toEqual(["Properties", "Main"]);
    await screen.click("button", "Browse folders");
    await screen.clickOn(node(screen, "Dock"));
    await screen.click("button", "Choose");
    expect([headings()[0], folder()]).toEqual(["Properties", "Dock"]);
  });

  const unfinished = "Please create or cancel the new folder first";

  it("names a new folder in a row of it, which is finished before anything else is done, and is the one that is chosen then; an empty name makes none [FTRE-06] [FTRE-08] [FTRE-10] [FTRE-13] [FTRE-21]", async () => {
    const screen = await opened();
    await screen.click("button", "New Folder");
    expect(screen.focused).toBe(screen.field("New folder in Main"));
    expect(screen.part("tree").contains(screen.focused)).toBe(true);
    await screen.press("Ropes");
    const told = () => screen.document.querySelector("[role=alert] .ui-notice");
    for (const other of ["New Folder", "Rename", "Delete"]) {
      const before = told();
      await screen.click("button", other);
      expect([other, notice(screen), told() === before]).toEqual([other, unfinished, false]);
    }
    await screen.clickOn(node(screen, "Dock"));
    await screen.click("button", "Choose");
    expect(screen.text(screen.part("dialog"))).toContain(unfinished);
    expect([chosen(screen), screen.field("New folder in Main").value]).toEqual([["Main"], "Ropes"]);
    screen.field("New folder in Main").focus();
    await screen.press("{Escape}");
    expect([screen.parts("textbox", /New folder/), screen.names("dialog").length]).toEqual([[], 1]);
    await screen.click("button", "New Folder");
    await screen.press("  {Enter}");
    const asked = screen.sent.filter(({ path }) => path.includes("/category/create/"));
    expect([screen.parts("textbox", /New folder/), asked, notice(screen, "status")]).toEqual([
      [],
      [],
      undefined,
    ]);
    await screen.click("button", "New Folder");
    await screen.type("New folder in Main", " Cranes {Enter}");
    expect([notice(screen, "status"), nodes(screen), chosen(screen)]).toEqual([
      "Folder created!",
      ["Main", "Cranes", "Dock", "Fleet"],
      ["Cranes"],
    ]);
  });

  it("makes folders below the one that is chosen, several at once, and none of no name [FTRE-06] [FTRE-08] [FTRE-09] [FTRE-13] [FTRE-21] (long)", async () => {
    const screen = await opened();
    await screen.clickOn(node(screen, "Dock"));
    for (const keys of ["Ropes{Escape}", "  {Enter}"]) {
      await screen.click("button", "New Folder");
      expect(screen.focused).toBe(screen.field("New folder in Dock"));
      await screen.press(keys);
      expect([screen.parts("textbox", /New folder/), screen.names("dialog").length]).toEqual([[], 1]);
    }
    expect(screen.sent.filter(({ path }) => path.includes("/category/create/"))).toEqual([]);
    expect([notice(screen), notice(screen, "status")]).toEqual([undefined, undefined]);
    await screen.click("button", "New Folder");
    await screen.press("Cranes/Hooks{Enter}");
    expect([notice(screen, "status"), nodes(screen)]).toEqual([
      "Folder created!",
      ["Main", "Dock", "Cranes", "Hooks", "Fleet"],
    ]);
    await screen.click("button", "Choose");
    expect((screen.field("Folder") as Element as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
      "Dock / Cranes / Hooks",
    );
  });

  it("renames in place, says why that fails, and leaves Main alone [FTRE-07] [FTRE-18] [FOPT-13] [FOPT-15] [FOPT-18]", async () => {
    const screen = await opened();
    await screen.click("button", "Rename");
    expect(notice(screen)).toBe("Cannot rename the Main folder");
    node(screen, "Dock").focus();
    await screen.press("{F2}");
    expect(screen.focused).toBe(screen.field("New name for Dock"));
    expect(screen.part("tree").contains(screen.focused)).toBe(true);
    await screen.press("{Escape}");
    expect(screen.parts("textbox", /New name/)).toEqual([]);
    await screen.clickOn(node(screen, "Dock"));
    await screen.click("button", "Rename");
    expect(screen.field("New name for Dock").getAttribute("maxlength")).toBe("90");
    await screen.type("New name for Dock", "Fleet{Enter}");
    expect(notice(screen)).toBe("Please try again: A folder with this name already exists here.");
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.press("{Enter}");
    expect(notice(screen)).toBe("Please try again: Something went wrong");
    screen.meddle(null);
    await screen.type("New name for Dock", "Docks{Enter}");
    expect([nodes(screen), notice(screen)]).toEqual([["Main", "Docks", "Fleet"], undefined]);
  });

  it("says that it is out of date where it cannot be read anew, and that a folder is made only where it shows it (long)", async () => {
    const screen = await opened();
    screen.meddle(({ path }) => (path === folderTree.path ? new Response("", { status: 502 }) : null));
    await screen.click("button", "New Folder");
    await screen.press("Ropes{Enter}");
    const sentence = "Saved, but the list is out of date. Close and reopen it.";
    expect([notice(screen), notice(screen, "status")]).toEqual([sentence, undefined]);
    await screen.clickOn(node(screen, "Dock"));
    await screen.click("button", "Delete");
    await screen.click("button", "Delete Folder");
    expect([notice(screen), notice(screen, "status")]).toEqual([sentence, "Folder(s) deleted!"]);
    screen.meddle(null);
    await screen.click("button", "Undo");
    expect([notice(screen), notice(screen, "status"), nodes(screen)]).toEqual([
      undefined,
      "Folders restored",
      ["Main", "Dock", "Fleet", "Ropes"],
    ]);
  });

  it("asks above the tree, and Ctrl+Enter confirms what is asked and not what lies below [DLGS-05]", async () => {
    const screen = await opened();
    node(screen, "Fleet").focus();
    await screen.press("{Delete}");
    expect(screen.part("dialog", "Delete folder?")).toBe(screen.part("dialog"));
    await screen.press("{Control>}{Enter}{/Control}");
    expect([screen.parts("heading", "Choose a folder").length, notice(screen, "status")]).toEqual([
      1,
      "Folder(s) deleted!",
    ]);
    expect(nodes(screen)).toEqual(["Main", "Dock"]);
  });

  it("deletes, after asking, and brings back; Main is left alone [FTRE-15] [FTRE-16] [FTRE-17] [FTRE-22]", async () => {
    const screen = await opened();
    const meanwhile: unknown[] = [];
    // The tree is read anew once the folders are gone, or back.
    screen.meddle(({ path }) => {
      if (path === "/ajax/category/tree/") meanwhile.push(notice(screen, "status"));
      return null;
    });
    await screen.click("button", "Delete");
    expect(notice(screen)).toBe("Cannot delete the Main folder");
    node(screen, "Fleet").focus();
    await screen.press("{Delete}");
    expect(screen.text(screen.part("dialog", "Delete folder?"))).toContain("Their pages move to Main.");
    await screen.click("button", "Delete Folder");
    expect([notice(screen, "status"), nodes(screen), chosen(screen)]).toEqual([
      "Folder(s) deleted!",
      ["Main", "Dock"],
      ["Main"],
    ]);
    const told = screen.part("button", "Undo").parentElement;
    expect(told?.style.getPropertyValue("--life")).toBe("10s");
    await screen.click("button", "Undo");
    expect([notice(screen, "status"), nodes(screen), chosen(screen)]).toEqual([
      "Folders restored",
      ["Main", "Dock", "Fleet"],
      ["Fleet"],
    ]);
    const back = screen.sent.find(({ path }) => path === "/ajax/category/bulk_create/");
    expect(back?.fields).toMatchObject({ path_list: ["Main/Fleet", "Main/Fleet/Oars"] });
    expect(meanwhile).toEqual(["Deleting folder...", "Restoring folder(s)..."]);
  });

  it("is only chosen from by those who edit the page and are no editors [FTRE-04] [FTRE-05] (long)", async () => {
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    fog = await madePage(world, "Gale", { shares });
    const screen = await opened(world.vera);
    expect(
      screen.names("button").filter((name) => ["New Folder", "Rename", "Delete"].includes(name)),
    ).toEqual([]);
    node(screen, "Dock").focus();
    await screen.press("{F2}{Delete}{Enter}");
    expect([
      screen.parts("textbox").length,
      screen.parts("dialog", "Choose a folder").length,
      chosen(screen),
    ]).toEqual([0, 1, ["Dock"]]);
  });
});
