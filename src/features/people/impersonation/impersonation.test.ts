import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { auditOf } from "#testing/audit.ts";
import { worldNow } from "#testing/as.ts";
import { cookieOf } from "#testing/session-cookie.ts";
import { removing } from "../removal/operations.ts";
import { some } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, browserWith, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let subsites: SubsiteWorld;
let web: TestWeb;
let now = worldNow;
beforeAll(async () => {
  world = await openWorld("a hash");
  subsites = await openSubsiteWorld("a hash");
  web = await openTestWeb(world, { clock: () => now });
});
afterAll(async () => {
  await web.close();
  await world.close();
  await subsites.close();
});

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

/** Begins at the address of the card, and gives the browser as it is from then on. */
async function acting(who: WorldPerson, whom: WorldPerson): Promise<TestBrowser & { former: TestBrowser }> {
  const former = await web.browser(who);
  const answer = await former.post(`/settings/impersonate/u/${whom.id}/`, {});
  expect([answer.status, answer.body?.["error"]]).toEqual([200, undefined]);
  return { ...(await browserWith(web, world, cookieOf(answer))), former };
}
const nameIn = async (browser: TestBrowser) => {
  const { text } = await browser.get("/settings/account/", { accept: "application/json" });
  const { frame } = JSON.parse(text) as { frame: { me: { name: string } | null; viewer: object } };
  return frame.me?.name ?? null;
};

it("an address alone changes nothing: it asks, says what it means and leads back [ROUT-28] [ROUT-29] (long)", async () => {
  const olga = await web.browser(world.olga);
  for (const kind of ["p", "u"]) {
    const screen = await shown(
      world,
      { cookie: olga.cookie },
      `/settings/impersonate/${kind}/${world.ed.id}/?from=menu&next=/feed/`,
    );
    expect(screen.title).toContain("Impersonate Ed Elzinga");
    expect(screen.text()).toContain("You see and use the site as Ed Elzinga, for an hour.");
    expect(screen.text()).toContain("Everything you change is logged under your own name.");
    expect(screen.part("link", "Cancel").getAttribute("href")).toBe("/feed/");
    expect(await nameIn(olga)).toBe("Olga Oosterhuis");
  }
});

it("the button of the address begins it, and leads to where next says [ROUT-28]", async () => {
  const { cookie } = await web.browser(world.olga);
  const screen = await shown(world, { cookie }, `/settings/impersonate/p/${world.ed.id}/?next=/feed/`);
  await screen.click("button", "Impersonate");
  expect(screen.address).toBe("/feed/");
  expect(screen.names("button")).toContain("Ed Elzinga: stop impersonating");
});

it("the button begins it, a bar on every page ends it, and one is back where one was [IMPS-11] (long)", async () => {
  const olga = await web.browser(world.olga);
  const address = `/settings/impersonate/u/${world.ed.id}/?from=menu&next=/people/`;
  const screen = await shown(world, { cookie: olga.cookie }, address);
  expect(screen.names("button")).not.toContain("Ed Elzinga: stop impersonating");
  await screen.click("button", "Impersonate");
  expect(screen.address).toBe("/people/");
  for (const path of [
    "/people/",
    "/",
    "/settings/account/",
    "/feed/",
    "/nothing/here/",
    "/accounts/reset/",
  ]) {
    await screen.load(path);
    expect([path, screen.names("button").filter((name) => name.includes("stop"))]).toEqual([
      path,
      ["Ed Elzinga: stop impersonating"],
    ]);
  }
  await screen.load("/feed/");
  await screen.click("button", "Ed Elzinga: stop impersonating");
  expect(screen.address).toBe("/feed/");
  expect(screen.names("button").filter((name) => name.includes("stop"))).toEqual([]);
});

it("a bar says who one acts as and ends it, and one stays where one was [IMPS-11]", async () => {
  const { cookie } = await acting(world.olga, world.ed);
  const screen = await shown(world, { cookie }, "/feed/");
  const stops = () => screen.names("button").filter((name) => name.includes("stop"));
  expect(stops()).toEqual(["Ed Elzinga: stop impersonating"]);
  await screen.click("button", "Ed Elzinga: stop impersonating");
  expect([screen.address, stops()]).toEqual(["/feed/", []]);
});

it("begins at both addresses, and next leads nowhere but to the same site [ROUT-28] [ROUT-29] [IMPS-11]", async () => {
  const places = ["/people/?q=a", "https://evil.example/", "/\\evil.example/", "javascript:alert(1)"];
  const all = [
    ...["//evil.example/", ...places].map((next) => ["p", next] as const),
    ...[...places, "//evil.example/"].map((next) => ["u", next] as const),
  ];
  for (const [kind, next] of some(all, 2)) {
    const olga = await web.browser(world.olga);
    const answer = await olga.post(`/settings/impersonate/${kind}/${world.ed.id}/`, { next });
    expect(answer.body).toMatchObject({ success: true, next: next === places[0] ? next : "/" });
    expect(await nameIn(await browserWith(web, world, cookieOf(answer)))).toBe("Ed Elzinga");
  }
});

