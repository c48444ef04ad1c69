import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeRole } from "#features/people/contract.ts";
import { run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { as } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { auditOf } from "#testing/audit.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";
import { csvLine } from "#kernel/csv.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run<Record<string, unknown>>(tx, text, [tx.siteId, ...values]),
  );

const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";
const signIn = async (email: string, password: string) => {
  const visitor = await web.browser("visitor");
  return visitor.post("/accounts/login/", { email, password }, { headers: { "user-agent": agent } });
};

describe("what is logged", () => {
  it("a sign-in and a failed one, with address and browser, and never what was typed (long)", async () => {
    const before = (await auditOf(world)).length;
    expect((await signIn(world.ed.email, worldPassword)).status).toBe(200);
    expect((await signIn(world.ed.email, "hunter2secret")).status).toBe(400);
    expect((await signIn("stranger@nowhere.example", "hunter2secret")).status).toBe(400);
    const log = (await auditOf(world)).slice(before);
    const from = { address: "127.0.0.1", browser: "Firefox, Windows", other: null };
    expect(log).toMatchObject([
      { kind: "signed-in", actor: "Ed Elzinga", target: null, ...from },
      { kind: "sign-in-failed", actor: null, target: "Ed Elzinga", ...from },
      { kind: "sign-in-failed", actor: null, target: null, ...from },
    ]);
    const { rows } = await world.database.pool.query(
      "select count(*)::int as count from outbox where facts::text ~ 'hunter2|stranger'",
    );
    expect([JSON.stringify(log).match(/hunter2|stranger/), rows]).toEqual([null, [{ count: 0 }]]);
  });

  it("profiles that are changed, folders and tags that are deleted: that, and by whom, and not what they say (long)", async () => {
    const ada = await web.browser(world.ada);
    const made = await ada.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Zwerver" });
    await inSite("insert into tag (site_id, subsite_id, name, name_key) values ($1, 0, 'Wulp', 'wulp')");
    const [tag] = await inSite("select id from tag where site_id = $1 and name = 'Wulp'");
    const before = (await auditOf(world)).length;
    await ada.post("/ajax/settings/action/preferences/", { user_id: world.ed.id, bio: "Geheim" });
    await ada.post("/ajax/settings/action/preferences/", { user_id: world.ed.id, bio: "Geheim" });
    await ada.post("/ajax/settings/action/preferences/", { bio: "Mijn" });
    await ada.post(`/ajax/category/delete/${String(made.body?.["id"])}/`, {});
    expect((await ada.post(`/ajax/tag/delete/${String(tag?.["id"])}/`, {})).body).toMatchObject({
      success: true,
    });
    const log = (await auditOf(world)).slice(before);
    expect(log.map(({ kind, actor, target }) => [kind, actor, target])).toEqual([
      ["profile-edited", "Ada Admiraal", "Ed Elzinga"],
      ["profile-edited", "Ada Admiraal", "Ada Admiraal"],
      ["folder-deleted", "Ada Admiraal", null],
      ["tag-deleted", "Ada Admiraal", null],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Geheim|Mijn|Zwerver|Wulp/);
    const screen = await shown(world, world.olga, "/settings/auditlog/");
    for (const said of [
      "changed the profile of Ed Elzinga",
      "changed their profile",
      "deleted a folder",
      "deleted a tag",
    ])
      expect(screen.text()).toContain(`Ada Admiraal ${said}`);
  });

  it("a guest who is invited and removed, by the address that they had (long)", async () => {
    const ada = await web.browser(world.ada);
    const pageId = await draftedPage(world);
    await (await web.browser(world.olga)).post("/-/settings/site/", {
      name: "Noordervaart",
      time_zone: "UTC",
      guest_invites: "yes",
    });
    const path = `/ajax/page/page_settings/edit/${pageId}/`;
    const share = (permission_state: object) =>
      ada.post(path, { settings: JSON.stringify({ permission_state }) });
    await share({ new1: { view: true, email: "gerda@example.org" } });
    await auditOf(world);
    const { body } = await ada.get(path);
    const groups = (body?.["users"] ?? []) as { id: string; sub_users: { id: string }[] }[];
    const guest = groups.find(({ id }) => id === "guests")?.sub_users[0]?.id ?? "";
    expect((await share({ [guest]: { deleted: true } })).status).toBe(200);
    const log = (await auditOf(world)).filter(({ kind }) => kind.startsWith("guest-"));
    expect(log.map(({ kind, actor, target }) => [kind, actor, target])).toEqual([
      ["guest-invited", "Ada Admiraal", "gerda@example.org"],
      ["guest-removed", "Ada Admiraal", "gerda@example.org"],
    ]);
  });

  it("each event once, however often it is told", async () => {
    const length = (await auditOf(world)).length;
    await world.database.pool.query(
      "update listener_position set xid = '0', id = 0 where listener = 'audit'",
    );
    expect(await auditOf(world)).toHaveLength(length);
  });

  it("reading writes nothing", async () => {
    const ed = await web.browser(world.ed);
    const count = async () =>
      (await world.database.pool.query("select count(*)::int as count from outbox")).rows;
    const before = await count();
    for (const path of ["/", "/pages/", "/people/", "/feed/"]) await ed.get(path);
    expect(await count()).toEqual(before);
  });
});

describe("who reads it", () => {
  const addresses = (id: number) => ["/settings/auditlog/", `/user/auditlog/${id}/`];

  it("owners alone, at both addresses [ROUT-30] [ROUT-39] [ROLE-13]", async () => {
    const ada = await web.browser(world.ada);
    await ada.post("/ajax/settings/action/preferences/", { user_id: world.vera.id, bio: "Sails" });
    await auditOf(world);
    for (const path of addresses(world.vera.id)) {
      const told = (await (await web.browser(world.olga)).get(path)).text.replaceAll(/<[^>]*>/g, "");
      expect(told).toContain("Ada Admiraal changed the profile of Vera Visser");
      const ask = async (who: WorldPerson | "visitor") => (await (await web.browser(who)).get(path)).status;
      expect([path, await ask(world.olga), await ask(world.ada)]).toEqual([path, 200, 403]);
      expect([302, 303, 401]).toContain(await ask("visitor"));
    }
    expect((await ada.post("/-/auditlog/export/", {})).status).toBe(403);
    expect((await ada.post("/-/auditlog/keep/", { days: 0 })).status).toBe(403);
  });

  it("nobody else, whatever they are, on both kinds of site [ROUT-30] [ROUT-39] [ROLE-13] (long)", async () => {
    const subsites = await openSubsiteWorld("a hash");
    const there = await openTestWeb(subsites);
    for (const [on, at] of [
      [world, web],
      [subsites, there],
    ] as const)
      for (const path of addresses(on.vera.id)) {
        const statuses: [string, number][] = [];
        for (const who of ["olga", "ada", "ed", "vera", "xavi"] as const)
          statuses.push([who, (await (await at.browser(on[who])).get(path)).status]);
        statuses.push(["visitor", (await (await at.browser("visitor")).get(path)).status]);
        expect([path, Object.fromEntries(statuses)]).toEqual([
          path,
          { olga: 200, ada: 403, ed: 403, vera: 403, xavi: 403, visitor: expect.any(Number) },
        ]);
        const visitor = statuses.at(-1)?.[1];
        expect([302, 303, 401]).toContain(visitor);
      }
    await there.close();
    await subsites.close();
  });
});

describe("the screens", () => {
  it("say in words what somebody did and what was done to them, and of others nothing [ROUT-30] [CACT-13] (long)", async () => {
    for (const password of [worldPassword, "another one"]) await signIn(world.ed.email, password);
    await as(world, world.olga).call(changeRole, { id: world.vera.id, role: "editor" });
    await as(world, world.olga).call(changeRole, { id: world.xavi.id, role: "member" });
    await auditOf(world);
    const screen = await shown(world, world.olga, `/user/auditlog/${world.vera.id}/`);
    expect(screen.part("heading", "Audit log of Vera Visser")).toBeTruthy();
    expect(screen.text()).toContain("Olga Oosterhuis changed the role of Vera Visser to Editor");
    expect(screen.text()).not.toContain("Xavi");
    await screen.load("/settings/auditlog/");
    expect(screen.text()).toContain("Olga Oosterhuis changed the role of Xavi Xanten to Member");
    expect(screen.text()).toContain("Failed sign-in as Ed Elzinga");
    await screen.type("Person", "vera");
    await screen.click("button", "Filter");
    expect(screen.address).toBe("/settings/auditlog/?name=vera");
    expect(screen.text()).not.toContain("Xavi");
    await screen.click("link", "Show all");
    await screen.choose("Activity", "Sign-in");
    await screen.click("button", "Filter");
    expect(screen.text()).not.toContain("changed the role");
    expect(screen.text()).toContain("Ed Elzinga signed in");
    await screen.load("/settings/auditlog/?day=2001-01-01");
    expect(screen.text()).toContain("Nothing found");
  });

  it("show fifty, and the rest behind More (long)", async () => {
    for (let round = 0; round < 26; round++)
      for (const role of ["editor", "member"] as const)
        await as(world, world.olga).call(changeRole, { id: world.vera.id, role });
    await auditOf(world);
    const screen = await shown(world, world.olga, "/settings/auditlog/?kind=people");
    expect(screen.parts("listitem").filter((item) => item.textContent?.includes("role of"))).toHaveLength(50);
    await screen.click("link", "More");
    expect(screen.address).toMatch(/^\/settings\/auditlog\/\?kind=people&before=\d+$/);
    expect(screen.parts("listitem").filter((item) => item.textContent?.includes("role of"))).toHaveLength(4);
    expect(screen.names("link")).not.toContain("More");
  });

  it("of a person say what was done to them and what they did, and nothing of others [ROUT-30]", async () => {
    for (const { id } of [world.vera, world.xavi])
      await as(world, world.olga).call(changeRole, { id, role: "editor" });
    await auditOf(world);
    const screen = await shown(world, world.olga, `/user/auditlog/${world.vera.id}/`);
    expect(screen.part("heading", "Audit log of Vera Visser").tagName).toBe("H1");
    expect(screen.text()).toContain("Olga Oosterhuis changed the role of Vera Visser to Editor");
    expect(screen.text()).not.toContain("Xavi");
    await screen.load(`/user/auditlog/${world.olga.id}/`);
    expect(screen.text()).toContain("Olga Oosterhuis changed the role of Xavi Xanten to Editor");
    for (const [{ id }, role] of [
      [world.vera, "member"],
      [world.xavi, "external"],
    ] as const)
      await as(world, world.olga).call(changeRole, { id, role });
  });
});

describe("the table", () => {
  it("keeps formulas from being worked out, and quotes what has to be", () => {
    expect(csvLine(["=1+1", "+a", "-a", "@a", " =a", "\tb", 'a "b"', "c,d", "e\nf", null, 7, "Ed"])).toBe(
      `'=1+1,'+a,'-a,'@a,' =a,'\tb,"a ""b""","c,d","e\nf",,7,Ed\r\n`,
    );
  });

  it("each field of a filter narrows the table", async () => {
    await signIn(world.ed.email, "hunter2secret");
    await as(world, world.olga).call(changeRole, { id: world.xavi.id, role: "external" });
    await auditOf(world);
    const olga = await web.browser(world.olga);
    const lines = async (filter: object) => {
      const { body } = await olga.post("/-/auditlog/export/", { ...filter });
      return String(body?.["csv"])
        .split("\r\n")
        .filter((line) => /^\d/.test(line));
    };
    const all = await lines({});
    const place = Number(all[0]?.split(",")[0]);
    expect(await lines({ before: place })).toEqual(all.slice(1));
    for (const filter of [{ name: "xavi" }, { person: world.xavi.id }, { kind: "access" }]) {
      const some = await lines(filter);
      expect([filter, some.length > 0, some.length < all.length]).toEqual([filter, true, true]);
    }
    expect((await lines({ person: world.xavi.id })).every((line) => line.includes("Xavi"))).toBe(true);
    expect(await lines({ day: "2001-01-01" })).toEqual([]);
    // Entries bear the time of the machine: midnight may lie between them.
    const days = all.map((line) => line.split(",")[1]?.slice(0, 10) ?? "");
    const [day = ""] = days;
    expect(await lines({ day })).toHaveLength(days.filter((each) => each === day).length);
  });

  it("comes with names that people chose, without harm, and says that it was taken", async () => {
    await inSite("update person set name = '=cmd|calc' where site_id = $1 and id = $2", world.vera.id);
    await as(world, world.olga).call(changeRole, { id: world.vera.id, role: "editor" });
    await auditOf(world);
    const olga = await web.browser(world.olga);
    const { body } = await olga.post("/-/auditlog/export/", { kind: "people" });
    const csv = String(body?.["csv"]);
    expect(csv.split("\r\n")[0]).toBe(
      "Number,Time (UTC),Who,Impersonating,What,Whom,Page,Details,IP address,Browser",
    );
    expect(csv).toContain(",'=cmd|calc,");
    expect(csv).not.toMatch(/(^|,)=/m);
    expect(body?.["next"]).toBe(null);
    expect((await auditOf(world)).at(-1)).toMatchObject({ kind: "audit-exported", actor: "Olga Oosterhuis" });
  });
});

it("an owner chooses for how long entries are kept, and may take it back (long)", async () => {
  const days = async () =>
    (await inSite("select kept_days as days from audit_chain where site_id = $1"))[0]?.["days"];
  const screen = await shown(world, world.olga, "/settings/auditlog/");
  expect(await days()).toBe(730);
  const field = screen.field("Keep entries for");
  expect([...field.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    "90 days",
    "180 days",
    "1 year",
    "2 years",
    "5 years",
    "Forever",
  ]);
  await screen.choose("Keep entries for", "90 days");
  expect(await days()).toBe(90);
  await screen.click("button", "Undo");
  expect(await days()).toBe(730);
  await screen.choose("Keep entries for", "Forever");
  expect(await days()).toBe(null);
  const olga = await web.browser(world.olga);
  expect((await olga.post("/-/auditlog/keep/", { days: 30 })).body).toMatchObject({ success: false });
});
