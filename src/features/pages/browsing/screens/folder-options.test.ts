import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let [fleet, oars] = [0, 0];
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
});

const options = async (screen: Screen, entry?: string, name = "Fleet") => {
  await screen.click("button", `Options for ${name}`);
  if (entry) await screen.click("menuitem", entry);
};
const tree = (screen: Screen) => screen.names("treeitem").map((name) => name.trim());
const notices = (screen: Screen) =>
  [...screen.document.querySelectorAll<HTMLElement>(".ui-notice")].map((notice) => [
    notice.querySelector(".ui-notice-text")?.textContent,
    notice.style.getPropertyValue("--life"),
  ]);
const becomes = ({ id }: { id: number }, role: string) =>
  query(world, "update person set role = $2 where site_id = $1 and id = $3", role, id);

const entries = [
  "New Folder",
  "Rename",
  "Move Folder to Folder",
  "Move Pages to Trash",
  "Delete Folder",
  "Create new page here",
];

describe("the options of a folder", () => {
  it("are these, for editors [FOPT-01] [FOPT-02] [FOPT-03] [FOPT-04] [FOPT-06] [FOPT-07] [FOPT-08] [FOPT-20]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen);
    expect(screen.names("menuitem")).toEqual(entries);
    expect(screen.part("menuitem", "Create new page here").getAttribute("href")).toBe(
      `/new/?folder=${fleet}`,
    );
    const vera = await shown(world, world.vera, `/pages/tree/${fleet}/`);
    expect(vera.parts("button", "Options for Fleet")).toEqual([]);
  });

  it("say of Main why it stays what and where it is [FOPT-01] [FOPT-03] [FOPT-07] [FOPT-04] [FOPT-13] [FOPT-14] [FOPT-18] [FTRE-17]", async () => {
    const screen = await shown(world, world.ada, "/pages/tree/");
    await options(screen, undefined, "Main");
    expect(screen.parts("menuitem").map((item) => screen.text(item).split(/Sorry|Cannot/)[0])).toEqual(
      entries,
    );
    const inMain = `/new/?folder=${world.mainFolderId}`;
    expect(screen.part("menuitem", "Create new page here").getAttribute("href")).toBe(inMain);
    const refused = screen
      .parts("menuitem")
      .filter((item) => item.getAttribute("aria-disabled") === "true")
      .map((item) => screen.text(item));
    expect(refused).toEqual([
      "RenameSorry, cannot rename the top-most Main folder",
      "Move Folder to FolderSorry, cannot move the top-most Main folder",
      "Delete FolderCannot delete the Main folder",
    ]);
    await screen.clickOn(screen.parts("menuitem")[1] as Element);
    expect(screen.names("dialog")).toEqual([]);
    await screen.click("menuitem", "Move Pages to Trash");
    const dialog = screen.part("dialog", "Move folder pages to Trash");
    expect(screen.text(dialog)).toContain("All pages in “Main” and its folders that you can edit");
  });

  it("lead to a new page in it [FOPT-07] (long)", async () => {
    const screen = await shown(world, world.ed, `/new/?folder=${fleet}`);
    const folders = screen.parts("option") as HTMLOptionElement[];
    expect(folders.filter(({ selected }) => selected).map(({ text }) => text)).toEqual(["Fleet"]);
  });

  it("do not let editors rename or move it where there are no subsites, and say so [FOPT-16] [FOPT-19] [ROLE-19] [ROLE-27]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    for (const entry of ["Rename", "Move Folder to Folder"]) {
      await options(screen, entry);
      const dialog = screen.part("dialog", "No admin permissions");
      expect(screen.text(dialog)).toContain("Sorry, only administrators can do this.");
      expect(screen.part("link", "Request administrator rights", dialog)).toBeDefined();
      await screen.click("button", "OK", dialog);
      // Neither has a dialog come after it, nor the mode of moving, nor why there is nowhere to move it to.
      expect([screen.names("dialog"), screen.text()]).toEqual([[], expect.not.stringMatching(/folder to\b/)]);
    }
  });

  it.each(["Rename", "Move Folder to Folder"])(
    "let administrators do it where there are no subsites: %s [FOPT-16] [FOPT-19] (long)",
    async (entry) => {
      for (const who of [world.ada, world.olga]) {
        const admin = await shown(world, who, `/pages/tree/${fleet}/`);
        await options(admin, entry);
        expect(admin.parts("dialog", "No admin permissions")).toEqual([]);
      }
    },
  );

  it.each([
    ["Delete Folder", null, "Delete Folder"],
    ["Move Pages to Trash", null, "Move to Trash"],
    ["New Folder", "Sails", "Create"],
  ] as const)(
    "are refused to somebody who is no editor any more: %s [ROLE-21] [ROLE-27] (long)",
    async (entry, name, button) => {
      await madePage(world, "Fog", { folderId: fleet });
      const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
      await options(screen, entry);
      if (name) await screen.type("Name", name);
      await becomes(world.ed, "member");
      await screen.click("button", button, screen.part("dialog"));
      await becomes(world.ed, "editor");
      const dialog = screen.part("dialog", "Editors only");
      expect(screen.text(dialog)).toContain("Sorry, only editors can do this.");
      expect(screen.names("link", dialog)).toEqual(["Request editor rights"]);
    },
  );
});

