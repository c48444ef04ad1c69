import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";

const path = "/ajax/settings/action/preferences/";

let world: World;
let web: TestWeb;
let field: number;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
  field = await makeField("Desk <2>", "text", 0);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const makeField = (label: string, kind: string, place: number) =>
  within(world, actorOf(world, world.olga), async (tx) => {
    const rows = await run<{ id: number }>(
      tx,
      `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
       values ($1, $2, $3, 'info', $4, 'people', 'person') returning id`,
      [tx.siteId, label, kind, place],
    );
    return rows[0]?.id ?? 0;
  });
const load = async (who: WorldPerson, whom: WorldPerson) =>
  (await (await web.browser(who)).get(`${path}?user_id=${whom.id}`)).body ?? {};
const save = async (who: WorldPerson, sent: object) =>
  (await (await web.browser(who)).post(path, { ...sent }, { encoding: "form" })).body;

describe("the dialog of settings", () => {
  async function opened(who: WorldPerson, { id }: WorldPerson, title: string) {
    const screen = await shown(world, who, `/profile/p/${id}/`);
    await screen.click("button", /Actions/);
    await screen.click("menuitem", "Edit Profile");
    return { screen, dialog: screen.part("dialog", title) };
  }

  it("holds name, address, role and profile of somebody else, and keeps what is wrong at its field [USET-01] [USET-02] [USET-03] [USET-04] [USET-05] [USET-07] (long)", async () => {
    const { screen, dialog } = await opened(world.ada, world.ed, `Profile of ${world.ed.name}`);
    await screen.type("Email", world.ada.email, dialog);
    await screen.click("button", "Save profile", dialog);
    expect(screen.text(dialog)).toContain(`${world.ada.email} is already a member.`);
    await screen.type("Email", "ed.edwards@example.com", dialog);
    await screen.choose("Role", "Member", dialog);
    await screen.type("Name", "Ed Edwards", dialog);
    await screen.type("Position", "Harbour master", dialog);
    await screen.click("button", "Save profile", dialog);
    expect(screen.text()).toContain("Profile saved");
    expect(await load(world.ada, world.ed)).toMatchObject({
      display_name: "Ed Edwards",
      email: "ed.edwards@example.com",
      role_id: "member",
      position: "Harbour master",
    });
  });

  it("has the role of somebody else for administrators, and says at each field what is wrong with it [USET-01] [USET-02] [USET-04] [USET-05] [USET-07]", async () => {
    const { screen, dialog } = await opened(world.ada, world.vera, `Profile of ${world.vera.name}`);
    const role = screen.field("Role", dialog);
    expect(role.value).toBe("member");
    expect(screen.names("option", role)).toEqual(["Administrator", "Editor", "Member", "External"]);
    const wrong = {
      display_name: "Shorter, please.",
      email: "Taken.",
      role_id: "Not this one.",
      position: "No such post.",
      bio: "Too much.",
      [`field_${field}`]: "No such desk.",
    };
    screen.meddle(() => Response.json({ success: false, error: "No.", form_errors: wrong }, { status: 400 }));
    await screen.type("Position", "Mate", dialog);
    await screen.click("button", "Save profile", dialog);
    const sent = screen.sent.at(-1);
    expect([sent?.method, sent?.path]).toEqual(["POST", path]);
    expect(sent?.fields).toMatchObject({ user_id: world.vera.id, position: "Mate" });
    const labels = ["Name", "Email", "Role", "Position", `About ${world.vera.name}`, "Desk <2>"];
    const complaints = labels.map((label) => complaintAt(screen.field(label, dialog)));
    expect(complaints).toEqual(Object.values(wrong));
    screen.meddle(null);
  });

  it("gives nothing back that somebody else has changed since it was opened: not the role, the address or the name [USET-04]", async () => {
    const { screen, dialog } = await opened(world.olga, world.vera, `Profile of ${world.vera.name}`);
    const meanwhile = {
      role_id: "external",
      email: "visser@noordervaart.example",
      display_name: "V. Visser",
    };
    expect(await save(world.ada, { user_id: world.vera.id, ...meanwhile })).toEqual({ success: true });
    await screen.type("Position", "Purser", dialog);
    await screen.click("button", "Save profile", dialog);
    expect(screen.text()).toContain("Profile saved");
    expect(await load(world.olga, world.vera)).toMatchObject({ ...meanwhile, position: "Purser" });
    const { email, name } = world.vera;
    await save(world.ada, { user_id: world.vera.id, role_id: "member", email, display_name: name });
  });

  it("takes a birth date of the years 1900 to 2020 alone, on the screen and at the address [USET-06] (long)", async () => {
    const birth = `field_${await makeField("Birthday", "birth", 1)}`;
    const wrong = "Enter a date between 1900 and 2020.";
    for (const day of ["1899-12-31", "2021-01-01"])
      expect(await save(world.vera, { [birth]: day })).toMatchObject({
        success: false,
        form_errors: { [birth]: wrong },
      });
    for (const day of ["1900-01-01", "2020-12-31"])
      expect(await save(world.vera, { [birth]: day })).toEqual({ success: true });
    const { screen } = await opened(world.vera, world.vera, "Your profile");
    const { min, max, value } = screen.field("Birthday");
    expect([min, max, value]).toEqual(["1900-01-01", "2020-12-31", "2020-12-31"]);
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "delete from profile_field where site_id = $1 and kind = 'birth'", [tx.siteId]),
    );
  });

  it("has no role of oneself, an address that says why it stays, and the password on demand [CACT-03] [USET-01] [USET-02] [USET-07] [USET-08]", async () => {
    const { screen, dialog } = await opened(world.ada, world.ada, "Your profile");
    expect(screen.parts("combobox", "Role", dialog)).toEqual([]);
    expect(screen.field("Email", dialog).disabled).toBe(true);
    expect(screen.text(dialog)).toContain("Change your email in Your account.");
    const profile = ["Name", "Position", "About you", "Desk <2>"];
    for (const label of profile) expect(screen.field(label, dialog).disabled, label).toBe(false);
    expect(screen.text(dialog)).not.toContain("Current password");
    await screen.click("button", "Change password", dialog);
    for (const label of ["Current password", "New password", "Confirm password"])
      expect(screen.field(label, dialog).type).toBe("password");
  });

  it("changes no password without the current one [USET-02] [USET-07] (long)", async () => {
    const { screen, dialog } = await opened(world.ada, world.ada, "Your profile");
    await screen.click("button", "Change password", dialog);
    await screen.type("Current password", "not this one", dialog);
    await screen.type("New password", "quay and tide 9", dialog);
    await screen.type("Confirm password", "quay and tide 9", dialog);
    await screen.click("button", "Save profile", dialog);
    expect(screen.text(dialog)).toContain("This isn't your current password.");
    expect(screen.sent.at(-1)?.fields).toMatchObject({
      user_id: world.ada.id,
      new_password1: "quay and tide 9",
      new_password2: "quay and tide 9",
    });
  });

  it("of an owner has for an administrator no role, no password, and an address that says why it stays [USET-03] [USET-07] [USET-08]", async () => {
    const { screen, dialog } = await opened(world.ada, world.olga, `Profile of ${world.olga.name}`);
    expect(screen.parts("combobox", "Role", dialog)).toEqual([]);
    expect(screen.parts("button", "Change password", dialog)).toEqual([]);
    expect(screen.field("Email", dialog).disabled).toBe(true);
    expect(screen.text(dialog)).toContain("Sorry, only site owners can do this.");
  });
});
