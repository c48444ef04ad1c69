import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const people = "/ajax/people/action";
const listOf = async (who: WorldPerson) => {
  const { body } = await (await web.browser(who)).get("/subsites/", { accept: "application/json" });
  const data = body?.["data"] as {
    subsites: { name: string; role: string; joining: string; mayManage: boolean }[];
  };
  return data.subsites.map(({ name, role, joining }) => [name, role ?? joining]);
};
const write = <Row>(site: World, text: string, values: readonly unknown[] = []) =>
  within(site, actorOf(site, site.olga), (tx) => run<Row & object>(tx, text, [tx.siteId, ...values]));
const set = (what: string, id: number) =>
  write(world, `update subsite set ${what} where site_id = $1 and id = $2`, [id]);

describe("creating", () => {
  const create = async (sent: object) =>
    (await web.browser(world.olga)).post(`${people}/create_space/`, { ...sent });

  it("an owner creates a subsite, is its administrator and finds it at its address [SLST-12] [SLST-13] [SLST-17] (long)", async () => {
    const olga = await web.browser(world.olga);
    const described = await create({ name: "Works council", description: "Closed meetings" });
    expect(described.body).toEqual({ success: true, new_url: "/@works-council/" });
    expect((await create({ name: "Works Council!" })).body).toMatchObject({ new_url: "/@works-council-2/" });
    expect((await create({ name: "日本" })).body?.["new_url"]).toMatch(/^\/@[a-z0-9-]+\/$/);
    expect((await olga.get("/@works-council/pages/")).status).toBe(200);
    expect(await listOf(world.olga)).toContainEqual(["Works council", "admin"]);
    expect((await olga.get("/subsites/")).text).toContain("Closed meetings");
  });

  it("takes a name of 1 to 40 characters and a description of up to 250 [SUBS-03] [SUBS-04] [SLST-17]", async () => {
    const status = async (sent: object) => (await create(sent)).status;
    expect(await status({ name: "x".repeat(41) })).toBe(400);
    expect(await status({ name: "  " })).toBe(400);
    expect(await status({ name: "Long", description: "x".repeat(251) })).toBe(400);
    expect(await status({ name: "x".repeat(40), description: "x".repeat(250) })).toBe(200);
    for (const address of [/^\/@x+-2\/$/, /^\/@x+-3\/$/])
      expect((await create({ name: "x".repeat(40) })).body?.["new_url"]).toMatch(address);
  });

  it.each(["ada", "ed", "vera", "xavi"] as const)("is not for %s [SLST-11]", async (who) => {
    const answer = await (await web.browser(world[who])).post(`${people}/create_space/`, { name: "Mine" });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: "Sorry, only Site Owners can create subsites on this site." });
  });
});

