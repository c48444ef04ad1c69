import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeRole } from "#features/people/contract.ts";
import { readAway } from "#features/people/away-setting/contract.ts";
import { loadPreferences } from "#features/people/preferences/contract.ts";
import { profileContact } from "#features/people/profiles/contract.ts";
import { readRemoval } from "#features/people/removal/screen.ts";
import { run } from "#database/transaction.ts";
import type { OutputOf } from "#kernel/call.ts";
import { as } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { profileCard } from "./contract.ts";

let flat: World;
let world: SubsiteWorld;
let web: TestWeb;
let flatWeb: TestWeb;
beforeAll(async () => {
  [flat, world] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
  [flatWeb, web] = await Promise.all([openTestWeb(flat), openTestWeb(world)]);
  await write(
    world,
    `update person set position = 'Purser', bio = 'Ask me.', mail_bounced = now() where site_id = $1 and id = $2`,
    [world.vera.id],
  );
});
afterAll(async () => {
  await Promise.all([web.close(), flatWeb.close()]);
  await Promise.all([flat.close(), world.close()]);
});

const write = (where: World, text: string, values: readonly unknown[] = []) =>
  within(where, actorOf(where, where.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

type Answered = OutputOf<typeof profileCard> & { readonly success: boolean };

/** The card as it comes at its address, in a subsite where one is named. */
async function card(who: WorldPerson, whom: { readonly id: number }, slug = "") {
  const place = slug === "" ? "" : `/@${slug}`;
  const { status, body } = await (await web.browser(who)).post(`${place}/ajax/profile/card/${whom.id}/`, {});
  return { status, body: body as unknown as Answered };
}

describe("the card of a person", () => {
  it("comes at its address with every field of the documents, as the card that is driven by data [CARD-01] [CARD-03] [CARD-05] [ACCT-07]", async () => {
    const { status, body } = await card(world.olga, world.vera);
    expect(status).toBe(200);
    const { profile } = body;
    expect(body).toMatchObject({
      success: true,
      id: world.vera.id,
      user_id: world.vera.id,
      is_self: false,
      is_admin: true,
      is_owner: true,
      is_invited: false,
      is_foreign_profile: false,
      has_audit_log: true,
      has_profilev1: false,
      has_bounced_notifications: true,
      error_message: "",
    });
    expect(profile).toEqual({
      name: "Vera Visser",
      bio: "Ask me.",
      position_or_role: "Purser",
      photo: null,
      email: "vera@noordervaart.example",
      role_str: "Member",
      is_site_owner: false,
      is_external: false,
      subgroups: [
        { name: "Crew", url: "/@crew/" },
        { name: "Attic", url: "/@attic/" },
      ],
      attrs: [],
      hidden_fields: [],
    });
  });

  it("says who was invited and has not answered, and who is from outside [CARD-03] [CARD-05]", async () => {
    const photo = `/-/picture/${world.xavi.id}/000000000000000000000000/small`;
    await write(world, "update person set password_hash = null, photo = $3 where site_id = $1 and id = $2", [
      world.xavi.id,
      photo,
    ]);
    expect((await card(world.olga, world.xavi)).body).toMatchObject({
      is_invited: true,
      has_bounced_notifications: false,
      profile: { photo, is_external: true, position_or_role: "External", subgroups: [{ name: "Harbour" }] },
    });
    await write(
      world,
      "update person set password_hash = 'a hash', photo = null, mail_bounced = null where site_id = $1 and id = $2",
      [world.xavi.id],
    );
  });

  it("says of the viewer whether they may act, and of the person what they are [CACT-13] [CARD-03] [CARD-05] [CARD-11]", async () => {
    const flags = async (who: WorldPerson, whom: WorldPerson, slug = "") => {
      const { body } = await card(who, whom, slug);
      const { is_self, is_admin, is_owner, profile } = body;
      // The audit log is for owners.
      expect(body.has_audit_log).toBe(is_owner);
      // Where nobody wrote a position it is what they are there.
      expect(profile.position_or_role).toBe(whom === world.vera ? "Purser" : profile.role_str);
      return [is_self, is_admin, is_owner, profile.is_site_owner, profile.is_external, profile.role_str];
    };
    expect(await flags(world.vera, world.olga)).toEqual([false, false, false, true, false, "Site owner"]);
    expect(await flags(world.vera, world.vera)).toEqual([true, false, false, false, false, "Member"]);
    expect(await flags(world.ada, world.xavi)).toEqual([false, true, false, false, true, "External"]);
    expect(await flags(world.olga, world.vera)).toEqual([false, true, true, false, false, "Member"]);
    // Ed administers Harbour and nothing else.
    expect(await flags(world.ed, world.xavi)).toEqual([false, false, false, false, true, "External"]);
    expect(await flags(world.ed, world.xavi, "harbour")).toEqual([false, true, false, false, true, "Viewer"]);
  });

  it("lists the subsites of the person that the viewer may know of, each with role, level and address [CARD-04] [PDIR-01] [PPRM-15]", async () => {
    const spaces = async (who: WorldPerson, whom: WorldPerson) =>
      (await card(who, whom)).body.spaces.map((space) => [
        space.name_s,
        space.role,
        space.notify_status,
        space.url,
      ]);
    const level = "update membership set notification_level = $3 where site_id = $1 and subsite_id = $2";
    const choose = (to: string, { id } = world.harbour) => write(world, level, [id, to]);
    await choose("off");
    await choose("on", world.board);
    const call = (name: string) =>
      write(world, "update subsite set name = $2 where site_id = $1 and slug = 'harbour'", [name]);
    await call("Harbour <& pier>");
    expect((await card(world.olga, world.ed)).body.spaces[1]).toMatchObject({
      name_s: "Harbour &lt;&amp; pier&gt;",
    });
    await call("Harbour");
    const { profile } = (await card(world.olga, world.ed)).body;
    expect(profile.subgroups).toEqual([
      { name: "Crew", url: "/@crew/" },
      { name: "Harbour", url: "/@harbour/" },
    ]);
    expect(await spaces(world.olga, world.ed)).toEqual([
      ["Crew", "viewer", "digest", "/@crew/"],
      ["Harbour", "admin", "off", "/@harbour/"],
    ]);
    await choose("on");
    expect((await spaces(world.olga, world.ed))[1]).toEqual(["Harbour", "admin", "on", "/@harbour/"]);
    await choose("off");
    await write(world, "update subsite set listing = 'hidden' where site_id = $1 and slug = 'board'");
    expect(await spaces(world.vera, world.olga)).toEqual([]);
    expect(await spaces(world.olga, world.olga)).toEqual([["Board", "admin", "on", "/@board/"]]);
    await write(world, "update subsite set listing = 'full' where site_id = $1 and slug = 'board'");
  });

  it("shows less of somebody who is not in the subsite that one is in, and nothing of their place in it [CARD-03] [CARD-12] [CACT-09] [CACT-18]", async () => {
    await write(
      world,
      `with field as (insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
         values ($1, 'Desk', 'text', 'info', 0, 'people', 'person') returning id)
       insert into profile_value (site_id, person_id, field_id, value, sought) select $1, $2, id, 'B 12', '' from field`,
      [world.vera.id],
    );
    const foreign = (await card(world.ed, world.vera, "harbour")).body;
    expect(foreign.is_foreign_profile).toBe(true);
    expect(foreign.profile).toMatchObject({ name: "Vera Visser", bio: "", subgroups: [], attrs: [] });
    expect([foreign.spaces, foreign.acts.actions]).toEqual([[], ["invite-to-subsite", "profile-page"]]);
    const toOwner = (await card(world.olga, world.vera, "board")).body;
    expect(toOwner).toMatchObject({
      is_foreign_profile: true,
      profile: { bio: "Ask me.", attrs: [{ hint: "Desk", value: "B 12" }] },
    });
    expect([toOwner.spaces.length, toOwner.acts.actions.includes("remove-from-subsite")]).toEqual([2, false]);
    expect((await card(world.ed, world.vera)).body).toMatchObject({
      is_foreign_profile: false,
      profile: { bio: "Ask me." },
    });
    const oneself = (await card(world.vera, world.vera, "harbour")).body;
    expect(oneself).toMatchObject({ is_foreign_profile: true, profile: { bio: "Ask me." } });
    expect(oneself.spaces).toHaveLength(2);
    await write(world, "delete from profile_field where site_id = $1");
  });

  it("stands in the old contact call as it does in the card, also where it shows less [ACCT-03] [ACCT-07] [CARD-12]", async () => {
    const lines = async (who: WorldPerson, whom: WorldPerson, slug: string) => {
      const { body } = await (await web.browser(who)).get(`/@${slug}/ajax/profile/contact/${whom.id}/`);
      return [...String(body?.["new_contact_html"]).matchAll(/<p>([^<]*)<[/]p>/g)].map(([, text]) => text);
    };
    expect(await lines(world.ed, world.vera, "harbour")).toEqual(["Purser"]);
    expect(await lines(world.ed, world.vera, "crew")).toEqual(["Purser", "Ask me."]);
    expect(await lines(world.olga, world.vera, "board")).toEqual(["Purser", "Ask me."]);
    const { position_or_role } = (await card(world.olga, world.ed, "harbour")).body.profile;
    expect(await lines(world.olga, world.ed, "harbour")).toEqual([position_or_role]);
  });

  it("has one number for profile and account, by which both kinds of addresses know the person [CACT-27]", async () => {
    const { id, user_id } = (await card(world.olga, world.vera)).body;
    expect([id, user_id]).toEqual([world.vera.id, world.vera.id]);
    const olga = await web.browser(world.olga);
    for (const path of [`/profile/p/${id}/`, `/settings/people/delete/${id}/`, `/user/auditlog/${user_id}/`])
      expect((await olga.get(path)).text, path).toContain("Vera Visser");
  });

  it("is closed to externals but their own, and to visitors; what failed says so in error_message [CARD-01] [CARD-09]", async () => {
    const refused = await card(world.xavi, world.vera);
    expect([refused.status, refused.body.success, refused.body.error_message]).toEqual([
      403,
      false,
      "Only members of this site can see its people.",
    ]);
    expect((await card(world.xavi, world.xavi)).body).toMatchObject({ success: true, is_self: true });
    const gone = await card(world.olga, { id: 999_999 });
    expect([gone.status, gone.body.error_message]).toEqual([404, "This person is no longer here."]);
    const { status } = await (await web.browser("visitor")).post(`/ajax/profile/card/${world.vera.id}/`, {});
    expect(status).toBe(401);
  });
});

describe("what a card offers", () => {
  const actions = async (who: WorldPerson, whom: WorldPerson, slug = "") =>
    (await card(who, whom, slug)).body.acts.actions;

  it("is of the subsite inside of it, and of the site outside [CACT-01] [CACT-02] [CACT-03] [CACT-04] [CACT-05] [CACT-06] [CACT-09] [CACT-17] [CACT-18] [CACT-19] [CACT-25] [CACT-26] [CACT-28]", async () => {
    const inside = "picture permissions notifications invite-to-subsite profile-page remove-from-subsite";
    expect(await actions(world.ada, world.vera, "crew")).toEqual(inside.split(" "));
    const becomes = "update membership set role = $3 where site_id = $1 and person_id = $2";
    await write(world, becomes, [world.vera.id, "admin"]);
    expect(await actions(world.ada, world.vera, "crew")).toEqual(inside.split(" "));
    await write(world, becomes, [world.vera.id, "editor"]);
    expect(await actions(world.ada, world.vera)).toEqual(["picture", "invite-to-subsite", "profile-page"]);
    const own = [
      "preferences",
      "picture",
      "edit-profile",
      "away",
      "notifications",
      "profile-page",
      "remove-from-subsite",
    ];
    expect(await actions(world.ada, world.ada, "crew")).toEqual(own);
    expect(await actions(world.vera, world.vera, "crew")).toEqual(own);
    expect(await actions(world.vera, world.ed, "crew")).toEqual(["profile-page"]);
    expect(await actions(world.olga, world.ada)).toEqual(
      "picture edit-profile away make-owner role invite-to-subsite invitation-status impersonate audit-log profile-page delete".split(
        " ",
      ),
    );
  });

  it("has the audit log for owners alone, inside a subsite and outside [CACT-13]", async () => {
    const seen = async (who: WorldPerson, slug: string) => {
      const { body } = await card(who, world.vera, slug);
      return [body.has_audit_log, body.acts.actions.includes("audit-log")];
    };
    for (const slug of ["", "board"])
      expect([slug, await seen(world.olga, slug)]).toEqual([slug, [true, true]]);
    // Ada administers the site, and Crew.
    for (const slug of ["", "crew"])
      expect([slug, await seen(world.ada, slug)]).toEqual([slug, [false, false]]);
  });

  it("is what the calls allow, on a site without subsites and with them [CACT-19] [CACT-20] (long)", async () => {
    const told: string[] = [];
    for (const where of [flat, world])
      for (const who of [where.olga, where.ada, where.ed, where.vera, where.xavi])
        for (const whom of [where.olga, where.ada, where.ed, where.vera, where.xavi]) {
          const asked = await as(where, who).call(profileCard, { user_id: whom.id });
          const offered = asked.success ? asked.acts.actions : [];
          const allowed = await tried(where, who, whom);
          told.push(offered.join());
          expect([who.name, whom.name, offered.filter((each) => each in allowed)]).toEqual([
            who.name,
            whom.name,
            Object.keys(allowed).filter((each) => allowed[each]),
          ]);
        }
    expect(new Set(told).size).toBeGreaterThan(4);
  });

  /** What the calls behind the actions say; each is asked for what changes nothing. */
  async function tried(where: World, who: WorldPerson, whom: WorldPerson): Promise<Record<string, boolean>> {
    const { id } = whom;
    const calls = as(where, who);
    const isOver = async (
      answer: Promise<{ success: boolean; code?: string }>,
      but: readonly string[] = [],
    ) => {
      const { success, code } = await answer;
      return success || but.includes(code ?? "");
    };
    return {
      "edit-profile": await isOver(calls.call(loadPreferences, { user_id: id })),
      away: await isOver(calls.call(readAway, { id })),
      role: await isOver(calls.call(changeRole, { id, role: whom.role }), ["last-owner"]),
      "profile-page": await isOver(calls.call(profileContact, { user_id: id })),
      delete: await isOver(calls.call(readRemoval, { id }), ["last-owner"]),
    };
  }
});
