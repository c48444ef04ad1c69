import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadPreferences, savePreferences } from "../preferences/contract.ts";
import { type FieldGiven, saveProfileFields } from "./contract.ts";
import { readProfileFields } from "./screen.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld()]);
});
afterAll(async () => {
  await Promise.all([world.close(), parted.close()]);
});

const fresh: FieldGiven = {
  id: null,
  label: "Phone",
  kind: "phone",
  icon: "phone",
  seenBy: "people",
  editedBy: "person",
};
const read = async () => {
  const answer = await as(world, world.olga).call(readProfileFields, {});
  return answer.success ? answer.fields : [];
};
const save = (
  known: readonly number[],
  fields: readonly FieldGiven[],
  who = world.olga,
  where: World = world,
) => as(where, who).call(saveProfileFields, { known: JSON.stringify(known), fields: JSON.stringify(fields) });
const becomes = (who: WorldPerson, role: string) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set role = $2 where site_id = $1 and id = $3", [tx.siteId, role, who.id]),
  );

describe("the fields of profiles", () => {
  it("are made, changed, put in order and taken away with what people have in them [USET-12]", async () => {
    const staff: FieldGiven = {
      id: null,
      label: "Staff number",
      kind: "text",
      icon: "star",
      seenBy: "admins",
      editedBy: "admins",
    };
    expect(await save([], [fresh, staff])).toEqual({ success: true });
    const [phone, number] = await read();
    expect([phone, number]).toEqual([
      { ...fresh, id: phone?.id, people: 0 },
      { ...staff, id: number?.id, people: 0 },
    ]);
    const ids = [phone?.id ?? 0, number?.id ?? 0];
    await as(world, world.vera).call(savePreferences, {
      user_id: world.vera.id,
      position: "",
      bio: "",
      fields: JSON.stringify({ [ids[0] ?? 0]: "0517" }),
    });
    expect(
      await save(ids, [number as FieldGiven, { ...(phone as FieldGiven), label: "Direct line" }]),
    ).toEqual({
      success: true,
    });
    expect((await read()).map(({ label, people }) => [label, people])).toEqual([
      ["Staff number", 0],
      ["Direct line", 1],
    ]);
    await save(ids, [number as FieldGiven]);
    const form = await as(world, world.olga).call(loadPreferences, { user_id: world.vera.id });
    expect(form.success && form.fields.map(({ label }) => label)).toEqual(["Staff number"]);
    await save([ids[1] ?? 0], []);
  });

  it("are not changed over what somebody else has made meanwhile, and keep what they hold", async () => {
    await save([], [fresh]);
    const [phone] = await read();
    expect(await save([], [fresh])).toMatchObject({ code: "fields-changed" });
    expect(await save([phone?.id ?? 0], [{ ...fresh, id: 999_999 }])).toMatchObject({
      code: "fields-changed",
    });
    expect(await save([phone?.id ?? 0], [{ ...fresh, id: phone?.id ?? 0, kind: "text" }])).toMatchObject({
      code: "field-kind-fixed",
      body: { error: "What a field holds can't be changed. Make a new field." },
    });
    await save([phone?.id ?? 0], []);
  });

  it("are made by administrators, with subsites by owners", async () => {
    const codes = async (where: World) =>
      Promise.all(
        [where.ada, where.ed, where.xavi, "visitor" as const].map(async (who) => {
          const answer = await as(where, who).call(readProfileFields, {});
          return answer.success || answer.code;
        }),
      );
    expect(await codes(world)).toEqual([true, "admins-only", "admins-only", "signed-out"]);
    expect(await codes(parted)).toEqual(["owners-only", "owners-only", "owners-only", "signed-out"]);
    expect(await save([], [fresh], world.ed)).toMatchObject({ code: "admins-only" });
    expect(await save([], [fresh], parted.ada, parted)).toMatchObject({ code: "owners-only" });
  });

  const adminsOnly = (screen: Screen) => {
    const dialog = screen.part("dialog", "No admin permissions");
    return [
      screen.text(dialog).includes("Sorry, only administrators can do this."),
      screen.names("link", dialog),
    ];
  };
  const demoted = async (act: () => Promise<void>) => {
    await becomes(world.ada, "editor");
    await act();
    await becomes(world.ada, "admin");
  };

  it("are not made by whoever is no administrator any more, who is told so and may ask for it [ROLE-19]", async () => {
    const screen = await shown(world, world.ada, "/settings/profile-fields/");
    await screen.click("button", "Add field");
    await screen.type("Name", "Phone");
    await demoted(() => screen.click("button", "Save field"));
    expect(adminsOnly(screen)).toEqual([true, ["Request administrator rights"]]);
  });

  it("are not moved nor taken away by them either [ROLE-19] (long)", async () => {
    await save([], [fresh, { ...fresh, label: "Home town", kind: "text" }]);
    for (const [entry, button] of [
      ["Move up", null],
      ["Remove", "Remove"],
    ] as const) {
      const screen = await shown(world, world.ada, "/settings/profile-fields/");
      await screen.click("button", "Actions for Home town");
      await demoted(async () => {
        await screen.click("menuitem", entry);
        if (button) await screen.click("button", button);
      });
      expect([entry, ...adminsOnly(screen)]).toEqual([entry, true, ["Request administrator rights"]]);
    }
    await save(
      (await read()).map(({ id }) => id ?? 0),
      [],
    );
  });

  it("are made, moved and taken away on their screen (long)", async () => {
    const screen = await shown(world, world.olga, "/settings/profile-fields/");
    for (const label of ["Phone", "Home town"]) {
      await screen.click("button", "Add field");
      await screen.type("Name", label);
      await screen.click("button", "Save field");
    }
    const listed = () => screen.names("heading", screen.part("main")).slice(1);
    expect(listed()).toEqual(["Phone", "Home town"]);
    await screen.click("button", "Actions for Home town");
    expect(screen.names("menuitem")).toEqual(["Edit", "Move up", "Remove"]);
    await screen.click("menuitem", "Move up");
    expect(listed()).toEqual(["Home town", "Phone"]);
    await screen.click("button", "Actions for Phone");
    await screen.click("menuitem", "Remove");
    expect(screen.text(screen.part("dialog", "Remove Phone?"))).toContain("No one has filled it in.");
    await screen.click("button", "Remove");
    expect(listed()).toEqual(["Home town"]);
  });
});