describe("the list", () => {
  it("holds what each may know of: theirs, what is not hidden, for owners all, from outside what is public", async () => {
    await set("listing = 'hidden'", world.board.id);
    const named = async (who: WorldPerson) =>
      (await listOf(who)).filter(([name]) => /^(Crew|Harbour|Attic|Board)$/.test(String(name)));
    expect(await named(world.vera)).toEqual([
      ["Crew", "editor"],
      ["Harbour", "ask"],
      ["Attic", "editor"],
    ]);
    expect(await named(world.ed)).toEqual([
      ["Crew", "viewer"],
      ["Harbour", "admin"],
    ]);
    expect(await named(world.olga)).toEqual([
      ["Board", "admin"],
      ["Crew", "join"],
      ["Harbour", "join"],
      ["Attic", null],
    ]);
    expect(await named(world.xavi)).toEqual([["Harbour", "viewer"]]);
    await set("listing = 'full'", world.board.id);
  });

  it("what can be joined is told at both addresses, with every field [SLST-03] [SUBS-02] [SUBS-05]", async () => {
    const vera = await web.browser(world.vera);
    const answers = await Promise.all(
      [people, "/ajax/settings/people"].map((at) => vera.post(`${at}/load_new_space_details/`, {})),
    );
    const [first, second] = answers.map(({ body }) => body as { joinable_spaces: object[] });
    expect(first).toEqual(second);
    // Crew and Attic are hers; Attic is archived.
    const told = async (who: WorldPerson) => {
      const { body } = await (await web.browser(who)).post(`${people}/load_new_space_details/`, {});
      const named = ((body?.["joinable_spaces"] ?? []) as { slug: string; is_public: boolean }[])
        .filter(({ slug }) => ["crew", "harbour", "attic", "board"].includes(slug))
        .map((space) => `${space.slug} ${space.is_public}`);
      return [body?.["can_create_subsites"], named];
    };
    expect(await told(world.vera)).toEqual([false, ["board false", "harbour true"]]);
    expect(await told(world.ada)).toEqual([false, ["board false", "harbour true"]]);
    expect(await told(world.olga)).toEqual([true, ["crew false", "harbour true"]]);
    expect(first?.joinable_spaces).toContainEqual({
      id: world.harbour.id,
      slug: "harbour",
      s_name: "Harbour",
      s_description: "",
      accent_color: "",
      name_s: "Harbour",
      description: "",
      description_s: "",
      role_id: null,
      notification_level: null,
      is_preselected: false,
      is_public: true,
      is_archived: false,
      is_self_joinable: false,
      nr_people: 2,
      access_type_s: "Public",
      last_requested_ts: null,
    });
  });

  it("each field tells what is so: color, level, joining, choice and place [SUBS-02]", async () => {
    await set("accent = '#005f73', is_self_joinable = true, is_preselected = true", world.crew.id);
    await write(
      world,
      "update membership set notification_level = 'digest' where site_id = $1 and subsite_id = $2 and person_id = $3",
      [world.crew.id, world.vera.id],
    );
    const bar = (await (await web.browser(world.vera)).post(`${people}/load_subsites_bar/`, {})).body;
    const { sites } = JSON.parse(String(bar?.["subsites_json_str"])) as { sites: object[] };
    expect(sites).toContainEqual(
      expect.objectContaining({
        id: world.crew.id,
        accent_color: "#005f73",
        role_id: "editor",
        notification_level: "digest",
        is_preselected: true,
        is_public: false,
        is_archived: false,
        is_self_joinable: true,
        nr_people: 3,
        access_type_s: "Open to join",
      }),
    );
    await set("accent = null, is_self_joinable = false, is_preselected = false", world.crew.id);
  });

  it("names and descriptions come as they are and as HTML, with who one is there [SLST-17] [SUBS-02] [SUBS-14] [SUBS-15]", async () => {
    const olga = await web.browser(world.olga);
    await olga.post(`${people}/create_space/`, { name: "Fog & <ice>", description: `Salt's & "<sand>"` });
    const words = {
      s_name: "Fog &amp; &lt;ice&gt;",
      name_s: "Fog &amp; &lt;ice&gt;",
      s_description: "Salt&#39;s &amp; &quot;&lt;sand&gt;&quot;",
      description: `Salt's & "<sand>"`,
      description_s: "Salt&#39;s &amp; &quot;&lt;sand&gt;&quot;",
    };
    const joinable = await (await web.browser(world.vera)).post(`${people}/load_new_space_details/`, {});
    const { joinable_spaces } = joinable.body as { joinable_spaces: object[] };
    expect(joinable_spaces).toContainEqual(expect.objectContaining({ ...words, role_id: null }));
    const bar = await olga.post(`${people}/load_subsites_bar/`, {});
    const { sites } = JSON.parse(String(bar.body?.["subsites_json_str"])) as { sites: object[] };
    const own = { ...words, role_id: "admin", is_archived: false, nr_people: 1 };
    expect(sites).toContainEqual(expect.objectContaining(own));
  });
});

