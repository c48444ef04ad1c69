import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let fleet: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  fleet = made.success ? made.id : 0;
});
afterAll(() => world.close());

/** Ed's role is changed while his screen is open. */
const becomes = (role: string) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set role = $2 where id = $1", [world.ed.id, role]),
  );

const tree = (screen: Awaited<ReturnType<typeof shown>>) =>
  screen.names("treeitem").map((name) => name.trim());

describe("a folder of the tree", () => {
  it("is seen in Main at first, which closes and opens by keys, and is chosen [FTRE-05] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(tree(screen)).toEqual(["Main", "Fleet"]);
    screen.part("treeitem", /Main/).focus();
    await screen.press("{ArrowLeft}");
    expect(tree(screen)).toEqual(["Main"]);
    await screen.press("{ArrowRight}{ArrowRight}{Enter}");
    expect([tree(screen), screen.address]).toEqual([["Main", "Fleet"], `/pages/tree/${fleet}/`]);
    const chosen = screen.parts("treeitem").filter((row) => row.getAttribute("aria-current") !== null);
    expect(chosen.map((row) => screen.text(row).trim())).toEqual(["Fleet"]);
  });

  it("is renamed in its row by F2 and Enter, without a dialog, and tried again where that fails; Delete asks, but for Main [FTRE-04] [FTRE-07] [FTRE-15] [FTRE-17] [FTRE-18] [FTRE-22]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    screen.part("treeitem", /Fleet/).focus();
    await screen.press("{F2}");
    const field = screen.field("New name for Fleet");
    expect([screen.focused, screen.names("dialog")]).toEqual([field, []]);
    expect(screen.part("tree").contains(field)).toBe(true);
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.type("New name for Fleet", "Ships{Enter}");
    expect(screen.text(screen.part("alert"))).toBe("Please try again: Something went wrong");
    screen.meddle(null);
    await screen.press("{Enter}");
    expect(tree(screen)).toEqual(["Main", "Ships"]);
    screen.part("treeitem", /Ships/).focus();
    await screen.press("{Delete}");
    expect(screen.text(screen.part("dialog", "Delete folder?"))).toContain("Their pages move to Main.");
    await screen.click("button", "Cancel");
    screen.part("treeitem", /Main/).focus();
    await screen.press("{Delete}");
    expect(screen.text(screen.part("alert"))).toBe("Cannot delete the Main folder");
    await as(world, world.ed).call(renameFolder, { id: fleet, name: "Fleet" });
  });

  it("is renamed in place by F2: Enter keeps the name, Escape and an empty one do not [FTRE-05] [FTRE-07] [FTRE-08] [FOPT-10] [FOPT-15] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    screen.part("treeitem", /Fleet/).focus();
    await screen.press("{F2}");
    expect(screen.focused).toBe(screen.field("New name for Fleet"));
    expect([screen.names("dialog"), screen.address]).toEqual([[], `/pages/tree/${fleet}/`]);
    expect(screen.field("New name for Fleet").getAttribute("maxlength")).toBe("90");
    await screen.type("New name for Fleet", " Ships {Enter}");
    expect(tree(screen)).toEqual(["Main", "Ships"]);
    expect(screen.sent.some(({ path }) => path === `/ajax/category/rename/${fleet}/`)).toBe(true);
    for (const keys of ["Boats{Escape}", "   {Enter}"]) {
      screen.part("treeitem", /Ships/).focus();
      await screen.press("{F2}");
      await screen.type("New name for Ships", keys);
      expect(tree(screen)).toEqual(["Main", "Ships"]);
    }
    screen.part("treeitem", /Ships/).focus();
    await screen.press("{F2}");
    await screen.type("New name for Ships", "Fleet{Enter}");
    expect(tree(screen)).toEqual(["Main", "Fleet"]);
  });

  it("says why it could not be renamed, and the name can be typed again [FTRE-18] [FTRE-19] [FTRE-23] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Harbour" });
    screen.part("treeitem", /Fleet/).focus();
    await screen.press("{F2}");
    await screen.type("New name for Fleet", "Harbour{Enter}");
    expect(screen.text(screen.part("alert"))).toBe(
      "Please try again: A folder with this name already exists here.",
    );
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.press("{Enter}");
    expect(screen.text(screen.part("alert"))).toBe("Please try again: Something went wrong");
    const [notice] = screen.document.querySelectorAll<HTMLElement>("[role=alert] .ui-notice");
    expect(notice?.style.getPropertyValue("--life")).toBe("5s");
  });

  it("is neither renamed nor deleted where it is Main [FOPT-13] [FOPT-18] [FTRE-17]", async () => {
    const screen = await shown(world, world.ed, "/pages/tree/");
    for (const [key, sentence] of [
      ["{F2}", "Cannot rename the Main folder"],
      ["{Delete}", "Cannot delete the Main folder"],
    ] as const) {
      screen.part("treeitem", /Main/).focus();
      await screen.press(key);
      expect(screen.text(screen.part("alert"))).toBe(sentence);
      expect([screen.names("dialog"), screen.parts("textbox", /New name/)]).toEqual([[], []]);
    }
  });

  it("is not changed by those who only read (long)", async () => {
    const screen = await shown(world, world.vera, `/pages/tree/${fleet}/`);
    screen.part("treeitem", /Fleet/).focus();
    await screen.press("{F2}{Delete}");
    expect([screen.parts("textbox", /New name/), screen.names("dialog")]).toEqual([[], []]);
    expect(screen.names("button").filter((name) => name.startsWith("Options for"))).toEqual([]);
  });
});

