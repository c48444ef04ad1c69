import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsOf } from "#testing/outbox.ts";
import { some } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import type { WorldPerson } from "#testing/world.ts";

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

type Place = { id: number; s_name: string; role_id: string | null; notification_level: string | null };
const ask = async (who: WorldPerson, call: string, person: WorldPerson) =>
  (await calls.post(who, `${peopleActions}/${call}/`, { profile_ids: JSON.stringify([person.id]) })) ?? {};
const names = (answer: Record<string, unknown>, field = "subsites") =>
  (answer[field] as Place[] | undefined)?.map(({ s_name }) => s_name.toLowerCase());
const bring = (who: WorldPerson, ids: readonly number[], permissions: object) =>
  calls.post(who, `${peopleActions}/invite_existing_user_to_spaces/`, {
    profile_ids: JSON.stringify(ids),
    permissions: JSON.stringify(permissions),
  });

describe("the subsites of a person", () => {
  it("are told of one person, those that they could be brought into by whoever asks [MEMB-02] [MEMB-15] [MEMB-16]", async () => {
    const call = (name: string) =>
      calls.write("update person set name = $2 where site_id = $1 and id = $3", [name, world.vera.id]);
    await call("Vera <Visser>");
    expect(await ask(world.ed, "load_joinable_subsites", world.vera)).toMatchObject({
      success: true,
      display_name_s: "Vera &lt;Visser&gt;",
    });
    await call("Vera Visser");
    expect(names(await ask(world.ed, "load_joinable_subsites", world.vera))).toEqual(["harbour"]);
    expect(names(await ask(world.olga, "load_joinable_subsites", world.vera))).toEqual(["board", "harbour"]);
    expect(names(await ask(world.vera, "load_joinable_subsites", world.olga))).toEqual([]);
    // Nobody is brought into an archived one, which Ed is not in.
    expect(names(await ask(world.olga, "load_joinable_subsites", world.ed))).toEqual(["board"]);
    expect(await ask(world.xavi, "load_joinable_subsites", world.vera)).toMatchObject({ success: false });
  });

  it("are told for the chooser: those that they may be taken out of, of oneself all [MEMB-05] [MEMB-15] [MEMB-16]", async () => {
    expect(names(await ask(world.ada, "load_user_remove_subsites", world.vera))).toEqual(["crew", "attic"]);
    expect(names(await ask(world.ed, "load_user_remove_subsites", world.vera))).toEqual([]);
    expect(names(await ask(world.olga, "load_user_remove_subsites", world.vera))).toEqual(["crew", "attic"]);
    expect(await ask(world.xavi, "load_user_remove_subsites", world.ed)).toMatchObject({ success: false });
    expect(names(await ask(world.xavi, "load_user_remove_subsites", world.xavi))).toEqual(["harbour"]);
    // The only administrator of a subsite leaves no other behind.
    expect(names(await ask(world.ed, "load_user_remove_subsites", world.ed))).toEqual(["crew"]);
  });

  it("are told with the role and the level of the person, not of whoever asks, archived ones last [MEMB-09] [MEMB-14] [MEMB-15] [MEMB-16] [SUBS-02] [SUBS-17]", async () => {
    await calls.write(
      "update membership set notification_level = case person_id when $2 then 'off' else 'on' end where site_id = $1",
      [world.vera.id],
    );
    const answer = await ask(world.ada, "load_user_subsite_permissions", world.vera);
    const places = answer["subsite_membership"] as Place[];
    expect(names(answer, "subsite_membership")).toEqual(["crew", "attic"]);
    const told = { id: world.crew.id, role_id: "editor", notification_level: "off" };
    expect(places).toMatchObject([
      { ...told, is_archived: false, access_type_s: "Closed" },
      { ...told, id: world.attic.id, is_archived: true, access_type_s: "Archived" },
    ]);
    for (const [who, of, expected] of [
      [world.vera, world.vera, ["crew", "attic"]],
      [world.olga, world.vera, ["crew", "attic"]],
      [world.xavi, world.xavi, ["harbour"]],
      [world.vera, world.ada, []],
    ] as const)
      expect(names(await ask(who, "load_user_subsite_permissions", of), "subsite_membership")).toEqual(
        expected,
      );
    expect(await ask(world.xavi, "load_user_subsite_permissions", world.ed)).toMatchObject({
      success: false,
    });
  });

  it("are given to people of the site, each with a role, who get a mail [INVT-09] [INVT-20] [INVT-22] [MEMB-03] [MEMB-14] (long)", async () => {
    await mailsOf(world);
    const places = { [world.board.id]: "editor", [world.harbour.id]: "viewer" };
    expect(await bring(world.olga, [world.vera.id], places)).toEqual({ success: true });
    expect(await calls.named(world.olga, "board")).toContainEqual(["Vera Visser", "editor"]);
    expect(await calls.named(world.ed, "harbour")).toContainEqual(["Vera Visser", "viewer"]);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([world.vera.email, world.vera.email]);
    expect(await bring(world.olga, [world.ada.id, world.ed.id], { [world.board.id]: "viewer" })).toEqual({
      success: true,
    });
    expect(await calls.named(world.olga, "board")).toEqual([
      ["Ada Admiraal", "viewer"],
      ["Ed Elzinga", "viewer"],
      ["Olga Oosterhuis", "admin"],
      ["Vera Visser", "editor"],
    ]);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([world.ada.email, world.ed.email]);
    expect(await bring(world.olga, [world.vera.id], { [world.board.id]: "viewer" })).toMatchObject({
      success: false,
      error: `${world.vera.email} is already a member.`,
    });
    await calls.give(world.olga, [world.vera.id, world.ada.id, world.ed.id], { [world.board.id]: "delete" });
    await calls.give(world.olga, [world.vera.id], { [world.harbour.id]: "delete" });
  });

  it("are given by those alone who administer them, and none where one is refused [MEMB-16] [ROLE-17] [ROLE-24]", async () => {
    const refused = { success: false };
    const both = { [world.harbour.id]: "viewer", [world.crew.id]: "viewer" };
    expect(await bring(world.ed, [world.vera.id], both)).toMatchObject({ success: false });
    expect(await calls.named(world.ed, "harbour")).not.toContainEqual(["Vera Visser", "viewer"]);
    expect(await bring(world.xavi, [world.vera.id], { [world.harbour.id]: "viewer" })).toMatchObject(refused);
    for (const wrong of [{}, { [world.harbour.id]: "delete" }, { [world.harbour.id]: "owner" }])
      expect(await bring(world.ed, [world.vera.id], wrong)).toMatchObject({
        success: false,
        error: "Please select a role!",
      });
    expect(await bring(world.olga, [world.vera.id], { [world.attic.id]: "viewer" })).toMatchObject(refused);
    expect(await bring(world.ed, [999_999], { [world.harbour.id]: "viewer" })).toMatchObject(refused);
  });
});