describe("joining", () => {
  const join = async (who: WorldPerson, sent: Readonly<Record<string, unknown>>) =>
    (await (await web.browser(who)).post(`${people}/join_space/`, sent)).body;
  const leave = async (who: WorldPerson, ids: readonly number[], id: number) =>
    (await web.browser(who)).post(`${people}/remove_from_space/`, {
      profile_ids: JSON.stringify(ids),
      from_group_id: id,
    });

  it("joins at once what is open to join, as a viewer [SLST-05] [SLST-07] [SLST-15]", async () => {
    await set("is_self_joinable = true", world.harbour.id);
    expect(await join(world.vera, { group_id: world.harbour.id })).toEqual({
      success: true,
      has_joined: true,
      needs_admin_select: false,
      new_url: "/@harbour/",
    });
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "viewer"]);
    expect(await join(world.vera, { group_id: world.harbour.id })).toMatchObject({
      error: "You're already in this subsite.",
    });
    await leave(world.vera, [world.vera.id], world.harbour.id);
    await set("is_self_joinable = false", world.harbour.id);
  });

  it("asks an administrator, who answers once by the link in the mail [SUBS-02] [SLST-04] [SLST-05] [SLST-06] [SLST-15] [SLST-16]", async () => {
    await mailsOf(world);
    const asked = await join(world.vera, { group_id: world.harbour.id });
    expect(asked).toEqual({
      success: true,
      has_joined: false,
      needs_admin_select: true,
      admins: [{ id: world.ed.id, safe_name: "Ed Elzinga", email: world.ed.email, avatar_url: "" }],
    });
    expect(await mailsOf(world)).toEqual([]);
    const notAdmin = await join(world.vera, { group_id: world.harbour.id, request_to_id: world.xavi.id });
    expect(notAdmin).toMatchObject({ success: false });
    const sent = await join(world.vera, { group_id: world.harbour.id, request_to_id: world.ed.id });
    expect(sent).toEqual({ success: true, has_joined: false, needs_admin_select: false });
    const joinable = await (await web.browser(world.vera)).post(`${people}/load_new_space_details/`, {});
    expect(joinable.body?.["joinable_spaces"]).toContainEqual(
      expect.objectContaining({ slug: "harbour", last_requested_ts: Date.parse("2026-11-21T12:00:00Z") }),
    );
    const [mail, ...others] = await mailsOf(world);
    expect([mail?.to, mail?.subject, others]).toEqual([
      world.ed.email,
      "Vera Visser is asking to join Harbour",
      [],
    ]);
    const path = /noordervaart\.example(\/subsites\/requests\/\d+\/)/.exec(mail?.text ?? "")?.[1] ?? "";
    const again = await join(world.vera, { group_id: world.harbour.id, request_to_id: world.ed.id });
    expect(again).toMatchObject({ error: "You've already asked to join. You can ask again after an hour." });
    const [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
    expect((await ada.get(path)).status).toBe(404);
    const screen = (await ed.get(path)).text;
    expect(screen).toContain("Vera Visser is asking to join Harbour");
    // To open it changes nothing.
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "ask"]);
    expect((await ada.post(`/-${path}`, { answer: "admin" })).status).toBe(404);
    expect((await ed.post(`/-${path}`, { answer: "editor" })).body).toEqual({ success: true });
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "editor"]);
    expect((await ed.get(path)).status).toBe(404);
    expect((await ed.post(`/-${path}`, { answer: "admin" })).body).toMatchObject({
      error: "This request has been answered already.",
    });
    await leave(world.vera, [world.vera.id], world.harbour.id);
  });

  it("somebody from outside who administers it is not asked, and lets nobody in [ROLE-24] [SLST-05] (long)", async () => {
    const asXavi = (role: string) =>
      write(
        world,
        `update membership set role = '${role}' where site_id = $1 and subsite_id = ${world.harbour.id} and person_id = ${world.xavi.id}`,
      );
    await asXavi("admin");
    await write(world, "delete from join_request where site_id = $1");
    const { admins } = (await join(world.vera, { group_id: world.harbour.id })) as {
      admins: { id: number }[];
    };
    expect(admins.map(({ id }) => id)).toEqual([world.ed.id]);
    await mailsOf(world);
    await join(world.vera, { group_id: world.harbour.id, request_to_id: world.ed.id });
    const [mail] = await mailsOf(world);
    const path = /noordervaart\.example(\/subsites\/requests\/\d+\/)/.exec(mail?.text ?? "")?.[1] ?? "";
    const xavi = await web.browser(world.xavi);
    expect((await xavi.get(path)).status).toBe(404);
    expect((await xavi.post(`/-${path}`, { answer: "admin" })).status).toBe(404);
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "ask"]);
    await asXavi("viewer");
    await (await web.browser(world.ed)).post(`/-${path}`, { answer: "decline" });
  });

  it("finds nobody to ask where there is no administrator, and no subsite that is archived or hidden [SLST-09] [SUBS-17]", async () => {
    const olga = await web.browser(world.olga);
    await olga.post(`${people}/create_space/`, { name: "Empty" });
    const [empty] = await write<{ id: number }>(
      world,
      `delete from membership using subsite where membership.site_id = $1 and subsite.site_id = $1 and subsite.slug = 'empty'
         and subsite.id = membership.subsite_id returning subsite.id`,
    );
    const id = empty?.id ?? 0;
    // Nor once somebody was chosen who is it no more.
    for (const chosen of [{}, { request_to_id: world.olga.id }])
      expect(await join(world.vera, { group_id: id, ...chosen })).toMatchObject({
        error: "Sorry, there are no admins in this subsite.",
      });
    await set("listing = 'hidden'", id);
    expect(await join(world.vera, { group_id: id })).toMatchObject({ error: "This subsite doesn't exist." });
    expect(await join(world.olga, { group_id: world.attic.id })).toMatchObject({
      error: "This subsite is archived. No one can join.",
    });
  });

  it("owners step into any subsite as administrators, and leave it while it has another [ROLE-09] [SUBS-13] [SUBS-18]", async () => {
    // Also where others would come as viewers.
    for (const isOpen of [false, true]) {
      await set(`listing = 'hidden', is_self_joinable = ${isOpen}`, world.crew.id);
      expect(await listOf(world.olga)).toContainEqual(["Crew", "join"]);
      expect(await join(world.olga, { group_id: world.crew.id })).toMatchObject({ has_joined: true });
      expect(await listOf(world.olga)).toContainEqual(["Crew", "admin"]);
      expect((await leave(world.olga, [world.olga.id], world.crew.id)).status).toBe(200);
    }
    await set("listing = 'full', is_self_joinable = false", world.crew.id);
  });
});
