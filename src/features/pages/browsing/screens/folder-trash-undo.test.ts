import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("undoing that the pages of a folder went to the trash says what it left there, as somebody has thrown it away again [FOPT-11]", async () => {
  const [fleet] = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Fleet', 'fleet') returning id",
    world.mainFolderId,
  );
  const fog = await madePage(world, "Fog", { folderId: fleet?.id ?? 0 });
  await madePage(world, "Ash", { folderId: fleet?.id ?? 0 });
  const screen = await shown(world, world.ed, `/pages/tree/${fleet?.id}/`);
  await screen.click("button", "Options for Fleet");
  await screen.click("menuitem", "Move Pages to Trash");
  await screen.click("button", "Move to Trash", screen.part("dialog"));
  await query(
    world,
    "update page set trashed = trashed + interval '1 hour' where site_id = $1 and id = $2",
    fog,
  );
  await screen.click("button", "Undo");
  expect(screen.text(screen.part("main"))).toContain("Ash");
  expect(screen.text(screen.document.body)).toContain("1 page couldn't be undone and stays as it is.");
});
