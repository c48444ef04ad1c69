import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
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
  it("is asked at their line of its permissions (long)", async () => {
    const screen = await shown(world, world.ed, path);
    await screen.click("button", "Why can Vera Visser see this?");
    expect(screen.part("heading", "Why can Vera Visser see this?")).toBeDefined();
    expect(chain(screen)).toEqual(["This page is shared with Vera Visser, to edit."]);
    expect(screen.text()).toContain("Without that, Vera Visser could still view it:");
  });

  it("is asked at the lines of groups, of the world and of guests (long)", async () => {
    await query(world, "update site set public_pages = true, guest_invites = true where id = $1");
    const shares = [...firstShares, { principalId: principal("person", world.vera.id), mayEdit: true }];
    const id = await madePage(world, "Open buoys", { shares });
    await as(world, world.ed).call(savePageEdit, {
      page_id: id,
      settings: JSON.stringify({
        permission_state: { public: { view: true }, new1: { view: true, email: "gerda@example.org" } },
      }),
    });
    const screen = await shown(world, world.ed, `/page/settings/${id}/`);
    expect(screen.names("button").filter((name) => name.startsWith("Why"))).toEqual([
      "Why can administrators see this?",
      "Why can everyone at Noordervaart see this?",
      "Why can editors see this?",
      "Why can Vera Visser see this?",
      "Why can anyone on the web see this?",
      "Why can gerda@example.org see this?",
    ]);
    await screen.click("button", "Why can anyone on the web see this?");
    expect(screen.part("heading", "Why can anyone on the web see this?")).toBeDefined();
    expect(chain(screen)).toEqual(["This page is public: anyone on the web can see it."]);
    await screen.click("button", "Done");
    await screen.click("button", "Why can gerda@example.org see this?");
    expect(chain(screen)).toEqual(["This page is public: anyone on the web can see it."]);
    expect(screen.text()).toContain("Without that, gerda@example.org could still view it:");
    await screen.click("button", "Done");
    await screen.click("button", "Remove gerda@example.org");
    expect(screen.parts("button", "Why can gerda@example.org see this?")).toEqual([]);
    await query(world, "update site set public_pages = false, guest_invites = false where id = $1");
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
