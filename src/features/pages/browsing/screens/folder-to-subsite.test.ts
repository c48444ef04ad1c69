import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { openWorld } from "#testing/world.ts";

let subsites: SubsiteWorld;
beforeAll(async () => {
  subsites = await openSubsiteWorld("a hash");
});
afterAll(() => subsites.close());

it("the options of a folder take it to another subsite, or copy it there, with the pages in it [FOPT-01] [FOPT-02] [FOPT-03] [FOPT-04] [FOPT-05] [FOPT-06] [FOPT-07] [FOPT-08] [SMOV-01] [SMOV-03] [SMOV-04] [SMOV-05] [SMOV-09]", async () => {
  const { ada, crew, mainFolderId } = subsites;
  const [row] = await query<{ id: number }>(
    subsites,
    `insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Ropes', 'ropes') returning id`,
    mainFolderId,
  );
  await madePage(subsites, "Knots", { folderId: row?.id ?? 0 });
  const screen = await shown(subsites, ada, `/pages/tree/${row?.id}/`);
  await screen.click("button", "Options for Ropes");
  expect(screen.names("menuitem")).toEqual([
    "New Folder",
    "Rename",
    "Move Folder to Folder",
    "Move Folder to Subsite",
    "Copy Folder to Subsite",
    "Move Pages to Trash",
    "Delete Folder",
    "Create new page here",
  ]);
  await screen.click("menuitem", "Copy Folder to Subsite");
  await screen.click("button", "Cancel", screen.part("dialog", /^Copy to/));
  await screen.click("button", "Options for Ropes");
  await screen.click("menuitem", "Move Folder to Subsite");
  expect(screen.names("heading", screen.part("dialog"))).toEqual(["Move to a different subsite"]);
  const { ajx: _call, magic: _token, ...first } = screen.sent.at(-1)?.fields ?? {};
  expect(first).toEqual({ folder_id: row?.id, mode: "move" });
  await screen.choose("Subsite", "Crew");
  await screen.pass(100);
  expect(screen.text(screen.part("dialog"))).not.toContain("This subsite is public");
  expect(screen.text(screen.part("dialog"))).toContain("Loses access to 1 page: Olga Oosterhuis.");
  await screen.click("button", "Move");
  expect(screen.sent.findLast((each) => each.fields?.["batch_hint"])?.fields).toMatchObject({
    folder_id: row?.id,
    mode: "move",
    to_subsite_id: crew.id,
  });
  expect(screen.text()).toContain("1 page moved to Crew.");
  expect(screen.address).toBe("/@crew/pages/tree/");
  const lies = await query(
    subsites,
    "select subsite_id::int as id from page where site_id = $1 and title = 'Knots'",
  );
  expect(lies).toEqual([{ id: crew.id }]);
});

it("a folder of a flat site is taken nowhere else [FOPT-05] (long)", async () => {
  const flat = await openWorld("a hash");
  const plain = await shown(flat, flat.ada, "/pages/tree/");
  await plain.click("button", "Options for Main");
  expect(plain.names("menuitem").filter((name) => name.includes("Subsite"))).toEqual([]);
  await flat.close();
});

it("Main is taken to no other subsite, and says why; it may be copied there [FOPT-14]", async () => {
  const screen = await shown(subsites, subsites.ada, "/pages/tree/");
  await screen.click("button", "Options for Main");
  const across = screen.parts("menuitem").filter((item) => screen.text(item).includes("Subsite"));
  expect(across.map((item) => [screen.text(item), item.getAttribute("aria-disabled")])).toEqual([
    ["Move Folder to SubsiteSorry, cannot move the top-most Main folder", "true"],
    ["Copy Folder to Subsite", null],
  ]);
  await screen.clickOn(across[0] as Element);
  expect(screen.parts("dialog")).toEqual([]);
});

it("what is asked for is a copy where a folder is copied, and a move where it is moved [FOPT-05] [SMOV-04] (long)", async () => {
  const { ada, crew, mainFolderId } = subsites;
  const [row] = await query<{ id: number }>(
    subsites,
    `insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, $2, 'Sails', 'sails') returning id`,
    mainFolderId,
  );
  await madePage(subsites, "Jib", { folderId: row?.id ?? 0 });
  const lies = async () =>
    (
      await query<{ id: number }>(
        subsites,
        "select subsite_id::int as id from page where site_id = $1 and title = 'Jib' order by 1",
      )
    ).map(({ id }) => id);
  for (const [item, button, mode, there] of [
    ["Copy Folder to Subsite", "Copy", "copy", [0, crew.id]],
    ["Move Folder to Subsite", "Move", "move", [crew.id, crew.id]],
  ] as const) {
    const screen = await shown(subsites, ada, `/pages/tree/${row?.id}/`);
    await screen.click("button", "Options for Sails");
    await screen.click("menuitem", item);
    expect(screen.names("dialog")).toEqual([expect.stringMatching(new RegExp(`^${button} to`))]);
    await screen.click("button", "Cancel");
    await screen.click("button", "Options for Sails");
    await screen.click("menuitem", item);
    await screen.choose("Subsite", "Crew");
    await screen.click("button", button);
    const across = screen.sent.filter(({ path }) => path === "/ajax/pages/action/move_to_subsite/");
    expect(across.slice(-2).map(({ fields }) => fields)).toMatchObject([
      { folder_id: row?.id, mode },
      { folder_id: row?.id, mode, to_subsite_id: crew.id, batch_hint: expect.stringMatching(/./) },
    ]);
    expect(await lies()).toEqual(there);
  }
});
