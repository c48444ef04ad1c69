import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { requireTwoStep } from "#features/sites/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { arrivingBrowser, setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import { type Lie, type OwnProvider, ownClient } from "#testing/company/own-provider.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, within, worldPassword } from "#testing/world.ts";

let site: CompanySite;
let world: World;
let web: TestWeb;
let provider: OwnProvider;
let inSite: CompanySite["inSite"];
beforeAll(async () => {
  site = await openCompanySite();
  ({ world, web, provider, inSite } = site);
  await setUpCompany(world, provider.issuer);
});
afterEach(async () => {
  await inSite("delete from company_identity where site_id = $1");
  await inSite("delete from session where site_id = $1");
  await inSite(
    "update company_sign_in set domains = '{noordervaart.example}', role = null, is_required = false, is_on = true where site_id = $1",
  );
});
afterAll(() => site.close());

const ofVera = { sub: "vera", email: "vera@noordervaart.example", email_verified: true, name: "Vera Visser" };
const ofNew = { sub: "new", email: "nel@noordervaart.example", email_verified: true, name: "Nel Nieuw" };
const person = async (email: string) =>
  (
    await inSite("select id, name, role, password_hash from person where site_id = $1 and email = $2", email)
  )[0];

/** Where a browser ends up with what a provider says, and whether somebody is signed in there. */
async function arrival(lie: Lie, cookies?: Record<string, string>) {
  const browser = await arrivingBrowser(web, cookies);
  const { status, headers } = await browser.arrive(provider, lie);
  return { status, to: headers["location"], isIn: browser.session() !== null };
}
const refusedWith = (code: string) => ({ status: 302, to: `/accounts/login/?company=${code}`, isIn: false });
const isIn = { status: 302, to: "/", isIn: true };

