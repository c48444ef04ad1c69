import { afterAll, beforeAll, expect, it } from "vitest";
import { folderTree } from "#features/folders/contract.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
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

const error = "Sorry, only editors can do this.";

async function leadOn(screen: Screen): Promise<void> {
  const dialog = screen.part("dialog", "Editors only");
  expect(screen.text(dialog)).toContain(error);
  expect(screen.names("link", dialog)).toEqual(["Request editor rights"]);
  await screen.click("button", "OK", dialog);
}

it("whoever arranges folders no more is led to asking for it from the dialog that chooses one, which keeps the name of a new one [ROLE-21] (long)", async () => {
  const screen = await shown(world, world.ed, `/page/properties/${fog}/`);
  await screen.click("button", "Browse folders");
  screen.meddle(({ method, path }) =>
    method === "POST" && path !== folderTree.path
      ? Response.json({ success: false, error }, { status: 403, headers: { "x-offer": "editor" } })
      : null,
  );
  const dock = () => screen.parts("treeitem").find((item) => item.textContent?.trim() === "Dock") as Element;
  await screen.click("button", "New Folder");
  await screen.press("Cranes{Enter}");
  await leadOn(screen);
  expect(screen.field("New folder in Main").value).toBe("Cranes");
  screen.field("New folder in Main").focus();
  await screen.press("{Escape}");
  await screen.clickOn(dock());
  await screen.click("button", "Rename");
  await screen.type("New name for Dock", "Docks{Enter}");
  await leadOn(screen);
  expect(dock()).toBeDefined();
  await screen.click("button", "Delete");
  await screen.click("button", "Delete Folder");
  await leadOn(screen);
  screen.meddle(null);
});
