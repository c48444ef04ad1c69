import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { addMembers, insertGroup } from "../store.ts";

let world: World;
let sales: number;
let boardId: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const olga = actorOf(world, world.olga);
  sales = await within(world, olga, async (tx) => {
    const id = await insertGroup("Sales", tx);
    boardId = await insertGroup("Board", tx);
    await addMembers([id], [world.vera.id, world.xavi.id, world.ada.id], tx);
    return id;
  });
});
afterAll(() => world.close());

const people = async (group: number) =>
  within(world, actorOf(world, world.olga), async (tx) => {
    const rows = await run<{ name: string }>(
      tx,
      `select name from group_member member join person on person.site_id = $1 and person.id = member.person_id
       where member.site_id = $1 and member.group_id = $2 order by name`,
      [tx.siteId, group],
    );
    return rows.map(({ name }) => name);
  });

it("lists groups with their people to everybody here, and lets those manage them who may [PDIR-01] (long)", async () => {
  const vera = await shown(world, world.vera, "/people/groups/");
  expect(vera.names("heading")).toEqual(["Groups", "Board", "Sales"]);
  expect(vera.text()).toContain("3 people");
  expect(vera.document.getElementById(`group-${sales}`)).not.toBeNull();
  expect(vera.names("button")).not.toContain("New group");
  expect(vera.names("button")).not.toContain("Actions for Sales");
  const ada = await shown(world, world.ada, "/people/groups/");
  expect(ada.names("button")).toEqual(expect.arrayContaining(["New group", "Actions for Sales"]));
});

it("somebody's card has their groups, each with the way to it [PDIR-01] (long)", async () => {
  const screen = await shown(world, world.ed, "/people/");
  await screen.click("link", "Vera Visser");
  const card = screen.part("dialog", "Profile of Vera Visser");
  expect(screen.names("link", card)).not.toContain("Board");
  expect(screen.part("link", "Sales", card).getAttribute("href")).toBe(`/people/groups/#group-${sales}`);
});

it("makes, renames and deletes a group, each with a way back, and says before who loses access (long)", async () => {
  const screen = await shown(world, world.olga, "/people/groups/");
  await screen.click("button", "New group");
  await screen.type("Name", "Crew");
  await screen.click("button", "Create group");
  expect(screen.names("heading")).toEqual(["Groups", "Board", "Crew", "Sales"]);
  await screen.click("button", "Undo");
  expect(screen.names("heading")).toEqual(["Groups", "Board", "Sales"]);
  await screen.click("button", "Actions for Sales");
  await screen.click("menuitem", "Rename");
  await screen.type("Name", "Traders");
  await screen.click("button", "Save");
  expect(screen.names("heading")).toEqual(["Groups", "Board", "Traders"]);
  await screen.click("button", "Undo");
  expect(screen.names("heading")).toEqual(["Groups", "Board", "Sales"]);
  await screen.click("button", "Actions for Sales");
  await screen.click("menuitem", "Delete");
  const dialog = screen.part("dialog", "Delete Sales?");
  expect(screen.text(dialog)).toContain("2 people lose access to pages shared only with this group:");
  expect(screen.names("listitem", dialog)).toEqual(["Vera Visser", "Xavi Xanten"]);
  await screen.click("button", "Delete");
  expect(screen.names("heading")).toEqual(["Groups", "Board"]);
  await screen.click("button", "Undo");
  expect(screen.names("heading")).toEqual(["Groups", "Board", "Sales"]);
});

it("puts people in and takes others out, also those whom a search leaves out again (long)", async () => {
  const screen = await shown(world, world.olga, "/people/groups/");
  await screen.click("button", "Actions for Sales");
  await screen.click("menuitem", "Add or remove people");
  await screen.pass(0);
  await screen.click("checkbox", /^Xavi Xanten/);
  await screen.type(/^Find people/, "ed");
  await screen.pass(300);
  await screen.click("checkbox", /^Ed Elzinga/);
  await screen.click("button", "Save");
  expect(await people(sales)).toEqual(["Ada Admiraal", "Ed Elzinga", "Vera Visser"]);
  await screen.click("button", "Undo");
  expect(await people(sales)).toEqual(["Ada Admiraal", "Vera Visser", "Xavi Xanten"]);
});

it("the address /people/#setgroups-{user_id} opens the groups of that person and saves what is ticked and what is not, for those alone who may set them [ROUT-18] [CACT-10] [PDIR-04] [HASH-05]", async () => {
  const screen = await shown(world, world.ada, `/people/#setgroups-${world.vera.id}`);
  await screen.pass(0);
  const dialog = screen.part("dialog", "Groups of Vera Visser");
  const boxes = ["Board", "Sales"].map((name) => screen.field(name, dialog).checked);
  expect([screen.parts("checkbox", undefined, dialog).length, boxes]).toEqual([2, [false, true]]);
  for (const box of ["Board", "Sales"]) await screen.click("checkbox", box);
  await screen.click("button", "Save");
  const both = async () => [await people(boardId), await people(sales)];
  expect(await both()).toEqual([["Vera Visser"], ["Ada Admiraal", "Xavi Xanten"]]);
  await screen.click("button", "Undo");
  expect(await both()).toEqual([[], ["Ada Admiraal", "Vera Visser", "Xavi Xanten"]]);
  const ed = await shown(world, world.ed, `/people/#setgroups-${world.vera.id}`);
  expect(ed.names("dialog")).toEqual([]);
});

it("the address opens the groups of that person under the open directory as well [ROUT-18] [HASH-05]", async () => {
  const screen = await shown(world, world.ada, "/people/");
  expect(screen.names("dialog")).toEqual([]);
  if (screen.document.defaultView) screen.document.defaultView.location.hash = `#setgroups-${world.vera.id}`;
  await screen.pass(0);
  expect(screen.part("dialog", "Groups of Vera Visser")).toBeDefined();
});

it("the groups of a person are saved from there, and put back by Undo [ROUT-18] [CACT-10] (long)", async () => {
  const screen = await shown(world, world.ada, `/people/#setgroups-${world.vera.id}`);
  await screen.pass(0);
  const board = () => people(boardId);
  await screen.click("checkbox", "Board");
  await screen.click("button", "Save");
  expect(screen.text()).toContain("Groups of Vera Visser changed");
  expect(await board()).toEqual(["Vera Visser"]);
  await screen.click("button", "Undo");
  expect([await board(), await people(sales)]).toEqual([[], ["Ada Admiraal", "Vera Visser", "Xavi Xanten"]]);
});

it("with subsites a person's groups are not set from their card, and owners keep groups [CACT-28] (long)", async () => {
  const subsites = await openSubsiteWorld("a hash");
  try {
    const owner = await shown(subsites, subsites.olga, `/people/#setgroups-${subsites.vera.id}`);
    expect(owner.names("dialog")).toEqual([]);
    const groups = await shown(subsites, subsites.olga, "/people/groups/");
    expect(groups.names("button")).toContain("New group");
    const ada = await shown(subsites, subsites.ada, "/people/groups/");
    expect(ada.names("button")).not.toContain("New group");
  } finally {
    await subsites.close();
  }
});