it("ends where next says on the same site, and leads nowhere else [IMPS-11]", async () => {
  for (const [next, leads] of [
    ["/people/?q=a", "/people/?q=a"],
    ["//evil.example/", "/"],
    ["https://evil.example/", "/"],
  ] as const) {
    const ended = await (await acting(world.olga, world.ed)).post("/-/impersonation/stop/", { next });
    expect(ended.body).toEqual({ success: true, next: leads });
  }
});

it("oneself is refused in the words of each place, and rights come first [IMPS-02] [IMPS-04] [IMPS-05] [IMPS-09] [CACT-25]", async () => {
  const said = async (who: WorldPerson, whom: number, kind: string) =>
    (await (await web.browser(who)).post(`/settings/impersonate/${kind}/${whom}/`, {})).body?.["error"];
  expect(await said(world.olga, world.olga.id, "p")).toBe("You can't impersonate yourself.");
  expect(await said(world.olga, world.olga.id, "u")).toBe("Sorry, can't impersonate yourself!");
  const asked = async (kind: string) => {
    const at = `/settings/impersonate/${kind}/${world.olga.id}/`;
    const { body } = await (await web.browser(world.olga)).get(at, { accept: "application/json" });
    return (body?.["data"] as { title: string } | undefined)?.title;
  };
  expect(await asked("p")).toBe("You can't impersonate yourself.");
  expect(await asked("u")).toBe("Sorry, can't impersonate yourself!");
  expect(await said(world.ada, world.olga.id, "u")).toBe("Only site owners can impersonate a site owner.");
  expect(await said(world.ed, 999_999, "u")).toBe(await said(world.ed, world.vera.id, "u"));
  expect(await said(world.ed, world.vera.id, "u")).toContain("only administrators can do this");
});

it("a foreign page cannot begin it: without our form token, or from elsewhere, nothing happens", async () => {
  const olga = await web.browser(world.olga);
  const path = `/settings/impersonate/u/${world.ed.id}/`;
  expect((await olga.post(path, {}, { magic: "forged" })).status).toBe(403);
  const headers = { "sec-fetch-site": "cross-site", "x-magic": olga.magic };
  expect((await olga.ask({ method: "POST", url: path, headers })).status).toBe(403);
  expect(await nameIn(olga)).toBe("Olga Oosterhuis");
});

it("the token of before opens nothing any more, neither when it begins nor when it ends", async () => {
  const ed = await acting(world.olga, world.ed);
  expect(await nameIn(ed.former)).toBe(null);
  const ended = await ed.post("/-/impersonation/stop/", { next: "/feed/" });
  expect(ended.body).toMatchObject({ success: true, next: "/feed/" });
  expect(await nameIn(ed)).toBe(null);
  const olga = await browserWith(web, world, cookieOf(ended));
  expect(await nameIn(olga)).toBe("Olga Oosterhuis");
  expect((await olga.post("/-/impersonation/stop/", {})).body?.["error"]).toBe(
    "You're not impersonating anyone.",
  );
});

it("what is of oneself alone stays so: password, sessions, ownership, and impersonating once more", async () => {
  const other = await acting(world.olga, world.ada);
  const attempts: [string, Record<string, unknown>][] = [
    ["/-/account/password/", { current_password: "a", new_password1: "b", new_password2: "b" }],
    ["/-/sessions/1/revoke/", {}],
    ["/-/sessions/revoke-others/", {}],
    ["/ajax/people/action/make_site_owner/", { profile_ids: `[${world.ed.id}]` }],
    ["/ajax/people/action/revoke_site_ownership/", { profile_ids: `[${world.olga.id}]` }],
    [`/settings/impersonate/u/${world.vera.id}/`, {}],
    [`/settings/impersonate/p/${world.vera.id}/`, {}],
  ];
  for (const [path, fields] of attempts)
    expect([path, (await other.post(path, fields)).body?.["error"]]).toEqual([
      path,
      "You can't do this while impersonating. Stop impersonating first.",
    ]);
  const account = await other.get("/settings/account/", { accept: "application/json" });
  expect(JSON.parse(account.text)).toMatchObject({ data: { sessions: [] } });
});

