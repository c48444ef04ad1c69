import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let path: string;
beforeAll(async () => {
  world = await openWorld();
  const shares = [...firstShares, { principalId: principal("person", world.vera.id), mayEdit: true }];
  path = `/page/settings/${await madePage(world, "Buoys", { shares })}/`;
});
afterAll(() => world.close());

const chain = (screen: Screen) =>
  screen.parts("listitem", undefined, screen.part("list", "Why")).map((each) => screen.text(each));

describe("why somebody sees a page", () => {
  it("is asked at their line of its permissions", async () => {
    const screen = await shown(world, world.ed, path);
    await screen.click("button", "Why can Vera Visser see this?");
    expect(screen.part("heading", "Why can Vera Visser see this?")).toBeDefined();
    expect(chain(screen)).toEqual(["This page is shared with Vera Visser, to edit."]);
    expect(screen.text()).toContain("Without that, Vera Visser could still view it:");
  });

  it("is asked of anybody by name, and of groups (long)", async () => {
    const screen = await shown(world, world.ed, path);
    await screen.click("button", "Check someone's access");
    expect(screen.text()).toContain("Find someone to see what they can do here, and why.");
    await screen.type("Check someone", "Xavi");
    await screen.pass(1000);
    await screen.click("option", /Xavi/);
    expect(screen.part("heading", "Why can't Xavi Xanten see this?")).toBeDefined();
    expect(screen.text()).toContain("Add Xavi Xanten under Page permissions.");
    expect(screen.names("button", screen.part("group", "Groups"))).toEqual([
      "Administrators",
      "Editors",
      "Everyone",
      "Anyone on the web",
    ]);
    await screen.click("button", "Editors");
    expect(screen.text()).toContain("Editors can edit this page.");
    await screen.click("button", "Done");
    expect(screen.focused).toBe(screen.part("button", "Check someone's access"));
  });

  it("says that it could not be read, and what was asked last is what stands there (long)", async () => {
    const screen = await shown(world, world.ed, path);
    await screen.click("button", "Check someone's access");
    let late = (_: Response) => {};
    screen.meddle(() => new Promise((done) => (late = done)));
    await screen.click("button", "Everyone");
    screen.meddle(null);
    await screen.click("button", "Administrators");
    late(new Response("", { status: 502 }));
    await screen.pass(0);
    expect(screen.text()).toContain("Administrators can view and edit every page.");
    screen.meddle(() => new Response("", { status: 502 }));
    await screen.click("button", "Everyone");
    expect(screen.text()).toContain("Couldn't check this. Try again.");
  });
});

describe("in a subsite", () => {
  let grouped: SubsiteWorld;
  beforeAll(async () => {
    grouped = await openSubsiteWorld();
  });
  afterAll(() => grouped.close());

  it("stands where who has access is shown, and Done leads back there (long)", async () => {
    const screen = await shown(grouped, grouped.ada, "/@crew/tides/");
    await screen.click("button", "More actions");
    await screen.click("menuitem", "Who has access");
    await screen.click("button", "Why can Vera Visser see this?");
    expect(chain(screen)).toEqual([
      "Vera Visser is an editor of Crew.",
      "Editors of a subsite can edit every page in it.",
    ]);
    await screen.click("button", "Done");
    await screen.click("button", "Why can't Olga Oosterhuis see this?");
    expect(screen.text()).toContain("Add Olga Oosterhuis to Crew under People.");
    expect(screen.names("button", screen.part("group", "Groups"))).toContain("Viewers");
  });
});
