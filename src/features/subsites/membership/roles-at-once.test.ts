import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

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

const levelOf = async (who: WorldPerson, subsite = world.crew) => {
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ level: string }>(
      tx,
      `select notification_level as level from membership where site_id = $1 and subsite_id = $2 and person_id = $3`,
      [tx.siteId, subsite.id, who.id],
    ),
  );
  return rows[0]?.level;
};

const ask = (who: WorldPerson, call: string, ids: readonly number[]) =>
  calls.post(who, `${peopleActions}/${call}/`, { profile_ids: JSON.stringify(ids) });

describe("roles in several subsites, and of several people, at once", () => {
  it("`delete` removes, in several subsites at once or in none [MEMB-10] (long)", async () => {
    const both = { [world.crew.id]: "delete", [world.board.id]: "delete" };
    expect(await calls.give(world.ada, [world.ed.id], both)).toMatchObject({
      error: "Sorry, only administrators can do this.",
    });
    expect(await calls.named(world.ada, "crew")).toHaveLength(3);
    expect(await calls.give(world.ada, [world.ed.id], { [world.crew.id]: "delete" })).toEqual({
      success: true,
    });
    expect(await calls.named(world.ada, "crew")).toHaveLength(2);
    await calls.invite(world.ada, "crew", { addrs: [{ email: world.ed.email }] });
  });

  it("and levels are sent by subsite, and read back as they were sent [MEMB-10] [MEMB-14] [SUBS-15]", async () => {
    const { ada, vera, crew } = world;
    const profile_ids = JSON.stringify([vera.id]);
    const read = async () => {
      const there = await calls.post(ada, `${peopleActions}/load_user_subsite_permissions/`, { profile_ids });
      return (there?.["subsite_membership"] as { id: number }[] | undefined)?.find(
        ({ id }) => id === crew.id,
      );
    };
    for (const role_id of ["admin", "viewer", "editor"]) {
      expect(await calls.give(ada, [vera.id], { [crew.id]: role_id })).toEqual({ success: true });
      expect(await read()).toMatchObject({ role_id });
    }
    for (const notification_level of ["on", "off", "digest"]) {
      const notifications = JSON.stringify({ [crew.id]: notification_level });
      const sent = { profile_ids, mode: "notifications", notifications };
      expect(await calls.post(ada, `${peopleActions}/set_user_subsite_permissions/`, sent)).toEqual({
        success: true,
      });
      expect(await read()).toMatchObject({ role_id: "editor", notification_level });
    }
  });

  it("ask for a role and for a level where none is chosen, or one that there is not [MEMB-11] [MEMB-12] [MEMB-14]", async () => {
    const stands = () => ask(world.ada, "load_user_subsite_permissions", [world.vera.id]);
    const before = await stands();
    const { crew, attic } = world;
    for (const [mode, right, error] of [
      ["permissions", "viewer", "Please select a role!"],
      ["notifications", "on", "Please select a notification level!"],
    ] as const)
      for (const chosen of [
        { [crew.id]: "" },
        { [crew.id]: "owner" },
        { [crew.id]: right, [attic.id]: "none" },
      ])
        expect(
          await calls.post(world.ada, `${peopleActions}/set_user_subsite_permissions/`, {
            profile_ids: JSON.stringify([world.vera.id]),
            mode,
            [mode]: JSON.stringify(chosen),
          }),
        ).toMatchObject({ success: false, error });
    expect(await stands()).toEqual(before);
  });

  it("are told of one person at a time, not of nobody nor of two [MEMB-15]", async () => {
    const { olga, vera, ed } = world;
    for (const call of ["joinable_subsites", "user_remove_subsites", "user_subsite_permissions"])
      for (const ids of [[vera.id], [], [vera.id, ed.id]])
        expect([call, ids, (await ask(olga, `load_${call}`, ids))?.["success"]]).toEqual([
          call,
          ids,
          ids.length === 1,
        ]);
  });

  it("how one is told, and whether one stays, is one's own business as well [MEMB-16]", async () => {
    const { ada, ed, vera, crew } = world;
    const level = (who: WorldPerson, of: WorldPerson) =>
      calls.post(who, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify([of.id]),
        mode: "notifications",
        notifications: JSON.stringify({ [crew.id]: "digest" }),
      });
    const leaves = (who: WorldPerson, of: WorldPerson) =>
      calls.post(who, `${peopleActions}/remove_from_space/`, {
        profile_ids: JSON.stringify([of.id]),
        from_group_id: crew.id,
      });
    const answers = [
      await level(vera, vera),
      await level(vera, ed),
      await leaves(vera, ed),
      await leaves(ed, ed),
    ];
    expect(answers.map((answer) => answer?.["success"])).toEqual([true, false, false, true]);
    await calls.invite(ada, "crew", { addrs: [{ email: ed.email }] });
  });

  it("of several people at once may be delete, which removes them all [SUBS-07]", async () => {
    const { ada, ed, vera, crew } = world;
    expect(await calls.give(ada, [ed.id, vera.id], { [crew.id]: "delete" })).toEqual({ success: true });
    expect(await calls.named(ada, "crew")).toEqual([["Ada Admiraal", "admin"]]);
    await calls.invite(ada, "crew", { addrs: [{ email: ed.email }] });
    await calls.invite(ada, "crew", { addrs: [{ email: vera.email }], role_id: "editor" });
  });

  it("are called admin, editor and viewer, and in bulk also delete [MEMB-14] [SUBS-07] [SUBS-15] (long)", async () => {
    const { ada, ed, crew } = world;
    const roleOf = async () => {
      const answer = await calls.post(ed, `${peopleActions}/load_subsites_bar/`, {});
      const { sites } = JSON.parse(String(answer?.["subsites_json_str"])) as {
        sites: { slug: string; role_id: string }[];
      };
      return sites.find(({ slug }) => slug === "crew")?.role_id;
    };
    for (const role of ["admin", "editor", "viewer"]) {
      expect(await calls.give(ada, [ed.id], { [crew.id]: role })).toEqual({ success: true });
      expect(await roleOf()).toBe(role);
    }
    for (const role of ["member", "owner", "1"])
      expect(await calls.give(ada, [ed.id], { [crew.id]: role })).toMatchObject({
        error: "Please select a role!",
      });
    expect(await calls.give(ada, [ed.id], { [crew.id]: "delete" })).toEqual({ success: true });
    expect(await roleOf()).toBeUndefined();
    await calls.invite(ada, "crew", { addrs: [{ email: ed.email }] });
  });

  it("are the business of its administrators, of owners everywhere, and of everybody for themself: level and leaving [MEMB-16] (long)", async () => {
    const { olga, ada, ed, vera, crew, harbour } = world;
    const level = async (who: WorldPerson, of: WorldPerson, id: number) =>
      (
        await calls.post(who, `${peopleActions}/set_user_subsite_permissions/`, {
          profile_ids: JSON.stringify([of.id]),
          mode: "notifications",
          notifications: JSON.stringify({ [id]: "digest" }),
        })
      )?.["success"];
    const role = async (who: WorldPerson, of: WorldPerson, chosen: object) =>
      (await calls.give(who, [of.id], chosen))?.["success"];
    const remove = async (who: WorldPerson, of: WorldPerson, id: number) =>
      (
        await calls.post(who, `${peopleActions}/remove_from_space/`, {
          profile_ids: JSON.stringify([of.id]),
          from_group_id: id,
        })
      )?.["success"];
    // Ada administers Crew and is not in Harbour, of which Ed is the administrator; Vera edits in Crew.
    expect(await role(ada, vera, { [crew.id]: "editor" })).toBe(true);
    expect(await role(ada, world.xavi, { [harbour.id]: "viewer" })).toBe(false);
    expect(await role(olga, vera, { [crew.id]: "editor" })).toBe(true);
    expect(await role(olga, world.xavi, { [harbour.id]: "viewer" })).toBe(true);
    expect(await role(vera, ed, { [crew.id]: "viewer" })).toBe(false);
    expect(await level(ada, vera, crew.id)).toBe(true);
    expect(await level(ada, world.xavi, harbour.id)).toBe(false);
    expect(await level(olga, world.xavi, harbour.id)).toBe(true);
    expect(await level(vera, vera, crew.id)).toBe(true);
    expect(await level(world.xavi, world.xavi, harbour.id)).toBe(true);
    expect(await level(vera, ed, crew.id)).toBe(false);
    expect(await remove(vera, ed, crew.id)).toBe(false);
    expect(await remove(ada, world.xavi, harbour.id)).toBe(false);
    for (const who of [vera, ada, olga]) {
      expect(await remove(who, vera, crew.id)).toBe(true);
      await calls.invite(ada, "crew", { addrs: [{ email: vera.email }] });
    }
    expect(await role(ada, vera, { [crew.id]: "editor" })).toBe(true);
  });

  it("stay where `mode` says notifications, and levels stay where it says nothing, of everybody who is sent [MEMB-10] (long)", async () => {
    const { ada, ed, vera, crew } = world;
    const both = [ed, vera];
    const send = (role: string, level: string, mode: object) =>
      calls.post(ada, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify(both.map(({ id }) => id)),
        permissions: JSON.stringify({ [crew.id]: role }),
        notifications: JSON.stringify({ [crew.id]: level }),
        ...mode,
      });
    const levels = () => Promise.all(both.map((who) => levelOf(who)));
    const before = await calls.named(ada, "crew");
    expect(await send("admin", "off", { mode: "notifications" })).toEqual({ success: true });
    expect(await calls.named(ada, "crew")).toEqual(before);
    expect(await levels()).toEqual(["off", "off"]);
    expect(await send("admin", "on", {})).toEqual({ success: true });
    expect((await calls.named(ada, "crew")).map(([, role]) => role)).toEqual(["admin", "admin", "admin"]);
    expect(await levels()).toEqual(["off", "off"]);
    await send("admin", "on", { mode: "notifications" });
    await calls.give(ada, [ed.id], { [crew.id]: "viewer" });
    await calls.give(ada, [vera.id], { [crew.id]: "editor" });
  });

  it("asks for a role in every subsite, and for a level, and changes nothing where one is missing [MEMB-10] (long)", async () => {
    const { crew, harbour } = world;
    const named = await calls.named(world.ada, "crew");
    for (const permissions of [
      {},
      { [crew.id]: "" },
      { [crew.id]: "owner" },
      { [crew.id]: "editor", [harbour.id]: "" },
    ])
      expect(await calls.give(world.olga, [world.ed.id], permissions)).toMatchObject({
        error: "Please select a role!",
      });
    expect(await calls.named(world.ada, "crew")).toEqual(named);
    expect(
      await calls.post(world.ed, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify([world.ed.id]),
        mode: "notifications",
        notifications: JSON.stringify({ [crew.id]: "off", [harbour.id]: "" }),
      }),
    ).toMatchObject({ error: "Please select a notification level!" });
    expect(await levelOf(world.ed)).not.toBe("off");
    const level = (who: WorldPerson, of: WorldPerson, chosen: string) =>
      calls.post(who, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify([of.id]),
        mode: "notifications",
        notifications: JSON.stringify({ [world.crew.id]: chosen }),
      });
    expect(await level(world.vera, world.vera, "often")).toMatchObject({
      error: "Please select a notification level!",
    });
    expect(await level(world.vera, world.vera, "off")).toEqual({ success: true });
    expect(await levelOf(world.vera)).toBe("off");
    expect(await level(world.vera, world.ed, "off")).toMatchObject({ success: false });
    expect(await level(world.ada, world.vera, "on")).toEqual({ success: true });
    expect(await levelOf(world.vera)).toBe("on");
    const both = [world.vera, world.ed];
    const sent = { profile_ids: JSON.stringify(both.map(({ id }) => id)) };
    const at = `${peopleActions}/set_user_subsite_permissions/`;
    for (const chosen of ["off", "digest"]) {
      const notifications = JSON.stringify({ [world.crew.id]: chosen });
      expect(await calls.post(world.ada, at, { ...sent, mode: "notifications", notifications })).toEqual({
        success: true,
      });
      expect(await Promise.all(both.map((who) => levelOf(who)))).toEqual([chosen, chosen]);
    }
    const levels = JSON.stringify({ [crew.id]: "on", [harbour.id]: "off" });
    const own = { profile_ids: JSON.stringify([world.ed.id]), mode: "notifications", notifications: levels };
    expect(await calls.post(world.ed, at, own)).toEqual({ success: true });
    expect([await levelOf(world.ed), await levelOf(world.ed, harbour)]).toEqual(["on", "off"]);
    const permissions = JSON.stringify({ [world.crew.id]: "editor" });
    expect(await calls.post(world.ada, at, { ...sent, permissions })).toEqual({ success: true });
    expect(await calls.named(world.ada, "crew")).toEqual([
      ["Ada Admiraal", "admin"],
      ["Ed Elzinga", "editor"],
      ["Vera Visser", "editor"],
    ]);
    await calls.give(world.ada, [world.ed.id], { [world.crew.id]: "viewer" });
  });
});
