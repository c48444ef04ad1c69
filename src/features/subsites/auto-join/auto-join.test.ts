import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSubsite } from "../store.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

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
  await calls.write("update subsite set is_preselected = false where site_id = $1");
});

const read = (who: WorldPerson) => calls.post(who, `${peopleActions}/get_auto_join_subsites/`, {});
const choose = (who: WorldPerson, ids: readonly unknown[]) =>
  calls.post(who, `${peopleActions}/set_auto_join_subsites/`, { subsites: JSON.stringify(ids) });
const chosen = async () => {
  const { subsites } = (await read(world.olga)) as {
    subsites: { name_s: string; is_preselected: boolean }[];
  };
  return subsites.map(({ name_s, is_preselected }) => [name_s, is_preselected]);
};
const labels = (screen: Screen) => screen.parts("checkbox").map((box) => box.closest("label")?.textContent);

describe("the calls of auto-join subsites", () => {
  it("keeps what an owner chooses, and marks it among those that are not archived [AUTJ-03] [AUTJ-04] [AUTJ-06] [ROLE-16]", async () => {
    expect(await chosen()).toEqual([
      ["Board", false],
      ["Crew", false],
      ["Harbour", false],
    ]);
    expect(await choose(world.olga, [world.crew.id, world.harbour.id, world.crew.id])).toEqual({
      success: true,
      nr_subsites: 2,
    });
    expect(await chosen()).toEqual([
      ["Board", false],
      ["Crew", true],
      ["Harbour", true],
    ]);
    await choose(world.olga, [world.board.id]);
    expect(await chosen()).toEqual([
      ["Board", true],
      ["Crew", false],
      ["Harbour", false],
    ]);
    await choose(world.olga, []);
    expect((await chosen()).filter(([, is]) => is)).toEqual([]);
  });

  it("gives all fields of a subsite [AUTJ-03] [SUBS-02]", async () => {
    const { subsites } = (await read(world.olga)) as { subsites: Record<string, unknown>[] };
    expect(subsites.find(({ slug }) => slug === "crew")).toEqual({
      id: world.crew.id,
      slug: "crew",
      s_name: "Crew",
      s_description: "",
      accent_color: "",
      name_s: "Crew",
      description: "",
      description_s: "",
      role_id: null,
      notification_level: null,
      is_preselected: false,
      is_public: false,
      is_archived: false,
      is_self_joinable: false,
      nr_people: 3,
      access_type_s: "Closed",
      last_requested_ts: null,
    });
  });

  it.each([
    ["one that nobody made", () => [999_999], "This subsite doesn't exist."],
    ["an archived one", () => [world.attic.id], "This subsite is archived. No one can join."],
    ["the main group", () => [0], ""],
    ["no number", () => ["crew"], ""],
  ])("refuse %s before anything is changed [AUTJ-06]", async (_, ids, sentence) => {
    await choose(world.olga, [world.board.id]);
    const answer = await choose(world.olga, [world.crew.id, ...ids()]);
    expect(answer).toMatchObject({ success: false, error: expect.stringContaining(sentence) });
    expect((await chosen()).filter(([, is]) => is)).toEqual([["Board", true]]);
  });

  it("refuse one of another site as if nobody had made it", async () => {
    const foreign = await within(world, actorOf(world, world.other.nora), (tx) =>
      makeSubsite({ slug: "abroad", name: "Abroad" }, tx),
    );
    expect(await choose(world.olga, [foreign?.id])).toMatchObject({ error: "This subsite doesn't exist." });
    expect(await chosen()).not.toContainEqual(["Abroad", false]);
  });

  it("are the owners' alone [AUTJ-06] [ROLE-16]", async () => {
    for (const who of [world.ada, world.ed, world.vera, world.xavi]) {
      const error = "Sorry, only site owners can do this.";
      expect(await read(who)).toMatchObject({ success: false, error });
      expect(await choose(who, [world.crew.id])).toMatchObject({ success: false, error });
    }
    expect((await chosen()).filter(([, is]) => is)).toEqual([]);
  });
});

