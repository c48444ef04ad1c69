import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let [fleet, oars] = [0, 0];
beforeAll(async () => {
  world = await openWorld("a hash");
  fleet = await folder(world.mainFolderId, "Fleet");
  oars = await folder(fleet, "Oars");
  await folder(fleet, "Sails");
  await folder(oars, "Blades");
  const dock = await folder(world.mainFolderId, "Dock");
  for (let at = 100; at < 205; at++) await folder(dock, `Berth ${at}`);
  await madePage(world, "Fog");
});
afterAll(() => world.close());

async function folder(parent: number, name: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, $3, lower($3)) returning id",
    parent,
    name,
  );
  return row?.id ?? 0;
}

const nodes = (screen: Screen) => screen.parts("treeitem").map((item) => item.textContent?.trim());
const node = (screen: Screen, name: string) =>
  screen.parts("treeitem").find((item) => item.textContent?.trim() === name) as HTMLElement;
const isBranch = ({ path }: { path: string }) => path.startsWith("/-/pages/folders/");
const notice = (screen: Screen) => screen.document.querySelector(".ui-notice .ui-notice-text")?.textContent;
async function open(screen: Screen, name: string): Promise<void> {
  node(screen, name).focus();
  await screen.press("{ArrowRight}");
}

describe("a tree of many folders", () => {
  it("brings what lies in a folder when that is opened, says that it is coming, and passes the focus on (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet"]);
    let answer: (response: Response | null) => void = () => {};
    screen.meddle((sent) => (isBranch(sent) ? new Promise((resolve) => (answer = resolve as never)) : null));
    await open(screen, "Fleet");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Loading"]);
    await screen.press("{ArrowRight}");
    expect(screen.focused?.textContent).toBe("Loading");
    screen.meddle(null);
    answer(await globalThis.fetch(screen.sent.at(-1)?.path ?? ""));
    await screen.pass(10);
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Oars", "Sails"]);
    expect(screen.focused?.textContent).toBe("Oars");
    await open(screen, "Oars");
    expect(nodes(screen)).toContain("Blades");
    expect([...new Set(screen.sent.filter(isBranch).map(({ path }) => path.split("?")[0]))]).toEqual([
      `/-/pages/folders/${fleet}/`,
      `/-/pages/folders/${oars}/`,
    ]);
  });

  it("says when that could not be fetched, and tries again (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    screen.meddle((sent) => (isBranch(sent) ? new Response("<h1>Bad Gateway</h1>", { status: 502 }) : null));
    await open(screen, "Fleet");
    expect(notice(screen)).toBe("We couldn't load these folders. Try again.");
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Try again"]);
    screen.meddle(null);
    await screen.clickOn(node(screen, "Try again"));
    expect(nodes(screen)).toEqual(["Main", "Dock", "Fleet", "Oars", "Sails"]);
  });

  it("opens the way to the folder that is listed, and reads its open branches anew with the list (long)", async () => {
    const way = await shown(world, world.ed, `/pages/tree/${oars}/`);
    expect(nodes(way)).toEqual(["Main", "Dock", "Fleet", "Oars", "Sails"]);
    const screen = await shown(world, world.ed, "/pages/");
    await open(screen, "Fleet");
    const rename = (from: string, to: string) =>
      query(
        world,
        "update folder set name = $3, name_key = lower($3) where site_id = $1 and name = $2",
        from,
        to,
      );
    await rename("Sails", "Sheets");
    await screen.press("{F2}");
    await screen.press("{Control>}a{/Control}Boats{Enter}");
    expect(nodes(screen)).toEqual(["Main", "Boats", "Oars", "Sheets", "Dock"]);
    await rename("Sheets", "Sails");
    await rename("Boats", "Fleet");
  });

  it("has of very many beside each other the first hundred, and all when they are asked for (long)", async () => {
    const [dock] = await query<{ id: number }>(
      world,
      "select id from folder where site_id = $1 and name = 'Dock'",
    );
    const screen = await shown(world, world.vera, `/pages/tree/${dock?.id}/`);
    await open(screen, "Dock");
    const berths = () => nodes(screen).filter((name) => name?.startsWith("Berth")).length;
    expect(berths()).toBe(105);
    await screen.load(`/pages/tree/${dock?.id}/`);
    let answer: (response: Response | null) => void = () => {};
    screen.meddle((sent) => (isBranch(sent) ? new Promise((resolve) => (answer = resolve as never)) : null));
    await open(screen, "Dock");
    expect(berths()).toBe(100);
    answer(new Response("", { status: 502 }));
    await screen.pass(10);
  });

  it("takes what is moved into a folder that was opened meanwhile (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Options for Fog");
    await screen.click("menuitem", "Move to folder");
    await open(screen, "Fleet");
    await screen.clickOn(node(screen, "Sails"));
    expect(notice(screen)).toBe("Fog moved to Sails");
    // Open branches are read anew.
    await screen.pass(10);
  });
});