it("nobody changes their own role, deletes themself, changes their own address, or gives and takes ownership in another's shoes [CACT-20] [USET-08]", async () => {
  const { ada, ed, olga } = world;
  await inSite("update person set role = 'owner' where site_id = $1 and id = $2", ada.id);
  const other = await acting(olga, ada);
  const refused = "You can't do this while impersonating. Stop impersonating first.";
  const attempts: [string, Record<string, unknown>, string][] = [
    [`/-/people/${ed.id}/role/`, { role: "owner" }, refused],
    [
      "/-/people/add/",
      { display_name: "Nan", email: "nan@example.com", role: "owner", password: "quay and tide 9" },
      refused,
    ],
    [`/-/people/${olga.id}/role/`, { role: "member" }, "Sorry, can't change your own role."],
    [`/-/people/${olga.id}/remove/`, {}, "Sorry, you cannot delete yourself."],
    [
      "/ajax/settings/action/preferences/",
      { user_id: olga.id, email: "o@example.com" },
      "Change your email in Your account.",
    ],
    ["/ajax/settings/action/preferences/", { user_id: ed.id, role_id: "owner" }, refused],
  ];
  for (const [path, fields, said] of attempts)
    expect([path, (await other.post(path, fields)).body?.["error"]]).toEqual([path, said]);
  await inSite("update person set role = 'owner' where site_id = $1 and id = $2", ed.id);
  for (const path of [`/-/people/${ed.id}/remove/`, `/-/people/${ed.id}/role/`])
    expect([path, (await other.post(path, { role: "member" })).body?.["error"]]).toEqual([path, refused]);
  const taken = { user_id: ed.id, email: "mine@example.com" };
  const answer = await other.post("/ajax/settings/action/preferences/", taken);
  expect(answer.body?.["error"]).toBe(refused);
  await inSite("update person set role = 'editor' where site_id = $1 and id = $2", ed.id);
  await inSite("update person set role = 'admin' where site_id = $1 and id = $2", ada.id);
});

it("ends after an hour, and at once with the right", async () => {
  const ed = await acting(world.olga, world.ed);
  now = new Date(worldNow.getTime() + 59 * 60_000);
  expect(await nameIn(ed)).toBe("Ed Elzinga");
  now = new Date(worldNow.getTime() + 60 * 60_000);
  expect(await nameIn(ed)).toBe("Olga Oosterhuis");
  now = worldNow;
  const asEd = await acting(world.ada, world.ed);
  await inSite("update person set role = 'owner' where site_id = $1 and id = $2", world.ed.id);
  expect(await nameIn(asEd)).toBe("Ada Admiraal");
  await inSite("update person set role = 'editor' where site_id = $1 and id = $2", world.ed.id);
  expect(await nameIn(asEd)).toBe("Ed Elzinga");
  await inSite("update person set role = 'member' where site_id = $1 and id = $2", world.ada.id);
  expect(await nameIn(asEd)).toBe("Ada Admiraal");
  await inSite("update person set role = 'admin' where site_id = $1 and id = $2", world.ada.id);
});

it("signing out ends the session of the one who is really there", async () => {
  const ed = await acting(world.olga, world.ed);
  await ed.post("/accounts/logout/", {});
  expect(await nameIn(ed)).toBe(null);
});

it("all that is changed is logged under the real name, with the other beside it [IMPS-11]", async () => {
  const before = (await auditOf(world)).length;
  const ed = await acting(world.olga, world.ed);
  const name = `Fish ${before}`;
  const path = `/ajax/category/create/${world.mainFolderId}/`;
  const made = await ed.post(path, { new_name: name });
  await ed.post(path, { new_name: `${name} again` });
  expect(made.body).toMatchObject({ success: true });
  await ed.post("/-/impersonation/stop/", {});
  const log = (await auditOf(world)).slice(before);
  expect(log.map(({ kind, actor, other, target }) => [kind, actor, other, target])).toEqual([
    ["impersonation-began", "Olga Oosterhuis", null, "Ed Elzinga"],
    ["done-as-another", "Olga Oosterhuis", "Ed Elzinga", null],
    ["impersonation-ended", "Olga Oosterhuis", "Ed Elzinga", "Ed Elzinga"],
  ]);
});

it("on a site with subsites an administrator may not, an owner may [IMPS-07] [IMPS-08] [ROLE-08]", async () => {
  const there = await openTestWeb(subsites);
  const path = `/settings/impersonate/p/${subsites.vera.id}/`;
  const ada = await (await there.browser(subsites.ada)).post(path, {});
  expect(ada.body).toMatchObject({ success: false });
  expect(ada.status).toBe(403);
  const olga = await there.browser(subsites.olga);
  expect((await olga.get(path)).text).toContain("Impersonate Vera Visser");
  const begun = await olga.post(path, {});
  expect(begun.body).toMatchObject({ success: true });
  expect(await nameIn(await browserWith(there, subsites, cookieOf(begun)))).toBe("Vera Visser");
  await there.close();
});

it("ends when the account of the other one is closed, before anything else of them is gone [IMPS-11]", async () => {
  const asVera = await acting(world.olga, world.vera);
  expect(await nameIn(asVera)).toBe("Vera Visser");
  const before = (await auditOf(world)).length;
  const { id, name } = world.vera;
  await within(world, actorOf(world, world.ada), (tx) =>
    removing([]).step(
      actorOf(world, world.ada),
      { input: { personId: id, name, role: "member" }, item: { name, data: "account" }, now },
      tx,
    ),
  );
  expect(await nameIn(asVera)).toBe("Olga Oosterhuis");
  const log = (await auditOf(world)).slice(before);
  expect(log.map(({ kind, target }) => [kind, target])).toContainEqual([
    "impersonation-ended",
    "Vera Visser",
  ]);
});