describe("under Settings, Site", () => {
  it("an owner chooses, reads what auto-join is, and chooses others [AUTJ-01] [AUTJ-02] [AUTJ-06] [AUTJ-04] [ROUT-24] [ROLE-16] [HASH-05] [AUTJ-03]", async () => {
    const screen = await shown(world, world.olga, "/settings/site/");
    const part = () => screen.text(screen.part("region", "Auto-join subsites"));
    expect(screen.part("region", "Auto-join subsites").id).toBe("auto-join");
    expect(part()).toContain("No subsites chosen");
    await screen.click("button", "Choose subsites");
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Select Auto-join Subsites"]);
    expect(labels(screen)).toEqual(["Board", "Crew", "Harbour"]);
    await screen.click("checkbox", "Crew");
    await screen.click("button", "Save", screen.part("dialog"));
    expect(screen.names("dialog")).toEqual([]);
    expect(part()).toContain("Crew");
    expect(screen.text()).toContain("New people can join 1 subsite");
    await screen.click("button", "How it works");
    const about = screen.part("dialog");
    expect(screen.names("heading", about)).toEqual(["Auto-join subsites", "Chosen now"]);
    expect(screen.parts("listitem", undefined, about).map((point) => screen.text(point))).toEqual([
      "When you invite new people, you can also add them to these subsites.",
      "They join as viewers. Their role can be changed in each subsite.",
      "People already on this site aren't added. External people never are.",
      "Archived subsites are skipped.",
      "Crew",
    ]);
    await screen.click("button", "OK");
    await screen.click("button", "Choose subsites");
    expect(labels(screen).map((label) => screen.field(String(label)).checked)).toEqual([false, true, false]);
    await screen.click("checkbox", "Crew");
    await screen.click("checkbox", "Board");
    await screen.click("button", "Save", screen.part("dialog"));
    expect(await chosen()).toEqual([
      ["Board", true],
      ["Crew", false],
      ["Harbour", false],
    ]);
  });

  it("what is chosen is ticked when it is chosen from again, and Undo takes the last choice back [AUTJ-02] [AUTJ-04] (long)", async () => {
    await choose(world.olga, [world.crew.id]);
    const screen = await shown(world, world.olga, "/settings/site/");
    await screen.click("button", "Choose subsites");
    expect(labels(screen).map((label) => screen.field(String(label)).checked)).toEqual([false, true, false]);
    await screen.click("checkbox", "Harbour");
    await screen.click("button", "Save", screen.part("dialog"));
    expect(screen.text(screen.part("region", "Auto-join subsites"))).toContain("Crew, Harbour");
    await screen.click("button", "Undo");
    expect((await chosen()).filter(([, is]) => is)).toEqual([["Crew", true]]);
  });

  it("the dialog says so where there are none to choose [AUTJ-02] (long)", async () => {
    const archive = (is: boolean) =>
      calls.write("update subsite set is_archived = $2 where site_id = $1 and slug not in ('', 'attic')", [
        is,
      ]);
    await archive(true);
    const screen = await shown(world, world.olga, "/settings/site/");
    await screen.click("button", "Choose subsites");
    const dialog = screen.part("dialog", "Select Auto-join Subsites");
    expect(screen.text(dialog)).toContain("There are no subsites to choose yet.");
    expect([screen.parts("checkbox"), screen.names("button", dialog)]).toEqual([[], ["Close", "OK"]]);
    await archive(false);
  });

  it("of two dialogs that are asked for at once the first opens [DLGS-01] (long)", async () => {
    const screen = await shown(world, world.olga, "/settings/site/");
    screen.part("button", "Choose subsites").click();
    await screen.click("button", "How it works");
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Select Auto-join Subsites"]);
    await screen.click("button", "Cancel", screen.part("dialog"));
    expect(screen.names("dialog")).toEqual([]);
  });

  it("what somebody else archived meanwhile is refused in the dialog, which stays [AUTJ-06] (long)", async () => {
    const screen = await shown(world, world.olga, "/settings/site/");
    await screen.click("button", "Choose subsites");
    await calls.write("update subsite set is_archived = true where site_id = $1 and id = $2", [
      world.crew.id,
    ]);
    await screen.click("checkbox", "Crew");
    await screen.click("button", "Save", screen.part("dialog"));
    expect(screen.text(screen.part("dialog"))).toContain("This subsite is archived. No one can join.");
    await calls.write("update subsite set is_archived = false where site_id = $1 and id = $2", [
      world.crew.id,
    ]);
  });

  it("whoever owns the site no more is told so when they choose, and may ask for it [ROLE-20] (long)", async () => {
    const becomes = (role: string) =>
      calls.write("update person set role = $2 where site_id = $1 and id = $3", [role, world.olga.id]);
    const refused = async (screen: Screen) => {
      await becomes("owner");
      const said = screen.text(screen.part("dialog", "No site ownership"));
      expect(said).toContain("Sorry, only site owners can do this. Request site ownership");
      await screen.click("button", "OK");
    };
    const screen = await shown(world, world.olga, "/settings/site/");
    for (const button of ["How it works", "Choose subsites"]) {
      await becomes("admin");
      await screen.click("button", button);
      await refused(screen);
    }
    await screen.click("button", "Choose subsites");
    await screen.click("checkbox", "Crew");
    await becomes("admin");
    await screen.click("button", "Save", screen.part("dialog"));
    await refused(screen);
    expect(screen.field("Crew").checked).toBe(true);
    expect((await chosen()).filter(([, is]) => is)).toEqual([]);
  });
});

it("a site without subsites has no such part, and no such calls (long)", async () => {
  const flat: World = await openWorld("a hash");
  const flatWeb = await openTestWeb(flat);
  const screen = await shown(flat, flat.olga, "/settings/site/");
  expect(screen.parts("region", "Subsites")).toHaveLength(1);
  expect(screen.parts("region", "Auto-join subsites")).toHaveLength(0);
  const olga = await flatWeb.browser(flat.olga);
  for (const name of ["get_auto_join_subsites", "set_auto_join_subsites"]) {
    const { status, body } = await olga.post(`${peopleActions}/${name}/`, { subsites: "[]" });
    expect([status, body?.["error"]]).toEqual([404, "This site has no subsites."]);
  }
  await flatWeb.close();
  await flat.close();
});
