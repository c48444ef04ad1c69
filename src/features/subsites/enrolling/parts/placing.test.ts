import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let calls: SubsiteCalls;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  calls = subsiteCalls(world, web);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await calls.write("delete from membership where site_id = $1 and subsite_id = $2", [world.crew.id]);
  for (const [{ id }, role] of [
    [world.ada, "admin"],
    [world.ed, "viewer"],
    [world.vera, "editor"],
  ] as const)
    await calls.write(
      "insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, $4)",
      [world.crew.id, id, role],
    );
});
const crewPeople = async () => (await calls.named(world.ada, "crew")).map(([name]) => name);
const crewBefore = ["Ada Admiraal", "Ed Elzinga", "Vera Visser"];

describe("the directory of a site with subsites", () => {
  it("brings who is selected into a subsite, as viewers unless another role is chosen, with Undo [SUBS-11] (long)", async () => {
    // Ada administers Crew and brings nobody to the site.
    const screen = await shown(world, world.ada, "/people/");
    await screen.click("button", "Select");
    await screen.click("checkbox", "Select Olga Oosterhuis");
    await screen.click("checkbox", "Select Ed Elzinga");
    const bar = screen.part("region", "Selected people");
    expect(screen.names("button", bar)).toEqual(["Select all", "Subsites", "Export", "Done selecting"]);
    await screen.click("button", "Subsites", bar);
    expect(screen.names("menuitem")).toEqual(["Add to subsite", "Remove from subsite"]);
    await screen.click("menuitem", "Add to subsite");
    const dialog = screen.part("dialog", "Add 2 people to a subsite");
    expect(screen.names("option", dialog)).toEqual(["Choose a subsite", "Crew"]);
    await screen.choose("Subsite", "Crew");
    expect(screen.text(dialog)).toContain("Already in it: 1 of 2.");
    expect(screen.field(/^Viewer/).checked).toBe(true);
    await screen.click("button", "Add", dialog);
    expect(screen.text()).toContain("1 person added to Crew. Left out: Ed Elzinga. In this subsite already.");
    expect(await crewPeople()).toEqual(["Ada Admiraal", "Ed Elzinga", "Olga Oosterhuis", "Vera Visser"]);
    await screen.click("button", "Undo");
    expect(await crewPeople()).toEqual(crewBefore);
  });

  it("takes who is selected out of one in which they are (long)", async () => {
    const screen = await shown(world, world.olga, "/people/?view=table");
    await screen.click("button", "Select");
    await screen.click("checkbox", "Select Vera Visser");
    await screen.click("button", "Subsites", screen.part("region", "Selected people"));
    await screen.click("menuitem", "Remove from subsite");
    const dialog = screen.part("dialog", "Remove 1 person from a subsite");
    expect(screen.names("option", dialog)).toEqual(["Choose a subsite", "Crew", "Attic"]);
    await screen.choose("Subsite", "Crew");
    await screen.click("button", "Remove", dialog);
    expect(screen.text()).toContain("1 person removed from Crew");
    expect(await crewPeople()).toEqual(["Ada Admiraal", "Ed Elzinga"]);
  });

  it("offers it to nobody who manages no subsite (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    expect(screen.parts("button", "Select")).toEqual([]);
  });
});

describe("the directory of a subsite", () => {
  it("changes roles of who is selected; removing is one of the choices [MEMB-13] [SUBS-07] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Select");
    await screen.click("button", "Select all", screen.part("region", "Selected people"));
    const bar = screen.part("region", "Selected people");
    expect(screen.text(bar)).toContain("3 selected");
    expect(screen.names("button", bar)).toEqual([
      "Select all",
      "Role",
      "Add to subsite",
      "Remove",
      "Done selecting",
    ]);
    await screen.click("button", "Role", bar);
    const dialog = screen.part("dialog", "Role of 2 people in Crew");
    expect(screen.text(dialog)).toContain("Left out: Ada Admiraal. You can't change yourself.");
    expect(screen.text(dialog)).toMatch(/Viewer .* Editor .* Admin .* Remove from subsite/);
    await screen.click("radio", /^Remove from subsite/);
    await screen.click("button", "Remove", dialog);
    expect(await crewPeople()).toEqual(["Ada Admiraal"]);
    await screen.click("button", "Undo");
    expect(await calls.named(world.ada, "crew")).toEqual([
      ["Ada Admiraal", "admin"],
      ["Ed Elzinga", "viewer"],
      ["Vera Visser", "editor"],
    ]);
  });

  it("offers the role of a viewer for whom one brings in [SUBS-11]", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Add people");
    await screen.pass(300);
    await screen.click("checkbox", /Xavi Xanten/);
    expect(screen.field("Role").value).toBe("viewer");
    await screen.click("button", "Add 1", screen.part("dialog", "Add people to Crew"));
    expect(await calls.named(world.ada, "crew")).toContainEqual(["Xavi Xanten", "viewer"]);
  });

  it("brings several people of the site in from one dialog, where they are viewers at first [SUBS-11] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Add people");
    await screen.pass(300);
    const dialog = screen.part("dialog", "Add people to Crew");
    const listed = () =>
      screen.parts("listitem", undefined, dialog).map((item) => item.querySelector("b")?.textContent);
    expect(listed()).toEqual(["Olga Oosterhuis", "Xavi Xanten"]);
    await screen.click("checkbox", /Xavi Xanten/);
    await screen.type("Find people", "oost");
    await screen.pass(300);
    expect(listed()).toEqual(["Olga Oosterhuis"]);
    await screen.click("checkbox", /Olga Oosterhuis/);
    expect(screen.field("Role").value).toBe("viewer");
    await screen.choose("Role", "Editor");
    await screen.click("button", "Add 2", dialog);
    expect(screen.text()).toContain("2 people added to Crew");
    expect(await calls.named(world.ada, "crew")).toContainEqual(["Xavi Xanten", "editor"]);
    await screen.click("button", "Undo");
    expect(await crewPeople()).toEqual(crewBefore);
  });

  it("offers neither to who only is in it (long)", async () => {
    const screen = await shown(world, world.vera, "/@crew/people/");
    expect(screen.parts("button", "Select")).toEqual([]);
    expect(screen.parts("button", "Add people")).toEqual([]);
  });
});
