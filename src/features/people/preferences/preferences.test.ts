import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";

const path = "/ajax/settings/action/preferences/";

let world: World;
let parted: SubsiteWorld;
let web: TestWeb;
let partedWeb: TestWeb;
let field: number;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld(await hashPassword(worldPassword)), openSubsiteWorld()]);
  [web, partedWeb] = await Promise.all([openTestWeb(world), openTestWeb(parted)]);
  field = await makeField("Desk <2>", "text", 0);
});
afterAll(async () => {
  await Promise.all([web.close(), partedWeb.close()]);
  await Promise.all([world.close(), parted.close()]);
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
const load = async (who: WorldPerson | "visitor", whom?: WorldPerson, on = web) =>
  (await (await on.browser(who)).get(whom ? `${path}?user_id=${whom.id}` : path)).body ?? {};
const save = async (who: WorldPerson | "visitor", sent: object, on = web) =>
  (await (await on.browser(who)).post(path, { ...sent }, { encoding: "form" })).body;

describe("the settings of a person", () => {
  it("are loaded of oneself: no role, no address to change, a password, and the profile as HTML [USET-03] [USET-08] [USET-09] [USET-12]", async () => {
    expect(await load(world.vera)).toEqual({
      success: true,
      user_id: world.vera.id,
      is_self: true,
      display_name: "Vera Visser",
      email: world.vera.email,
      role_id: "member",
      roles: [],
      profile_settings_html: `<div class="profile-settings"><label>Position <input type="text" name="position" value=""></label><label>About you <textarea name="bio">\n</textarea></label><label>Desk &lt;2&gt; <input type="text" name="field_${field}" value=""></label></div>`,
      position: "",
      bio: "",
      fields: [
        {
          id: field,
          label: "Desk <2>",
          kind: "text",
          icon: "info",
          isHidden: false,
          value: "",
          told: null,
        },
      ],
      password_msg: "",
      email_msg: "Change your email in Your account.",
      role_msg: "Sorry, only administrators can do this.",
      form_errors: {},
    });
  });

  it("are loaded with what is in them, in the HTML too [USET-03] [USET-12]", async () => {
    const filled = { position: 'First "mate"', bio: "Ask & see.", [`field_${field}`]: "12 <b>" };
    await save(world.vera, filled);
    const { profile_settings_html: html, position, bio, fields } = await load(world.vera);
    expect([position, bio, (fields as { value: string }[]).map(({ value }) => value)]).toEqual([
      filled.position,
      filled.bio,
      ["12 <b>"],
    ]);
    expect(html).toContain('name="position" value="First &quot;mate&quot;">');
    expect(html).toContain('name="bio">\nAsk &amp; see.</textarea>');
    expect(html).toContain(`name="field_${field}" value="12 &lt;b&gt;">`);
    await save(world.vera, { position: "", bio: "", [`field_${field}`]: "" });
  });

  it("are loaded of others by administrators, with the roles that they may give [USET-03] [USET-07] [USET-08] [USET-09]", async () => {
    const roles = (body: Record<string, unknown>) => body["roles"] as { id: string; name: string }[];
    const ofVera = await load(world.ada, world.vera);
    expect(roles(ofVera)).toEqual([
      { id: "admin", name: "Administrator" },
      { id: "editor", name: "Editor" },
      { id: "member", name: "Member" },
      { id: "external", name: "External" },
    ]);
    expect(ofVera).toMatchObject({
      is_self: false,
      password_msg: "Only Vera Visser can change this password.",
      email_msg: "",
      role_msg: "",
    });
    expect(roles(await load(world.olga, world.vera)).map(({ id }) => id)[0]).toBe("owner");
    const own = await load(world.ada);
    expect([roles(own), own["role_msg"]]).toEqual([[], "Sorry, can't change your own role."]);
    const ofOwner = await load(world.ada, world.olga);
    expect(ofOwner).toMatchObject({ roles: [], email_msg: "Sorry, only site owners can do this." });
  });

  it("are of others for administrators, with subsites for site owners; the rest is told error [USET-10] (long)", async () => {
    const told = async (where: World, on: TestWeb, who: WorldPerson | "visitor") => {
      const [loaded, saved] = [
        await load(who, where.vera, on),
        await save(who, { user_id: where.vera.id }, on),
      ];
      return [loaded["success"] || loaded["error"], saved?.["success"] || saved?.["error"]];
    };
    const admins = Array(2).fill("Sorry, only administrators can do this.");
    const owners = Array(2).fill("Sorry, only site owners can do this.");
    const people = (where: World) => [where.olga, where.ada, where.ed, where.xavi];
    expect(await Promise.all(people(world).map((who) => told(world, web, who)))).toEqual([
      [true, true],
      [true, true],
      admins,
      admins,
    ]);
    expect(await Promise.all(people(parted).map((who) => told(parted, partedWeb, who)))).toEqual([
      [true, true],
      owners,
      owners,
      owners,
    ]);
    expect((await load("visitor"))["success"]).toBe(false);
  });

  it("are saved field by field; what is not sent stays [USET-02] [USET-04]", async () => {
    expect(
      await save(world.olga, {
        user_id: world.xavi.id,
        display_name: "Xavi Bos",
        email: "Xavi.Bos@Example.com",
        role_id: "member",
        position: "Guest writer",
        [`field_${field}`]: "B 12",
        new_password1: "",
        new_password2: "",
      }),
    ).toEqual({ success: true });
    expect(await load(world.olga, world.xavi)).toMatchObject({
      display_name: "Xavi Bos",
      email: "xavi.bos@example.com",
      role_id: "member",
      position: "Guest writer",
      fields: [{ value: "B 12" }],
    });
    expect(await save(world.olga, { user_id: world.xavi.id, bio: "From Ghent." })).toEqual({ success: true });
    expect(await load(world.olga, world.xavi)).toMatchObject({
      display_name: "Xavi Bos",
      position: "Guest writer",
      bio: "From Ghent.",
      fields: [{ value: "B 12" }],
    });
  });

  it("tell the address from before that another has taken its place [USET-08] (long)", async () => {
    const before = world.ed.email;
    await save(world.ada, { user_id: world.ed.id, email: "ed@new.example" });
    const [mail, ...more] = (await mailsOf(world)).filter(({ to }) => to === before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "Your email at Noordervaart has changed" });
    expect(mail?.text).toContain("Ada Admiraal changed the email you sign in with to ed@new.example.");
    await save(world.ada, { user_id: world.ed.id, email: before });
    const logged = (await auditOf(world)).filter(
      ({ kind, target }) => kind === "email-changed" && target === "Ed Elzinga",
    );
    expect(logged).toMatchObject(Array(2).fill({ actor: "Ada Admiraal" }));
    expect(JSON.stringify(logged)).not.toContain("@");
  });

  it("are refused with a sentence at each field, and nothing of them is kept [CACT-22] [USET-02] [USET-04] [USET-05] [USET-09]", async () => {
    const answer = await save(world.ada, {
      user_id: world.olga.id,
      display_name: "Somebody Else",
      email: "mine@example.com",
      role_id: "member",
      new_password1: "",
    });
    const sorry = "Sorry, only site owners can do this.";
    expect(answer).toEqual({
      success: false,
      error: sorry,
      form_errors: { email: sorry, role_id: sorry },
      email_msg: sorry,
      role_msg: sorry,
    });
    expect(await load(world.olga)).toMatchObject({ display_name: world.olga.name, email: world.olga.email });
    const taken = await save(world.ada, { user_id: world.ed.id, email: world.vera.email });
    expect(taken).toMatchObject({ form_errors: { email: `${world.vera.email} is already a member.` } });
    expect(taken).not.toHaveProperty("role_msg");
    expect(
      await save(world.ada, { user_id: world.ada.id, email: "new@example.com", role_id: "member" }),
    ).toMatchObject({
      form_errors: {
        email: "Change your email in Your account.",
        role_id: "Sorry, can't change your own role.",
      },
    });
    expect(await save(world.ada, { user_id: world.ed.id, new_password1: "quay and tide 9" })).toMatchObject({
      password_msg: "Only Ed Elzinga can change this password.",
      form_errors: { new_password1: "Only Ed Elzinga can change this password." },
    });
  });

  it("keep the password where both fields of a new one are empty, and refuse one of them alone [USET-11]", async () => {
    const kept = { new_password1: "", new_password2: "", current_password: "" };
    expect(await save(world.vera, kept)).toEqual({ success: true });
    for (const alone of [{ new_password1: "quay and tide 9" }, { new_password2: "quay and tide 9" }])
      expect(await save(world.vera, { ...kept, ...alone })).toMatchObject({
        form_errors: { current_password: "This isn't your current password." },
      });
  });

  it("take a new password of at least eight signs, typed twice, after the current one [USET-11] (long)", async () => {
    const typed = (first: string, second: string, current: string) =>
      save(world.vera, { new_password1: first, new_password2: second, current_password: current });
    expect(await typed("quay and tide 9", "quay and tide 9", "")).toMatchObject({
      form_errors: { current_password: "This isn't your current password." },
    });
    expect(await typed("quay 9", "quay 9", worldPassword)).toMatchObject({
      form_errors: { new_password1: expect.any(String) },
    });
    expect(await typed("quay and tide 9", "quay and tide 8", worldPassword)).toMatchObject({
      form_errors: { new_password2: expect.any(String) },
    });
    expect(await typed("quay and tide 9", "quay and tide 9", worldPassword)).toEqual({ success: true });
    expect(await typed("quay and tide 8", "quay and tide 8", worldPassword)).toMatchObject({
      success: false,
    });
  });
});