describe("the dialogs of a folder's options", () => {
  it("are confirmed by Ctrl+Enter where one types and on another button, and not by Enter [DLGS-04] [DLGS-05]", async () => {
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await options(screen, "Rename");
    await screen.type("Name", "Barges{Enter}");
    expect(screen.part("dialog", "Rename folder").contains(screen.focused)).toBe(true);
    await screen.press("{Control>}{Enter}{/Control}");
    expect([screen.names("dialog"), tree(screen)]).toEqual([[], ["Main", "Barges"]]);
    await options(screen, "Rename", "Barges");
    await screen.type("Name", "Fleet");
    screen.part("button", "Cancel", screen.part("dialog")).focus();
    await screen.press("{Control>}{Enter}{/Control}");
    expect([screen.names("dialog"), tree(screen)]).toEqual([[], ["Main", "Fleet"]]);
  });

  it("make one in it, of several names where there are slashes [FOPT-01] [FOPT-09] [FTRE-09] [FTRE-13] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen, "New Folder");
    const dialog = screen.part("dialog", "New folder");
    await screen.type("Name", "Sails/Ropes");
    await screen.click("button", "Create", dialog);
    expect(notices(screen)).toEqual([["Folder created!", "3s"]]);
    await screen.load(`/pages/tree/${fleet}/`);
    expect(screen.names("link", screen.part("list", "Folders in Fleet"))).toEqual(["Oars", "Sails"]);
  });

  it("rename it, say the reason for 5 seconds, where that fails, and nothing of an empty name [FOPT-02] [FOPT-09] [FOPT-12] [FOPT-15] [FTRE-19] [FTRE-21] [FTRE-23]", async () => {
    await folder(world.mainFolderId, "Harbour");
    const screen = await shown(world, world.ada, `/pages/tree/${fleet}/`);
    await options(screen, "Rename");
    const dialog = screen.part("dialog", "Rename folder");
    expect(screen.field("Name").getAttribute("maxlength")).toBe("90");
    expect(screen.field("Name").value).toBe("Fleet");
    await screen.type("Name", "hARBOUR");
    await screen.click("button", "Rename", dialog);
    expect(screen.text(dialog)).toContain("A folder with this name already exists here.");
    await screen.pass(4_900);
    expect(screen.text(dialog)).toContain("already exists");
    await screen.pass(100);
    expect(screen.text(dialog)).not.toContain("already exists");
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.click("button", "Rename", dialog);
    expect(screen.text(dialog)).toContain("Something went wrong");
    for (const body of [{ error: "Not on Sundays." }, { message: "Nor on Mondays." }]) {
      screen.meddle(() => Response.json({ success: false, ...body }, { status: 409 }));
      await screen.click("button", "Rename", dialog);
      expect(screen.text(dialog)).toContain(Object.values(body)[0]);
    }
    screen.meddle(null);
    await screen.type("Name", " ");
    await screen.click("button", "Rename", dialog);
    expect(screen.names("dialog")).toEqual([]);
    expect(tree(screen)).toContain("Fleet");
    await options(screen, "Rename");
    await screen.type("Name", "Ships");
    await screen.click("button", "Rename", screen.part("dialog", "Rename folder"));
    expect(tree(screen)).toContain("Ships");
  });

  it("move its pages to the trash, and say how many and of which folder; Undo brings them back [FOPT-04] [FOPT-09] [FOPT-21] [FOPT-11] (long)", async () => {
    for (const [title, folderId] of [
      ["Fog", fleet],
      ["Ash", oars],
    ] as const)
      await madePage(world, title, { folderId });
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen, "Move Pages to Trash");
    const dialog = screen.part("dialog", "Move folder pages to Trash");
    expect(screen.text(dialog)).toContain("All pages in “Fleet” and its folders that you can edit");
    expect(screen.text(dialog)).toContain("Home pages and templates stay.");
    await screen.click("button", "Move to Trash", dialog);
    expect(notices(screen)).toEqual([["2 pages from Fleet moved to trash", "10s"]]);
    expect(screen.text(screen.part("main"))).toContain("There are no pages in this folder.");
    await screen.click("button", "Undo");
    expect(screen.text(screen.part("main"))).toContain("Fog");
    // The server moves them in pieces; it names the folder as it is by then.
    for (const [count, done, sentence] of [
      [60, false, "Moving 60 pages from Ships to trash"],
      [0, true, "No pages from Ships moved to trash"],
    ] as const) {
      await options(screen, "Move Pages to Trash");
      const reply = { success: true, name: "Ships", nr_pages: count, task: done ? null : 7, done };
      screen.meddle(({ path }) => (path.includes("/trash_pages/") ? Response.json(reply) : null));
      await screen.click("button", "Move to Trash", screen.part("dialog"));
      expect(notices(screen).at(-1)?.[0]).toBe(sentence);
    }
  });

  it("delete it: its pages go to the folder above, and Undo brings all back for 10 seconds [FOPT-06] [DLGS-18] [FTRE-12] [FTRE-14] [FTRE-15] [FTRE-16] [FTRE-22] (long)", async () => {
    await madePage(world, "Fog", { folderId: fleet });
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen, "Delete Folder");
    const dialog = screen.part("dialog", "Delete folder?");
    expect(screen.text(dialog)).toContain("Their pages move to Main.");
    expect(screen.sent.filter(({ method }) => method === "POST")).toEqual([]);
    await screen.click("button", "Delete Folder", dialog);
    expect(notices(screen)).toEqual([["Folder(s) deleted!", "10s"]]);
    expect([screen.address, tree(screen)]).toEqual(["/pages/tree/", ["Main"]]);
    expect(screen.text(screen.part("main"))).toContain("Fog");
    await screen.click("button", "Undo");
    expect(notices(screen)).toEqual([["Folders restored", "3s"]]);
    expect(screen.address).toBe(`/pages/tree/${fleet}/`);
    expect(screen.text(screen.part("main"))).toContain("Fog");
    screen.part("treeitem", /Fleet/).focus();
    await screen.press("{ArrowRight}");
    expect(tree(screen)).toEqual(["Main", "Fleet", "Oars"]);
  });

  it("says that it is deleting and restoring while that takes its time, and why it could not [FTRE-15] [FTRE-16] [FTRE-19] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen, "Delete Folder");
    const held = () => {
      let answer = (_: Response) => {};
      screen.meddle(() => new Promise((resolve) => (answer = resolve)));
      return async (reply: object) => {
        screen.meddle(null);
        answer(Response.json(reply));
        await screen.pass(0);
      };
    };
    let answer = held();
    await screen.click("button", "Delete Folder");
    expect([screen.names("dialog"), notices(screen)]).toEqual([[], [["Deleting folder...", "3s"]]]);
    await answer({ success: true, old_cats: [{ path: "Main/Fleet" }], nr_pages: 0 });
    expect(notices(screen)).toEqual([["Folder(s) deleted!", "10s"]]);
    answer = held();
    await screen.click("button", "Undo");
    expect(notices(screen)).toEqual([["Restoring folder(s)...", "3s"]]);
    await answer({ success: true });
    expect(screen.sent.find(({ path }) => path.endsWith("/bulk_create/"))?.fields).toMatchObject({
      path_list: ["Main/Fleet"],
    });
    expect(notices(screen)).toEqual([["Folders restored", "3s"]]);
    for (const [reply, sentence] of [
      [{ success: false, error: "Not now." }, "Not now."],
      [{ success: false, message: "Nor later." }, "Nor later."],
      [{ success: false }, "Something went wrong"],
    ] as const) {
      await options(screen, "Delete Folder");
      answer = held();
      await screen.click("button", "Delete Folder");
      await answer(reply);
      expect(notices(screen).at(-1)).toEqual([sentence, "5s"]);
    }
    for (const [reply, sentence] of [
      [{ success: false, error: "Full." }, "Full."],
      [{ success: false }, "Something went wrong"],
    ] as const) {
      await screen.load(`/pages/tree/${fleet}/`);
      await options(screen, "Delete Folder");
      answer = held();
      await screen.click("button", "Delete Folder");
      await answer({ success: true, old_cats: [{ path: "Main/Fleet" }], nr_pages: 0 });
      answer = held();
      await screen.click("button", "Undo");
      await answer(reply);
      expect(notices(screen).at(-1)).toEqual([sentence, "5s"]);
    }
  });
});
