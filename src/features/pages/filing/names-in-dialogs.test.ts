import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let fog = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  await query(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Dock', 'dock')",
    world.mainFolderId,
  );
  fog = await madePage(world, "Fog");
});
afterAll(() => world.close());

const opened = async () => {
  const screen = await shown(world, world.ed, `/page/properties/${fog}/`);
  await screen.click("button", "Browse folders");
  return screen;
};

it("Ctrl+Enter in the name of a new folder confirms the dialog around it, which asks to finish that folder first [DLGS-05] [FTRE-10]", async () => {
  const screen = await opened();
  await screen.click("button", "New Folder");
  await screen.press("Ropes{Control>}{Enter}{/Control}");
  expect(screen.text(screen.part("dialog"))).toContain("Please create or cancel the new folder first");
  const field = screen.field("New folder in Main");
  expect([(field as HTMLInputElement).value, screen.focused === field]).toEqual(["Ropes", true]);
  expect(screen.sent.filter(({ path }) => path.includes("/category/create/"))).toEqual([]);
});

it("says why a new folder was not made, in the server's words or its own, for 5 seconds, and the name stands there still [FTRE-19] [CALL-09]", async () => {
  const screen = await opened();
  await screen.click("button", "New Folder");
  await screen.press("Ropes");
  for (const [reply, sentence] of [
    [{ error: "Not on Sundays." }, "Not on Sundays."],
    [{ message: "Nor on Mondays." }, "Nor on Mondays."],
    [{}, "Something went wrong"],
  ] as const) {
    screen.meddle(() => Response.json({ success: false, ...reply }, { status: 409 }));
    await screen.press("{Enter}");
    const told = screen.document.querySelector<HTMLElement>("[role=alert] .ui-notice");
    expect([told?.textContent, told?.style.getPropertyValue("--life")]).toEqual([sentence, "5s"]);
    expect(screen.field("New folder in Main").value).toBe("Ropes");
  }
});

it("Ctrl+Enter in a new name of a folder confirms the dialog, and the name is kept as when the field is left [DLGS-05] [FTRE-07] (long)", async () => {
  const screen = await opened();
  await screen.clickOn(screen.part("treeitem", "Dock"));
  await screen.click("button", "Rename");
  await screen.press("Docks{Control>}{Enter}{/Control}");
  expect(screen.names("heading", screen.part("dialog"))[0]).toBe("Properties");
  const renamed = screen.sent.filter(({ path }) => path.includes("/category/rename/"));
  expect(renamed.map(({ fields }) => fields)).toMatchObject([{ name: "Docks" }]);
});
