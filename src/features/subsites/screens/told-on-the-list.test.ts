import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("on the list of subsites", () => {
  it("who may not create one is told who can, and can ask for that [SLST-11] (long)", async () => {
    for (const who of [world.ada, world.ed]) {
      const screen = await shown(world, who, "/subsites/");
      await screen.click("button", "Create Subsite");
      expect(screen.parts("textbox", "Name")).toEqual([]);
      const dialog = screen.part("dialog");
      expect(screen.text(dialog)).toContain("Sorry, only Site Owners can create subsites on this site.");
      expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
    }
  });

  it("owners find one that is hidden too, and join it as its administrator [ROLE-09] (long)", async () => {
    const { crew, olga } = world;
    const listing = (is: string) =>
      calls.write("update subsite set listing = $3 where site_id = $1 and id = $2", [crew.id, is]);
    await listing("hidden");
    const screen = await shown(world, olga, "/subsites/");
    await screen.click("button", "Join Subsite Crew");
    expect(screen.address).toBe("/@crew/");
    expect(await calls.named(world.ada, "crew")).toContainEqual([olga.name, "admin"]);
    await screen.click("button", "Undo");
    expect(await calls.named(world.ada, "crew")).not.toContainEqual([olga.name, "admin"]);
    await listing("full");
  });

  it("archived ones stand last, under Archived, with no way in [SUBS-17] (long)", async () => {
    const screen = await shown(world, world.olga, "/subsites/");
    const parts = screen.names("heading", screen.part("main"));
    const at = parts.indexOf("Archived");
    expect(parts.slice(at)).toEqual(["Archived", "Attic"]);
    expect(screen.names("button", screen.part("region", "Archived"))).toEqual([]);
    expect(screen.names("button", screen.part("main")).filter((name) => name.includes("Crew"))).not.toEqual(
      [],
    );
  });

  it("one without administrators says that there is nobody to ask [SLST-09] (long)", async () => {
    await calls.write("delete from membership where site_id = $1 and subsite_id = $2", [world.board.id]);
    const screen = await shown(world, world.vera, "/subsites/");
    await screen.click("button", "Ask to join Board");
    expect(screen.text()).toContain("Sorry, there are no admins in this subsite.");
    expect(screen.parts("radio")).toEqual([]);
  });
});
