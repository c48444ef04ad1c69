import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { createFolder } from "#features/folders/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let fleet: number;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  fleet = made.success ? made.id : 0;
  tides = await madePage(world, "Tides", { slug: "tides" });
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
async function entriesOf(screen: Screen, button: string): Promise<string[]> {
  await screen.click("button", button);
  const entries = screen.names("menuitem");
  await screen.press("{Escape}");
  return entries;
}

describe("what stands on the list of pages", () => {
  it("is the same for everybody but what one may not do: making pages and folders is for editors [BRWS-07] [ROLE-05] [ROLE-06]", async () => {
    const offers = async (who: "ed" | "vera") => {
      const screen = await shown(world, world[who], `/pages/tree/${fleet}/`);
      const main = screen.part("main");
      return { links: screen.names("link", main), buttons: screen.names("button", main) };
    };
    const [ed, vera] = [await offers("ed"), await offers("vera")];
    const rest = (all: string[], but: string[]) => all.filter((each) => !but.includes(each));
    expect(ed.links).toContain("New Page");
    expect(ed.buttons).toEqual(expect.arrayContaining(["New Folder", "Options of Fleet"]));
    expect(vera).toEqual({
      links: rest(ed.links, ["New Page"]),
      buttons: rest(ed.buttons, ["New Folder", "Options of Fleet"]),
    });
  });

  it("is grouped by first letter, or by when pages changed, newest first [BSRT-05] [BSRT-06] [BSRT-09] [BSRT-10]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const groups = () => screen.names("heading", list(screen)).slice(1);
    expect(groups()).toEqual(["A", "T"]);
    expect(titles(screen)).toEqual(["New Page", "Anchors", "apples", "Tides"]);
    await screen.click("button", "Modified");
    expect(groups()).toEqual(["Today"]);
    expect(screen.part("button", "Modified").getAttribute("aria-pressed")).toBe("true");
  });

  it("can be a table; external people see no sharing [BSRT-08] [PLST-15]", async () => {
    const ed = await shown(world, world.ed, "/pages/");
    expect(columns(ed)).toEqual([]);
    await ed.click("radio", "Details");
    expect(columns(ed)).toEqual(["Title", "Folder", "Sharing", "Modified", "Created", "Options"]);
    const xavi = await shown(world, world.xavi, "/pages/");
    await xavi.click("radio", "Details");
    expect(columns(xavi)).toEqual(["Title", "Folder", "Modified", "Created", "Options"]);
    expect(xavi.names("rowheader").concat(titles(xavi) as string[])).toEqual(
      expect.arrayContaining(["For Xavi"]),
    );
  });

  it("tells times as relative text [PLST-25] [TIME-01] [TIME-03]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(new Set(screen.names("time"))).toEqual(new Set(["a moment ago"]));
  });

  it("tells them anew every 2 minutes [TIME-02] [TIME-04] [TIME-13]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.pass(119_000);
    expect(new Set(screen.names("time"))).toEqual(new Set(["a moment ago"]));
    await screen.pass(1_000);
    expect(new Set(screen.names("time"))).toEqual(new Set(["2 minutes ago"]));
  });

  it("is found again as it was left; only the words searched for are gone [BFLT-04] [BFLT-10]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const pressed = () =>
      screen
        .names("button", screen.part("group", "Sort by"))
        .filter((name) => screen.part("button", name).getAttribute("aria-pressed") === "true");
    await screen.click("button", "Created");
    await screen.load("/pages/");
    expect(pressed()).toEqual(["Created"]);
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(pressed()).toEqual(["Relevance"]);
    await screen.load("/pages/");
    expect(screen.field("Search pages").value).toBe("");
    expect(pressed()).toEqual(["Created"]);
  });

  it("has a star on each page that stays turned on [PLST-24] [PLST-10]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    const starred = (shownTo: Screen) =>
      shownTo.parts("button", /^Star /).map((button) => button.getAttribute("aria-pressed"));
    expect(starred(screen)).toEqual(["false", "false", "false"]);
    await screen.click("button", "Star Tides");
    expect(starred(screen)).toEqual(["false", "false", "true"]);
    const again = await shown(world, world.vera, "/pages/");
    expect(starred(again)).toEqual(["false", "false", "true"]);
    await again.click("button", "Star Tides");
    expect(starred(again)).toEqual(["false", "false", "false"]);
  });
});

describe("the options of a page", () => {
  it("are more for those who may edit it, and lead where they say [ROUT-11]", async () => {
    const vera = await shown(world, world.vera, "/pages/");
    expect(await entriesOf(vera, "Options of Tides")).toEqual(["Open"]);
    const ed = await shown(world, world.ed, "/pages/");
    expect(await entriesOf(ed, "Options of Tides")).toEqual(["Open", "Settings", "Versions"]);
    for (const [entry, path] of [
      ["Open", "/tides/"],
      ["Settings", `/page/settings/${tides}/`],
      ["Versions", `/page/versions/${tides}/`],
    ] as const) {
      await ed.load("/pages/");
      await ed.click("button", "Options of Tides");
      await ed.click("menuitem", entry);
      expect(ed.address).toBe(path);
    }
  });

  it("are not there for visitors [PLST-16]", async () => {
    const screen = await shown(world, "visitor", "/pages/");
    expect(screen.names("button").filter((name) => name.startsWith("Options"))).toEqual([]);
  });
});

