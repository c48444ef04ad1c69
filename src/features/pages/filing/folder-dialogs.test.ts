import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
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

const options = async (screen: Screen, entry: string, name: string) => {
  await screen.click("button", `Options for ${name}`);
  await screen.click("menuitem", entry);
};
const told = (screen: Screen) => screen.text(screen.part("region", "Notices"));
/** Keeps the next answer back until it is given. */
function held(screen: Screen) {
  let answer = (_: Response) => {};
  screen.meddle(() => new Promise((resolve) => (answer = resolve)));
  return async (reply: Response) => {
    screen.meddle(null);
    answer(reply);
    await screen.pass(0);
  };
}
const refusals = [
  [{ error: "Not on Sundays." }, "Not on Sundays."],
  [{ message: "Nor on Mondays." }, "Nor on Mondays."],
  [{}, "Something went wrong"],
] as const;
const refused = (screen: Screen, reply: object) =>
  screen.meddle(() => Response.json({ success: false, ...reply }, { status: 409 }));

describe("the dialog of a new folder", () => {
  it("says that it is made, and then that it was [FTRE-13] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/tree/");
    await options(screen, "New Folder", "Main");
    await screen.type("Name", "Sails");
    const answer = held(screen);
    await screen.click("button", "Create", screen.part("dialog", "New folder"));
    expect(told(screen)).toBe("Creating folder...");
    await answer(Response.json({ success: true, id: 0, name: "Sails" }));
    expect(told(screen)).toBe("Folder created!");
  });

  it("has room for several names, and with none it closes and makes nothing [FTRE-08] [FTRE-09] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
    await options(screen, "New Folder", "Fleet");
    expect(screen.field("Name").getAttribute("maxlength")).toBe("1000");
    await screen.type("Name", "  ");
    await screen.click("button", "Create");
    expect([screen.names("dialog"), told(screen)]).toEqual([[], ""]);
    expect(screen.sent.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

it("the dialog that moves pages to the trash says for 5 seconds why it could not [FTRE-19] (long)", async () => {
  const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
  await options(screen, "Move Pages to Trash", "Fleet");
  const dialog = screen.part("dialog", "Move folder pages to Trash");
  for (const [reply, sentence] of refusals) {
    refused(screen, reply);
    await screen.click("button", "Move to Trash", dialog);
    await screen.pass(4_900);
    expect(screen.text(dialog)).toContain(sentence);
    await screen.pass(100);
    expect(screen.text(dialog)).not.toContain(sentence);
  }
});

it("a folder in another one is deleted from its options: its pages go to the one above, which is shown [FTRE-22] (long)", async () => {
  const screen = await shown(world, world.ed, `/pages/tree/${oars}/`);
  await options(screen, "Delete Folder", "Oars");
  expect(screen.text(screen.part("dialog"))).toContain("Their pages move to Fleet.");
  await screen.click("button", "Delete Folder");
  expect(screen.address).toBe(`/pages/tree/${fleet}/`);
});

describe("the folders to choose from", () => {
  const opened = async () => {
    const fog = await madePage(world, "Fog");
    const screen = await shown(world, world.ed, `/page/properties/${fog}/`);
    await screen.click("button", "Browse folders");
    return screen;
  };
  const node = (screen: Screen, name: string) =>
    screen.parts("treeitem").find((item) => item.textContent?.trim() === name) as HTMLElement;

  it("say that a new one is made while that takes its time, and have room for several names [FTRE-09] [FTRE-13] (long)", async () => {
    const screen = await opened();
    await screen.click("button", "New Folder");
    expect(screen.field("New folder in Main").getAttribute("maxlength")).toBe("1000");
    const answer = held(screen);
    await screen.press("Cranes/Hooks{Enter}");
    expect(told(screen)).toBe("Creating folder...");
    await answer(Response.json({ success: false }, { status: 409 }));
    expect(told(screen)).toBe("Something went wrong");
    await screen.press("{Enter}");
    expect(told(screen)).toBe("Folder created!");
  });

  it("say where the pages of one in another go, and why it could not be deleted [FTRE-19] [FTRE-22] (long)", async () => {
    const screen = await opened();
    node(screen, "Fleet").focus();
    await screen.press("{ArrowRight}");
    for (const [reply, sentence] of refusals) {
      refused(screen, reply);
      node(screen, "Oars").focus();
      await screen.press("{Delete}");
      expect(screen.text(screen.part("dialog", "Delete folder?"))).toContain("Their pages move to Fleet.");
      await screen.click("button", "Delete Folder");
      expect(told(screen)).toBe(sentence);
      const notice = screen.document.querySelector<HTMLElement>("[role=alert] .ui-notice");
      expect(notice?.style.getPropertyValue("--life")).toBe("5s");
    }
    screen.meddle(null);
    await screen.press("{Delete}");
    await screen.click("button", "Delete Folder");
    expect(screen.names("treeitem").map((name) => name.trim())).toEqual(["Main", "Fleet"]);
  });
});
