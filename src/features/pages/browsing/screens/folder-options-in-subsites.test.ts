import { afterAll, beforeAll, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

const options = async (screen: Screen, entry: string, name: string) => {
  await screen.click("button", `Options for ${name}`);
  await screen.click("menuitem", entry);
};
async function folderIn({ id, mainFolderId }: SubsiteWorld["crew"], name: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    world,
    "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, $2, $3, $4, lower($4)) returning id",
    id,
    mainFolderId,
    name,
  );
  return row?.id ?? 0;
}
const tree = (screen: Screen) => screen.names("treeitem").map((name) => name.trim());

it("the entries open their dialogs: a new folder is made, the pages go to the trash, and a folder is not deleted without a question [FOPT-01] [FOPT-04] [FOPT-06] [FOPT-09] [FOPT-11] [FOPT-21]", async () => {
  const fleet = await folderIn({ ...world.crew, id: 0, mainFolderId: world.mainFolderId }, "Fleet");
  const oars = await folderIn({ ...world.crew, id: 0, mainFolderId: fleet }, "Oars");
  await madePage(world, "Ash", { folderId: oars });
  await madePage(world, "Fog", { folderId: fleet });
  const template = await madePage(world, "Mould", { folderId: fleet });
  await query(world, "update page set is_template = true where site_id = $1 and id = $2", template);
  const home = await madePage(world, "Front", { folderId: fleet });
  await query(world, "update subsite set homepage_id = $2 where site_id = $1 and id = 0", home);
  const shares = firstShares.filter(({ mayEdit }) => !mayEdit);
  await madePage(world, "Only read", { folderId: fleet, shares });
  const screen = await shown(world, world.ed, `/pages/tree/${fleet}/`);
  const told = () => [...screen.document.querySelectorAll(".ui-notice-text")].map((each) => each.textContent);
  await options(screen, "New Folder", "Fleet");
  await screen.type("Name", "Sails");
  await screen.click("button", "Create", screen.part("dialog", "New folder"));
  expect(told()).toEqual(["Folder created!"]);
  const inside = "select name from folder where site_id = $1 and parent_id = $2 order by 1";
  expect(await query(world, inside, fleet)).toEqual([{ name: "Oars" }, { name: "Sails" }]);
  await options(screen, "Move Pages to Trash", "Fleet");
  const dialog = screen.part("dialog", "Move folder pages to Trash");
  expect(screen.text(dialog)).toContain("All pages in “Fleet” and its folders that you can edit");
  await screen.click("button", "Move to Trash", dialog);
  expect(told().at(-1)).toBe("2 pages from Fleet moved to trash");
  const trashed = "select title from page where site_id = $1 and trashed is not null order by 1";
  expect(await query(world, trashed)).toEqual([{ title: "Ash" }, { title: "Fog" }]);
  await options(screen, "Delete Folder", "Fleet");
  expect(screen.text(screen.part("dialog", "Delete folder?"))).toContain("Their pages move to Main.");
});

it("the menu of a folder inside a subsite has what it has outside [FOPT-01] [FOPT-02] [FOPT-03] [FOPT-04] [FOPT-06] [FOPT-07]", async () => {
  const id = await folderIn(world.board, "Mast");
  const screen = await shown(world, world.olga, `/@board/pages/tree/${id}/`);
  await screen.click("button", "Options for Mast");
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
  const there = screen.part("menuitem", "Create new page here").getAttribute("href");
  expect(there).toBe(`/@board/new/?folder=${id}`);
});

it("editors rename and move a folder from its menu as well, in the subsites they edit [FOPT-08] [FOPT-16] [FOPT-19] (long)", async () => {
  const id = await folderIn(world.crew, "Watch");
  const screen = await shown(world, world.vera, `/@crew/pages/tree/${id}/`);
  await options(screen, "Rename", "Watch");
  await screen.type("Name", "Night watch{Enter}");
  await screen.click("button", "Rename", screen.part("dialog", "Rename folder"));
  expect(tree(screen)).toEqual(["Main", "Night watch"]);
  await options(screen, "Move Folder to Folder", "Night watch");
  // It may be moved; there is none to move it to.
  expect(screen.text(screen.part("alert"))).toMatch(/^No folders to move this folder to/);
  await options(screen, "Delete Folder", "Night watch");
  await screen.click("button", "Delete Folder");
  expect([screen.address, tree(screen)]).toEqual(["/@crew/pages/tree/", ["Main"]]);
  await screen.click("button", "Undo");
  expect([screen.address, tree(screen)]).toEqual([`/@crew/pages/tree/${id}/`, ["Main", "Night watch"]]);
  const ed = await shown(world, world.ed, `/@crew/pages/tree/${id}/`);
  expect(ed.parts("button", "Options for Night watch")).toEqual([]);
});

it("a folder of a subsite is renamed in its row of the tree, by those who edit there [FTRE-07] (long)", async () => {
  const id = await folderIn(world.harbour, "Quay");
  const screen = await shown(world, world.ed, `/@harbour/pages/tree/${id}/`);
  screen.part("treeitem", /Quay/).focus();
  await screen.press("{F2}");
  expect(screen.names("dialog")).toEqual([]);
  await screen.type("New name for Quay", "Pier{Enter}");
  expect(tree(screen)).toEqual(["Main", "Pier"]);
  const renamed = screen.sent.find(({ method }) => method === "POST")?.path;
  expect(renamed).toBe(`/@harbour/ajax/category/rename/${id}/`);
});
