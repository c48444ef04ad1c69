import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { addMembers, insertGroup } from "#features/people/groups/store.ts";
import { principal } from "#kernel/actor.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readPersonPermissions } from "./screen.ts";

const fullAccess = "This person is currently an Administrator. Administrators always have full access";

let world: World;
let web: TestWeb;
let [ash, elm] = [0, 0];
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  const own = (person: WorldPerson, mayEdit: boolean) => {
    return { principalId: principal("person", person.id), mayEdit };
  };
  ash = await madePage(world, "Ash", { shares: [own(world.xavi, false)] });
  elm = await madePage(world, "Elm", { shares: [own(world.xavi, true), own(world.ada, true)] });
  await within(world, actorOf(world, world.olga), async (tx) => {
    await addMembers([await insertGroup("Board", tx)], [world.xavi.id], tx);
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const people = () => [world.olga, world.ada, world.ed, world.vera, world.xavi];
const asked = async (who: WorldPerson, of: WorldPerson) => {
  const browser = await web.browser(who);
  const { status, body } = await browser.get(`/settings/permissions/${of.id}/`, {
    accept: "application/json",
  });
  return { status, body: body as Record<string, unknown> };
};
const reads = async (who: WorldPerson, page: number) =>
  (await (await web.browser(who)).get(`/page/${page}/`, { accept: "application/json" })).status;

describe("the permissions of a person, on a site without subsites", () => {
  it("are what they are given by name, and say of administrators that they have full access [ROUT-25] [CACT-24] [CACT-26]", async () => {
    const { body } = await asked(world.ada, world.xavi);
    expect(body["data"]).toMatchObject({
      title: "Permissions of Xavi Xanten",
      role: "external",
      groups: [{ name: "Board" }],
      locked: "",
      pages: [
        { id: ash, title: "Ash", address: `/page/${ash}/`, folder: "", mayEdit: false },
        { id: elm, title: "Elm", mayEdit: true },
      ],
      count: 2,
    });
    for (const of of [world.ada, world.olga])
      expect((await asked(world.olga, of)).body["data"]).toMatchObject({ locked: fullAccess });
  });

  it("are locked on the screen of an administrator, and changed on that of somebody else [CACT-24] [CACT-26]", async () => {
    const olga = await web.browser(world.olga);
    const screen = async ({ id }: WorldPerson) => {
      const { text } = await olga.get(`/settings/permissions/${id}/`);
      const boxes = [...text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
      const locked = boxes.filter((box) => box.includes('aria-disabled="true"')).length;
      return [text.includes(fullAccess), boxes.length, locked, text.includes("Add page</button>")];
    };
    expect(await screen(world.ada)).toEqual([true, 2, 2, false]);
    expect(await screen(world.xavi)).toEqual([false, 4, 0, true]);
    // Who is given no page by name is offered none either.
    expect(await screen(world.olga)).toEqual([true, 0, 0, false]);
  });

  it("are for administrators, and of people who are here [ROUT-25]", async () => {
    const code = async (who: WorldPerson, id: number) => {
      const answer = await as(world, who).call(readPersonPermissions, { id });
      return answer.success ? "shown" : answer.code;
    };
    const codes = await Promise.all(people().map((who) => code(who, world.xavi.id)));
    expect(codes).toEqual(["shown", "shown", "admins-only", "admins-only", "admins-only"]);
    expect(await code(world.olga, 4_000_000)).toBe("person-not-found");
    expect(await code(world.olga, world.other.nora.id)).toBe("person-not-found");
    const { status, body } = await asked(world.vera, world.xavi);
    expect([status, body["screen"]]).toEqual([403, "refused"]);
    const visitor = await as(world, "visitor").call(readPersonPermissions, { id: world.xavi.id });
    expect(visitor).toMatchObject({ success: false, code: "signed-out" });
  });

  it("are given, changed and taken on the screen, edit with view, each with a way back [ROUT-25] [PRUL-07] (long)", async () => {
    const screen = await shown(world, world.ada, `/settings/permissions/${world.vera.id}/`);
    expect(screen.text()).toContain("No pages shared by name");
    await screen.click("button", "Add page");
    await screen.pass(500);
    await screen.click("radio", /^Ash/);
    await screen.click("button", "Select");
    expect(screen.text()).toContain("Vera Visser can view Ash");
    expect(screen.field("Can view Ash").checked).toBe(true);
    expect(screen.field("Can edit Ash").checked).toBe(false);
    expect(await reads(world.vera, ash)).toBe(200);
    await screen.click("checkbox", "Can edit Ash");
    expect(screen.text()).toContain("Vera Visser can edit Ash");
    expect(screen.field("Can edit Ash").checked).toBe(true);
    await screen.click("checkbox", "Can view Ash");
    expect(screen.text()).toContain("Ash no longer shared with Vera Visser");
    expect(screen.names("checkbox")).toEqual([]);
    expect(screen.focused).toBe(screen.part("button", "Add page"));
    expect(await reads(world.vera, ash)).toBe(404);
    await screen.click("button", "Undo");
    expect(screen.text()).toContain("Access restored");
    expect(screen.field("Can edit Ash").checked).toBe(true);
    expect(await reads(world.vera, ash)).toBe(200);
  });

  it("lock every box of an administrator, and offer no page [CACT-24] (long)", async () => {
    const screen = await shown(world, world.olga, `/settings/permissions/${world.ada.id}/`);
    expect(screen.text(screen.part("main"))).toContain(fullAccess);
    expect(screen.parts("button", "Add page")).toEqual([]);
    expect(screen.parts("checkbox")).toHaveLength(2);
    const before = screen.sent.length;
    for (const box of ["Can view Elm", "Can edit Elm"]) {
      expect([box, screen.field(box).getAttribute("aria-disabled")]).toEqual([box, "true"]);
      await screen.click("checkbox", box);
      expect([box, screen.field(box).checked, screen.sent.length]).toEqual([box, true, before]);
    }
  });

  it("are reached from the actions of somebody else, never of oneself [CACT-24] [CACT-28] (long)", async () => {
    const screen = await shown(world, world.ada, "/people/");
    await screen.click("button", "Actions for Ada Admiraal");
    expect(screen.names("menuitem")).not.toContain("Set Permissions");
    await screen.press("{Escape}");
    await screen.click("button", "Actions for Xavi Xanten");
    await screen.click("menuitem", "Set Permissions");
    expect(screen.address).toBe(`/settings/permissions/${world.xavi.id}/`);
    expect(screen.title).toContain("Permissions of Xavi Xanten");
  });
});

describe("the permissions of a person, on a site with subsites", () => {
  let parts: SubsiteWorld;
  beforeAll(async () => {
    parts = await openSubsiteWorld("a hash");
  });
  afterAll(() => parts.close());

  it("are set by roles in each subsite: the address says so [CACT-26] [CACT-28] (long)", async () => {
    const code = async (who: WorldPerson) => {
      const answer = await as(parts, who).call(readPersonPermissions, { id: parts.vera.id });
      return answer.success ? "shown" : answer.code;
    };
    expect(await code(parts.olga)).toBe("permissions-in-subsites");
    expect(await code(parts.ada)).toBe("owners-only");
    const site = await openTestWeb(parts);
    const { text, status } = await (await site.browser(parts.olga)).get(
      `/settings/permissions/${parts.vera.id}/`,
    );
    await site.close();
    expect(status).toBe(400);
    expect(text).toContain("Subsites are on, so roles decide. Change them in each subsite.");
  });
});