describe("the options of a folder", () => {
  it("have Rename, which is done in place, for editors [FOPT-02] [FTRE-07]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    expect(await entriesOf(screen, "Options of Fleet")).toContain("Rename");
    await screen.click("button", "Options of Fleet");
    await screen.click("menuitem", "Rename");
    expect(screen.focused).toBe(screen.field("New name of Fleet"));
    await screen.type("New name of Fleet", "Ships");
    await screen.press("{Enter}");
    expect(screen.names("treeitem").map((name) => name.trim())).toContain("Ships");
    await screen.load("/pages/");
    await screen.clickOn(screen.parts("treeitem", /Ships/)[0] as Element);
    const back = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await back.click("button", "Options of Ships");
    await back.click("menuitem", "Rename");
    await back.type("New name of Ships", "Fleet{Escape}");
    expect(back.text(back.part("tree"))).toContain("Ships");
    await back.click("button", "Options of Ships");
    await back.click("menuitem", "Rename");
    await back.type("New name of Ships", "Fleet{Enter}");
    expect(back.text(back.part("tree"))).toContain("Fleet");
  });

  it("are not there for Main, which keeps its name [FOPT-13]", async () => {
    const screen = await shown(world, world.ed, "/pages/tree/");
    expect(screen.names("button").filter((name) => name.startsWith("Options of Main"))).toEqual([]);
  });

  it("say the reason when a name cannot be had [FOPT-12] [FTRE-23]", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Harbour" });
    await screen.click("button", "Options of Fleet");
    await screen.click("menuitem", "Rename");
    await screen.type("New name of Fleet", "Harbour{Enter}");
    expect(screen.text(screen.part("alert"))).toContain("A folder with this name exists here already.");
    expect(screen.text(screen.part("tree"))).toContain("Fleet");
  });
});

describe("a new folder", () => {
  it("is for editors: somebody who no longer is one is told so [ROLE-21] [ROLE-27]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const becomes = (role: string) =>
      within(world, actorOf(world, world.olga), (tx) =>
        run(tx, "update person set role = $2 where id = $1", [world.ed.id, role]),
      );
    await becomes("member");
    await screen.click("button", "New Folder");
    await screen.press("Mine{Enter}");
    await becomes("editor");
    expect(screen.text()).toContain("Sorry, only editors can do this.");
    expect(screen.names("treeitem").some((name) => name.includes("Mine"))).toBe(false);
  });

  it("is typed in a row of its own: Enter makes it, Escape and an empty name do not [FTRE-06] [FTRE-08] [FTRE-13] [FTRE-21]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const folders = () => screen.names("treeitem").length;
    const before = folders();
    for (const keys of ["Ropes{Escape}", "{Enter}", "   {Enter}"]) {
      await screen.click("button", "New Folder");
      await screen.press(keys);
      expect(screen.parts("textbox", "New folder in Main")).toEqual([]);
    }
    expect(folders()).toBe(before);
    expect(screen.text()).not.toMatch(/Creating folder|created/);
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

  it("is told of for 3 seconds, and for 5 when it failed; the newer word takes the older one's place [DLGS-12] [DLGS-13] [DLGS-22]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const notices = () =>
      [...screen.document.querySelectorAll<HTMLElement>(".ui-notice")].map((notice) => [
        notice.parentElement?.getAttribute("role"),
        notice.textContent,
        notice.style.getPropertyValue("--life"),
      ]);
    await screen.click("button", "New Folder");
    await screen.press("Told{Enter}");
    expect(notices()).toEqual([["status", "Folder created!", "3s"]]);
    await screen.click("button", "New Folder");
    await screen.press("Told{Enter}");
    expect(notices().at(-1)).toEqual(["alert", expect.stringMatching(/exists/), "5s"]);
  });

  it("nests where its name has slashes [FTRE-01] [FTRE-09]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "New Folder");
    await screen.press("Deck/Rails\\Bolts{Enter}");
    const visitor = await shown(world, world.ed, "/new/");
    const options = visitor.parts("option").map((option) => option.textContent?.trim());
    expect(options).toEqual(expect.arrayContaining(["Deck", "Deck / Rails", "Deck / Rails / Bolts"]));
  });
});

describe("searching the list", () => {
  it("asks once typing stops, says how many there are, and adds relevance to the orders [BSRT-01] [BFLT-13]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    expect(sorts(screen)).toEqual(["Alphabetical", "Modified", "Created"]);
    await screen.type("Search pages", "tid");
    await screen.pass(1000);
    expect(titles(screen)).toEqual(["New Page", "Tides"]);
    expect(sorts(screen)).toEqual(["Relevance", "Alphabetical", "Modified", "Created"]);
    expect(screen.part("button", "Relevance").getAttribute("aria-pressed")).toBe("true");
    await screen.type("Search pages", "nothing here");
    await screen.pass(1000);
    expect(screen.text(list(screen))).toContain("Sorry, no pages found!");
  });
});