describe("a new folder", () => {
  it("is for editors: somebody who no longer is one is told so, and led to asking for it [ROLE-21] [ROLE-23] [ROLE-27] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await becomes("member");
    await screen.click("button", "New Folder");
    await screen.press("Mine{Enter}");
    await becomes("editor");
    const dialog = screen.part("dialog", "Editors only");
    expect(screen.text(dialog)).toContain("Sorry, only editors can do this.");
    expect(screen.part("link", "Request editor rights", dialog)).toBeDefined();
    await screen.press("{Escape}");
    expect(screen.names("treeitem").some((name) => name.includes("Mine"))).toBe(false);
  });

  it("is not made beside one of its name: it is said why, and the name can be typed again [FTRE-23] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "New Folder");
    await screen.press("FLEET{Enter}");
    expect(screen.text(screen.part("alert"))).toBe("A folder with this name already exists here.");
    expect(screen.field("New folder in Main").value).toBe("FLEET");
  });

  it("is typed in a row of its own: Enter makes it, Escape and an empty name do not [FTRE-06] [FTRE-08] [FTRE-13] [FTRE-21] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const folders = () => screen.names("treeitem").length;
    const before = folders();
    for (const keys of ["Ropes{Escape}", "{Enter}", "   {Enter}"]) {
      await screen.click("button", "New Folder");
      await screen.press(keys);
      expect(screen.parts("textbox", "New folder in Main")).toEqual([]);
    }
    expect(folders()).toBe(before);
    expect(screen.text(screen.part("region", "Notices"))).toBe("");
    await screen.click("button", "New Folder");
    let answer = (_: Response) => {};
    screen.meddle(() => new Promise((resolve) => (answer = resolve)));
    await screen.press("  Ropes {Enter}");
    expect(screen.text()).toContain("Creating folder...");
    expect(screen.sent.at(-1)?.fields).toMatchObject({ new_name: "Ropes" });
    screen.meddle(null);
    answer(Response.json({ success: true, id: 0, name: "Ropes" }));
    await screen.pass(0);
    expect(screen.text()).toContain("Folder created!");
    expect(screen.text()).not.toContain("Creating folder...");
  });

  it("stands in the folder that is shown, and is named in the list of folders itself [FTRE-06] [FTRE-11] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await screen.click("button", "New Folder");
    const row = screen.part("textbox", "New folder in Fleet");
    expect([screen.focused, screen.names("dialog")]).toEqual([row, []]);
    await screen.press("Oars{Enter}");
    expect(screen.sent.some(({ path }) => path === `/ajax/category/create/${fleet}/`)).toBe(true);
    await screen.load(`/pages/tree/${fleet}/`);
    expect(screen.names("link", screen.part("list", "Folders in Fleet"))).toEqual(["Oars"]);
  });

  it("is told of for 3 seconds, and for 5 when it failed; the newer word takes the older one's place, of its kind alone [CALL-09] [DLGS-12] [DLGS-13] [DLGS-22] [FTRE-06] [FTRE-11] [FTRE-13] [FTRE-19]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    const notices = () =>
      [...screen.document.querySelectorAll<HTMLElement>(".ui-notice")].map((notice) => [
        notice.parentElement?.getAttribute("role"),
        notice.textContent,
        notice.style.getPropertyValue("--life"),
      ]);
    await screen.click("button", "New Folder");
    expect(screen.part("tree").contains(screen.field("New folder in Fleet"))).toBe(true);
    await screen.press("Told{Enter}");
    const { path, fields } = screen.sent.find(({ method }) => method === "POST") ?? {};
    expect([path, fields?.["new_name"]]).toEqual([`/ajax/category/create/${fleet}/`, "Told"]);
    expect(notices()).toEqual([["status", "Folder created!", "3s"]]);
    // How long it stays is an animation of the style sheet; at its end the notice is gone.
    const ended = new Event("animationend", { bubbles: true });
    screen.document.querySelector(".ui-notice")?.dispatchEvent(ended);
    await screen.pass(0);
    expect(notices()).toEqual([]);
    await screen.click("button", "New Folder");
    await screen.press("Told{Enter}");
    expect(notices()).toEqual([
      ["status", "Creating folder...", "3s"],
      ["alert", expect.stringMatching(/exists/), "5s"],
    ]);
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.press("{Enter}");
    expect(notices().at(-1)).toEqual(["alert", "Something went wrong", "5s"]);
    screen.document.querySelector("[role=alert] .ui-notice")?.dispatchEvent(ended);
    await screen.pass(0);
    expect(notices().filter(([role]) => role === "alert")).toEqual([]);
    const sheet = await readFile("src/ui/notice.css", "utf8");
    expect(sheet.match(/animation(-name)?: .*/g)).toEqual([
      "animation: ui-notice-life var(--life) linear both;",
      "animation: ui-notice-line var(--life) linear both;",
    ]);
    expect(sheet).toMatch(/@keyframes ui-notice-life \{[^@]*100% \{\s*opacity: 0;/);
  });

  it("nests where its name has slashes [FTRE-01] [FTRE-09] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "New Folder");
    await screen.press("Deck/Rails\\Bolts{Enter}");
    const visitor = await shown(world, world.ed, "/new/");
    const options = visitor.parts("option").map((option) => option.textContent?.trim());
    expect(options).toEqual(expect.arrayContaining(["Deck", "Deck / Rails", "Deck / Rails / Bolts"]));
  });
});