describe("the way to the provider", () => {
  it("asks for a code with PKCE, a state and a nonce, and names where to come back to", async () => {
    const browser = await arrivingBrowser(web);
    const at = await browser.leave("?next=/pages/");
    expect(at.origin + at.pathname).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(at.searchParams)).toEqual({
      client_id: ownClient.id,
      redirect_uri: "https://noordervaart.example/accounts/company/back/",
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [state, nonce] = [at.searchParams.get("state") ?? "", at.searchParams.get("nonce") ?? ""];
    const back = await browser.comeBack({ state, code: provider.codeFor(nonce, { claims: ofVera }) });
    expect(back.headers["location"]).toBe("/pages/");
    const sent = Object.fromEntries(provider.asked.at(-1) ?? []);
    expect(sent).toMatchObject({
      grant_type: "authorization_code",
      redirect_uri: at.searchParams.get("redirect_uri"),
    });
    expect(sent["code_verifier"]).toMatch(/^[\w-]{43}$/);
    expect(new Set([state, nonce, sent["code_verifier"]]).size).toBe(3);
  });

  it("is closed while it is off", async () => {
    await inSite("update company_sign_in set is_on = false where site_id = $1");
    const browser = await arrivingBrowser(web);
    expect((await browser.leave()).href).toBe(
      "https://noordervaart.example/accounts/login/?company=company-off",
    );
  });

  it("never leads on to another site", async () => {
    const browser = await arrivingBrowser(web);
    const at = await browser.leave(`?next=${encodeURIComponent("https://evil.example/")}`);
    const query = {
      state: at.searchParams.get("state") ?? "",
      code: provider.codeFor(at.searchParams.get("nonce") ?? "", { claims: ofVera }),
    };
    expect((await browser.comeBack(query)).headers["location"]).toBe("/");
  });
});

describe("what a provider says", () => {
  it("lets in who is here, by a verified address of a listed domain, and from then on by the number alone", async () => {
    expect(await arrival({ claims: ofVera })).toEqual(isIn);
    const moved = { sub: "vera", email: "other@elsewhere.example", email_verified: false };
    expect(await arrival({ claims: moved })).toEqual(isIn);
    expect(await inSite("select person_id as id from company_identity where site_id = $1")).toEqual([
      { id: world.vera.id },
    ]);
    expect(await inSite("select distinct person_id as id from session where site_id = $1")).toEqual([
      { id: world.vera.id },
    ]);
  });

  it.each<[string, Lie]>([
    ["for another client", { claims: { ...ofVera, aud: "another" } }],
    ["by another provider", { claims: { ...ofVera, iss: "https://evil.example" } }],
    ["for another attempt", { claims: { ...ofVera, nonce: "another" } }],
    ["without a nonce", { claims: { ...ofVera, nonce: undefined } }],
    ["too long ago", { claims: { ...ofVera, iat: 1_000_000_000, exp: 1_000_000_300 } }],
    ["unsigned", { claims: ofVera, signedBy: "none" }],
    ["with a key of somebody else", { claims: ofVera, signedBy: "stranger" }],
    ["and changed behind its signature", { claims: ofVera, isTampered: true }],
  ])("counts for nothing when it was said %s", async (_, lie) => {
    expect(await arrival(lie)).toEqual(refusedWith("company-failed"));
  });

  it.each<[string, object, string]>([
    ["an address that nobody verified", { email_verified: false }, "company-unverified"],
    ["a word in place of yes", { email_verified: "true" }, "company-unverified"],
    ["nothing about it", { email_verified: undefined }, "company-unverified"],
    ["no address", { email: undefined }, "company-unverified"],
    ["an address of another domain", { email: "vera@elsewhere.example" }, "company-stranger"],
    ["an address of a domain below", { email: "vera@sub.noordervaart.example" }, "company-stranger"],
    [
      "an address that ends like a listed domain",
      { email: "vera@evilnoordervaart.example" },
      "company-stranger",
    ],
    ["somebody who has no account", { sub: "new", email: "nel@noordervaart.example" }, "company-unknown"],
  ])("lets in nobody with %s", async (_, claims, code) => {
    expect(await arrival({ claims: { ...ofVera, ...claims } })).toEqual(refusedWith(code));
    expect((await auditOf(world)).at(-1)).toMatchObject({ kind: "sign-in-failed" });
  });
});

describe("the way back", () => {
  it("is open to the browser that left, once, with the state of that attempt, and for ten minutes", async () => {
    const browser = await arrivingBrowser(web);
    const at = await browser.leave();
    const [state, nonce] = [at.searchParams.get("state") ?? "", at.searchParams.get("nonce") ?? ""];
    const code = provider.codeFor(nonce, { claims: ofVera });
    const other = await arrivingBrowser(web);
    expect((await other.comeBack({ code, state })).headers["location"]).toBe(
      "/accounts/login/?company=company-over",
    );
    await other.leave();
    expect((await other.comeBack({ code, state })).headers["location"]).toBe(
      "/accounts/login/?company=company-over",
    );
    expect((await browser.comeBack({ code, state })).headers["location"]).toBe("/");
    expect((await browser.comeBack({ code, state })).headers["location"]).toBe(
      "/accounts/login/?company=company-over",
    );

    const wrong = await arrivingBrowser(web);
    const again = await wrong.leave();
    expect((await wrong.comeBack({ code, state: "another" })).headers["location"]).toContain("company-over");
    const late = await arrivingBrowser(web);
    const leaving = await late.leave();
    await inSite("update company_attempt set expires = expires - interval '10 minutes' where site_id = $1");
    const query = { state: leaving.searchParams.get("state") ?? "", code };
    expect((await late.comeBack(query)).headers["location"]).toContain("company-over");
    expect(again.href).not.toBe(leaving.href);
  });

  it("takes a replayed attempt for none, also with the cookie that belonged to it", async () => {
    const { leave, comeBack } = await arrivingBrowser(web);
    const at = await leave();
    const query = {
      state: at.searchParams.get("state") ?? "",
      code: provider.codeFor(at.searchParams.get("nonce") ?? "", { claims: ofVera }),
    };
    await inSite("delete from company_attempt where site_id = $1");
    expect((await comeBack(query)).headers["location"]).toContain("company-over");
  });

  it("says so when the provider refused, or does not answer; passwords go on", async () => {
    const browser = await arrivingBrowser(web);
    const at = await browser.leave();
    const refused = await browser.comeBack({
      error: "access_denied",
      state: at.searchParams.get("state") ?? "",
    });
    expect(refused.headers["location"]).toBe("/accounts/login/?company=company-failed");
    await inSite("update company_sign_in set issuer = 'http://127.0.0.1:1' where site_id = $1");
    expect((await browser.leave()).search).toBe("?company=company-unreachable");
    await inSite("update company_sign_in set issuer = $2 where site_id = $1", provider.issuer);
    const visitor = await web.browser("visitor");
    const sent = { email: world.vera.email, password: worldPassword };
    expect((await visitor.post("/accounts/login/", sent)).status).toBe(200);
  });
});

describe("an account", () => {
  it("is made for somebody new where an owner chose a role, with no password that opens it (long)", async () => {
    await inSite("update company_sign_in set role = 'editor' where site_id = $1");
    expect(await arrival({ claims: ofNew })).toEqual(isIn);
    expect(await person(ofNew.email)).toMatchObject({
      name: "Nel Nieuw",
      role: "editor",
      password_hash: "!",
    });
    const visitor = await web.browser("visitor");
    for (const password of ["!", "", "anything at all"])
      expect((await visitor.post("/accounts/login/", { email: ofNew.email, password })).status).toBe(400);
    const log = (await auditOf(world)).map(({ kind, target, details }) => [kind, target, details]);
    expect(log).toContainEqual(["person-added", "Nel Nieuw", { role: "editor", by: "company" }]);
    expect(log).toContainEqual(["company-linked", "Nel Nieuw", {}]);
  });

  it("that was deleted stays closed, until an owner invites that person again (long)", async () => {
    await inSite("update company_sign_in set role = 'member' where site_id = $1");
    await inSite(
      "insert into company_identity (site_id, issuer, subject, person_id) values ($1, $2, 'gone', null)",
      provider.issuer,
    );
    const gone = { ...ofNew, sub: "gone", email: "gone@noordervaart.example" };
    expect(await arrival({ claims: gone })).toEqual(refusedWith("company-closed"));
    expect(await person(gone.email)).toBeUndefined();
    await inSite(
      "insert into person (site_id, email, name, name_key, role) values ($1, $2, 'Gon', 'gon', 'member')",
      gone.email,
    );
    expect(await arrival({ claims: gone })).toEqual(isIn);
  });

  it("with a second step asks for it, and where it is required for setting it up", async () => {
    await as(world, world.olga).call(requireTwoStep, { need: "everybody" });
    expect(await arrival({ claims: ofVera })).toEqual({
      status: 302,
      to: "/accounts/two-step/",
      isIn: false,
    });
    await as(world, world.olga).call(requireTwoStep, { need: "nobody" });
  });
});

it("on a site with subsites, somebody new joins those that were chosen for new people, and externals none (long)", async () => {
  const subsites = await openSubsiteWorld("a hash");
  const there = await openTestWeb(subsites);
  const ask = (text: string, ...values: unknown[]) =>
    within(subsites, actorOf(subsites, subsites.olga), (tx) =>
      run<Record<string, unknown>>(tx, text, [tx.siteId, ...values]),
    );
  const joined = `select count(*)::int as count, min(membership.role) as role from membership join person
    on person.site_id = $1 and person.id = membership.person_id where membership.site_id = $1 and person.email = $2`;
  await ask("update subsite set is_preselected = true where site_id = $1 and id <> 0 and not is_archived");
  const [chosen] = await ask(
    "select count(*)::int as count from subsite where site_id = $1 and is_preselected",
  );
  expect(chosen?.["count"]).toBeGreaterThan(0);
  await setUpCompany(subsites, provider.issuer, { role: "member" });
  await (await arrivingBrowser(there)).arrive(provider, { claims: ofNew });
  expect(await ask(joined, ofNew.email)).toEqual([{ ...chosen, role: "viewer" }]);
  await setUpCompany(subsites, provider.issuer, { role: "external" });
  const external = { ...ofNew, sub: "ext", email: "ext@noordervaart.example" };
  await (await arrivingBrowser(there)).arrive(provider, { claims: external });
  expect(await ask(joined, external.email)).toEqual([{ count: 0, role: null }]);
  await there.close();
  await subsites.close();
});

it("ways to the provider are counted, and so are ways back that fail", async () => {
  await inSite("update company_sign_in set role = null where site_id = $1");
  await world.database.pool.query("delete from rate_limit");
  const browser = await arrivingBrowser(web);
  const back = () => browser.comeBack({ state: "a", code: "b" });
  const to = async () => (await back()).headers["location"];
  for (let count = 0; count < 3; count++) {
    await browser.leave();
    expect(await to()).toContain("company-over");
  }
  const { rows } = await world.database.pool.query<{ key: string; points: number }>(
    "select split_part(key, ':', 1) as key, points from rate_limit order by key",
  );
  expect(rows).toEqual([
    { key: "company", points: 3 },
    { key: "link-address", points: 3 },
  ]);
  await world.database.pool.query("update rate_limit set points = 100 where key like 'link-address:%'");
  await browser.leave();
  expect(await to()).toBe("/accounts/login/?company=too-many-attempts");
  await world.database.pool.query("update rate_limit set points = 600 where key like 'company:%'");
  expect((await browser.leave()).search).toBe("?company=too-many-attempts");
  await world.database.pool.query("delete from rate_limit");
});