describe("the dialogs about the subsites of a person", () => {
  const opened = async (who: WorldPerson, slug: string, person: string, entry: string): Promise<Screen> => {
    const screen = await shown(world, who, `/@${slug}/people/`);
    await screen.click("button", `Actions for ${person}`);
    await screen.click("menuitem", entry);
    return screen;
  };
  const crew = () => calls.named(world.ada, "crew");
  const lastSent = (screen: Screen, call: string) =>
    screen.sent.findLast(({ path }) => path.endsWith(`/ajax/people/action/${call}/`))?.fields;

  it("edit the role in every subsite, removal among them [MEMB-08] [MEMB-09] [MEMB-10] [MEMB-11] [MEMB-13] [MEMB-14] [MEMB-15] [ROLE-03] [SUBS-07] [SUBS-15]", async () => {
    const screen = await opened(world.ada, "crew", "Vera Visser", "Edit Permissions");
    expect(screen.parts("heading", "Edit Permissions")).toHaveLength(1);
    expect(
      screen.parts("option", undefined, screen.field(/crew/i)).map(({ textContent }) => textContent),
    ).toEqual(["Viewer", "Editor", "Admin", "Remove"]);
    await screen.choose(/crew/i, "delete");
    await screen.click("button", "Save");
    const profile_ids = JSON.stringify([world.vera.id]);
    expect(lastSent(screen, "load_user_subsite_permissions")).toMatchObject({ profile_ids });
    const permissions = JSON.stringify({ [world.crew.id]: "delete" });
    expect(lastSent(screen, "set_user_subsite_permissions")).toMatchObject({ profile_ids, permissions });
    expect(await crew()).not.toContainEqual(["Vera Visser", "editor"]);
    await bring(world.ada, [world.vera.id], { [world.crew.id]: "editor" });
  });

  it("change how somebody is told of each subsite, and take it back [MEMB-08] [MEMB-10] [MEMB-12] [MEMB-14] (long)", async () => {
    const screen = await opened(world.ada, "crew", "Vera Visser", "Change Notification Settings");
    expect(screen.parts("heading", "Change Notification Settings")).toHaveLength(1);
    const level = async () =>
      (
        (await ask(world.ada, "load_user_subsite_permissions", world.vera))["subsite_membership"] as Place[]
      )[0]?.notification_level;
    const before = await level();
    const options = screen.parts("option", undefined, screen.field(/crew/i)) as HTMLOptionElement[];
    expect(options.map(({ value }) => value)).toEqual(["on", "digest", "off"]);
    await screen.choose(/crew/i, "off");
    await screen.click("button", "Save");
    const notifications = JSON.stringify({ [world.crew.id]: "off" });
    expect(lastSent(screen, "set_user_subsite_permissions")).toMatchObject({
      profile_ids: JSON.stringify([world.vera.id]),
      mode: "notifications",
      notifications,
    });
    expect(await level()).toBe("off");
    await screen.click("button", "Undo");
    expect(await level()).toBe(before);
  });

  it.each([
    ["Edit Permissions", "role_id", "Please select a role!"],
    ["Change Notification Settings", "notification_level", "Please select a notification level!"],
  ])(
    "%s asks for one in every subsite before anything is sent [MEMB-08] [MEMB-11] [MEMB-12]",
    async (entry, field, error) => {
      const there = await ask(world.ada, "load_user_subsite_permissions", world.vera);
      const places = there["subsite_membership"] as Place[];
      const lacking = { ...(places.at(-1) as Place), [field]: null };
      const screen = await shown(world, world.ada, "/@crew/people/");
      screen.meddle(({ path }) =>
        path.endsWith("/load_user_subsite_permissions/")
          ? Response.json({ success: true, subsite_membership: places.with(-1, lacking) })
          : null,
      );
      await screen.click("button", "Actions for Vera Visser");
      await screen.click("menuitem", entry);
      const before = screen.sent.length;
      await screen.click("button", "Save");
      expect(screen.text(screen.part("dialog", entry))).toContain(error);
      expect(screen.sent).toHaveLength(before);
      screen.meddle(null);
      await screen.click("button", "Cancel");
    },
  );

  it("bring somebody into other subsites [MEMB-01] [MEMB-02] [MEMB-03] [MEMB-15]", async () => {
    await bring(world.olga, [world.olga.id], { [world.crew.id]: "admin" });
    const screen = await opened(world.olga, "crew", "Vera Visser", "Invite to subsite");
    expect(screen.parts("heading", "Invite existing user to subsites")).toHaveLength(1);
    await screen.click("button", "Invite");
    expect(screen.text()).toContain("Please select a role!");
    await screen.choose(/board/i, "editor");
    await screen.click("button", "Invite");
    const profile_ids = JSON.stringify([world.vera.id]);
    expect(lastSent(screen, "load_joinable_subsites")).toMatchObject({ profile_ids });
    const permissions = JSON.stringify({ [world.board.id]: "editor" });
    expect(lastSent(screen, "invite_existing_user_to_spaces")).toMatchObject({ profile_ids, permissions });
    expect(await calls.named(world.olga, "board")).toContainEqual(["Vera Visser", "editor"]);
    await calls.give(world.olga, [world.vera.id], { [world.board.id]: "delete" });
  });

  it("take somebody out of this subsite, or of one that is chosen [MEMB-04] [MEMB-05] [MEMB-06] [MEMB-07] [MEMB-15]", async () => {
    const screen = await opened(world.ada, "crew", "Vera Visser", "Remove from subsite");
    const dialog = screen.part("dialog", "Remove Vera Visser?");
    expect(screen.text(dialog)).toContain("Vera Visser can no longer open Crew. Their pages stay.");
    expect(screen.parts("radio", undefined, dialog)).toEqual([]);
    await screen.click("button", "Cancel", dialog);
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Remove from another subsite");
    await screen.click("button", "Remove");
    expect(screen.text()).toContain("Please select a Subsite...");
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Remove Vera Visser from a subsite"]);
    expect(lastSent(screen, "load_user_remove_subsites")).toMatchObject({
      profile_ids: JSON.stringify([world.vera.id]),
    });
    await screen.click("radio", /crew/i);
    await screen.click("button", "Remove");
    expect(lastSent(screen, "remove_from_space")).toMatchObject({
      profile_ids: JSON.stringify([world.vera.id]),
      from_group_id: world.crew.id,
    });
    expect(await crew()).not.toContainEqual(["Vera Visser", "editor"]);
    await bring(world.ada, [world.vera.id], { [world.crew.id]: "editor" });
  });

  it("are taken back: a role, a subsite that somebody was brought into, and those they were taken out of [MEMB-01] [MEMB-04] [MEMB-08] (long)", async () => {
    await bring(world.olga, [world.olga.id], { [world.crew.id]: "admin" });
    const role = (on: Screen) => on.choose(/crew/i, "delete");
    const place = (on: Screen) => on.choose(/board/i, "editor");
    const crewOf = (on: Screen) => on.click("radio", /crew/i);
    const gone = "Vera Visser removed from Crew";
    const members = async () => [await crew(), await calls.named(world.olga, "board")];
    for (const [entry, choose, button, told] of [
      ["Edit Permissions", role, "Save", "Permissions of Vera Visser saved"],
      ["Invite to subsite", place, "Invite", "Vera Visser invited"],
      ["Remove from another subsite", crewOf, "Remove", gone],
      ["Remove from subsite", () => {}, "Remove", gone],
    ] as const) {
      const before = await members();
      const screen = await opened(world.olga, "crew", "Vera Visser", entry);
      await choose(screen);
      await screen.click("button", button);
      expect(screen.text()).toContain(told);
      expect([entry, await members()]).not.toEqual([entry, before]);
      await screen.click("button", "Undo");
      expect([entry, await members()]).toEqual([entry, before]);
    }
  });

  it("say what of them could not be loaded, or what the server says, and close [DLGS-08] [DLGS-15] [DLGS-19]", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    const told = async (entry: string) => {
      await screen.click("button", "Actions for Vera Visser");
      await screen.click("menuitem", entry);
      expect(screen.names("dialog")).toEqual([]);
      return screen.text(screen.parts("alert").at(-1));
    };
    const entries = [
      ["Edit Permissions", "permissions"],
      ["Change Notification Settings", "notifications"],
      ["Invite to subsite", "invite dialog"],
      ["Remove from another subsite", "subsite details"],
    ] as const;
    screen.meddle(() => new Response("<p>proxy</p>", { status: 502 }));
    for (const [entry, what] of entries)
      expect(await told(entry)).toBe(`Could not load ${what}. Please try again in a moment...`);
    screen.meddle(() => Response.json({ success: false, error: "Low tide." }, { status: 409 }));
    for (const [entry] of some(entries, 1)) expect(await told(entry)).toBe("Low tide.");
    screen.meddle(null);
  });
});
