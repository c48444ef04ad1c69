import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addMembers, insertGroup } from "../../groups/store.ts";

let world: World;
let web: TestWeb;
let board = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  await within(world, actorOf(world, world.olga), async (tx) => {
    board = await insertGroup("Board", tx);
    await insertGroup("Sales", tx);
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await ask("delete from group_member where site_id = $1");
  const roles = { olga: "owner", ada: "admin", ed: "editor", vera: "member", xavi: "external" } as const;
  for (const [name, role] of Object.entries(roles))
    await ask("update person set role = $3 where site_id = $1 and id = $2", world[name as "olga"].id, role);
  await within(world, actorOf(world, world.olga), (tx) => addMembers([board], [world.vera.id], tx));
});

const ask = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const ids = (...people: readonly WorldPerson[]) => JSON.stringify(people.map(({ id }) => id));
const rolesOf = async (...people: readonly WorldPerson[]) => {
  const rows = await ask<{ id: number; role: string }>("select id, role from person where site_id = $1");
  return people.map(({ id }) => rows.find((row) => row.id === id)?.role ?? "gone");
};
const membersOf = async (group: number) => {
  const rows = await ask<{ name: string }>(
    `select person.name from group_member member join person on person.site_id = $1 and person.id = member.person_id
     where member.site_id = $1 and member.group_id = $2 order by 1`,
    group,
  );
  return rows.map(({ name }) => name);
};

describe("the directory", () => {
  it("selects by button, box, Shift and Escape, for who may change people (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Select");
    expect(screen.names("checkbox")).toEqual([
      "Select Ada Admiraal",
      "Select Ed Elzinga",
      "Select Olga Oosterhuis",
      "Select Vera Visser",
      "Select Xavi Xanten",
    ]);
    await screen.click("checkbox", "Select Ed Elzinga");
    screen.field("Select Ed Elzinga").focus();
    await screen.press("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    const bar = screen.part("region", "Selected people");
    expect(screen.text(bar)).toContain("3 selected");
    expect(screen.names("button", bar)).toEqual([
      "Select all",
      "Role",
      "Groups",
      "Resend invitation",
      "Export",
      "Delete",
      "Done selecting",
    ]);
    await screen.click("button", "Select all", bar);
    expect(screen.text(bar)).toContain("5 selected");
    await screen.press("{Escape}");
    expect(screen.parts("region", "Selected people")).toEqual([]);
    expect(screen.names("checkbox")).toEqual([]);
    const members = await shown(world, world.vera, "/people/");
    expect(members.parts("button", "Select")).toEqual([]);
  });

  it("changes the role of the selected, with Undo (long)", async () => {
    const screen = await shown(world, world.olga, "/people/?view=table");
    await screen.click("button", "Select");
    await screen.click("checkbox", "Select Vera Visser");
    await screen.click("checkbox", "Select Olga Oosterhuis");
    await screen.click("button", "Role", screen.part("region", "Selected people"));
    const dialog = screen.part("dialog", "Change role of 1 person");
    expect(screen.text(dialog)).toContain("Left out: Olga Oosterhuis. You can't change yourself.");
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Save role");
    expect(screen.text()).toContain("Role of 1 person saved. Left out: Olga Oosterhuis.");
    expect(await rolesOf(world.vera)).toEqual(["editor"]);
    await screen.click("button", "Undo");
    expect(await rolesOf(world.vera)).toEqual(["member"]);
  });

  it("shows how many of the selected are in a group, and changes it for all (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Select");
    await screen.click("checkbox", "Select Vera Visser");
    await screen.click("checkbox", "Select Ed Elzinga");
    await screen.click("button", "Groups", screen.part("region", "Selected people"));
    const boxes = ["Board (1 of 2)", "Sales (0 of 2)"].map((name) => screen.field(name));
    expect(boxes.map((box) => [box.checked, box.indeterminate])).toEqual([
      [false, true],
      [false, false],
    ]);
    await screen.click("checkbox", "Board (1 of 2)");
    await screen.click("button", "Save");
    expect(await membersOf(board)).toEqual(["Ed Elzinga", "Vera Visser"]);
    await screen.click("button", "Undo");
    expect(await membersOf(board)).toEqual(["Vera Visser"]);
  });

  it("lists the people of one group at an address, led to by its hash and from the groups [PDIR-01] (long)", async () => {
    const screen = await shown(world, world.vera, `/people/?group=${board}`);
    expect(screen.names("heading")).toEqual(["People", "Vera Visser"]);
    // The first of the two is that of phones.
    await screen.clickOn(screen.parts("button", "Group: Board")[1] as HTMLElement);
    expect(screen.names("menuitem").filter((name) => name !== "Groups")).toEqual([]);
    expect(screen.names("menuitemradio").concat(screen.names("menuitemcheckbox"))).toEqual([
      "All groups",
      "Board",
      "Sales",
    ]);
    const hash = await shown(world, world.vera, `/people/#group-${board}`);
    expect(hash.address).toBe(`/people/?group=${board}`);
    const groups = await shown(world, world.vera, "/people/groups/");
    await groups.click("link", "1 person");
    expect(groups.address).toBe(`/people/?group=${board}`);
  });

  it("says of a group that is gone that it is", async () => {
    const browser = await web.browser(world.vera);
    expect((await browser.get("/people/?group=4000000")).status).toBe(404);
    const listed = await browser.get(`/people/?group=${board}&q=elz`, { accept: "application/json" });
    expect(listed.body?.["data"]).toMatchObject({ people: [], groupId: board });
  });

  it("exports those of a group, or who is selected, with their groups", async () => {
    const olga = await web.browser(world.olga);
    const taken = async (fields: object) =>
      String((await olga.post("/-/people/export/", { ...fields })).body?.["text"]);
    const names = (text: string) =>
      text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(",")[0]);
    expect(names(await taken({ format: "csv", group: board }))).toEqual(["Vera Visser"]);
    const two = await taken({ format: "csv", ids: ids(world.ed, world.vera) });
    expect(new Set(names(two))).toEqual(new Set(["Ed Elzinga", "Vera Visser"]));
    expect(two).toContain(`Vera Visser,${world.vera.email},,Member,Board,`);
    expect(await taken({ format: "vcard", group: board })).toContain("CATEGORIES:Board\r\n");
  });
});
