import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeGroup } from "#features/people/groups/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { arrivingBrowser } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  arriveBySaml,
  encodedAnswer,
  own,
  requestIn,
  saidOfVera,
  samlGiven,
  setUpSaml,
  truthOf,
} from "#testing/company/saml-arrival.ts";
import { openSamlProvider, walkThroughSaml } from "#testing/company/saml-provider.ts";
import { type Said, assertionOf, formats, responseOf, signed } from "#testing/company/saml-words.ts";
import type { TestWeb } from "#testing/server.ts";
import type { World } from "#testing/world.ts";
import { saveSamlCompany } from "../contract.ts";
import { readCompany } from "../screen.ts";

let site: CompanySite;
let world: World;
let web: TestWeb;
let inSite: CompanySite["inSite"];
beforeAll(async () => {
  site = await openCompanySite();
  ({ world, web, inSite } = site);
  await setUpSaml(world);
});
afterEach(async () => {
  await inSite("delete from company_identity where site_id = $1");
  await inSite("delete from session where site_id = $1");
});
afterAll(() => site.close());

const isIn = { to: "/", isIn: true };
const truth = (lie: Partial<Said> = {}) => arriveBySaml(web, (id) => truthOf(saidOfVera(id, lie)));
const standing = async (email: string) =>
  (
    await inSite(
      `select name, role, array(select held.name from group_member member join person_group held on held.site_id = $1 and held.id = member.group_id
         where member.site_id = $1 and member.person_id = person.id order by held.name) as groups
       from person where site_id = $1 and email = $2`,
      email,
    )
  )[0];

describe("the way to a provider of SAML", () => {
  it("asks by HTTP-Redirect for an answer by HTTP-POST, under a number of its own", async () => {
    const browser = await arrivingBrowser(web);
    const at = await browser.leave("?next=/pages/");
    expect(at.origin + at.pathname).toBe("https://sso.contoso.example/sign-in");
    expect([...at.searchParams.keys()]).toEqual(["tenant", "SAMLRequest", "RelayState"]);
    const { id, state, text } = requestIn(at);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(id).toMatch(/^a[\w-]{43}$/);
    for (const said of [
      'Version="2.0"',
      'Destination="https://sso.contoso.example/sign-in?tenant=7"',
      'ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"',
      'AssertionConsumerServiceURL="https://noordervaart.example/accounts/company/saml/"',
      "<saml:Issuer>https://noordervaart.example/accounts/company/saml/metadata/</saml:Issuer>",
    ])
      expect(text).toContain(said);
    const SAMLResponse = encodedAnswer(truthOf(saidOfVera(id)));
    const back = await browser.sendAnswer({ SAMLResponse, RelayState: state });
    expect(back.headers["location"]).toBe("/pages/");
  });

  it("is described to the provider at an address of the site, before anything is set up too", async () => {
    const visitor = await web.browser("visitor");
    const { status, headers, text } = await visitor.get("/accounts/company/saml/metadata/");
    expect([status, headers["content-type"]]).toEqual([200, "application/samlmetadata+xml"]);
    expect(text).toContain('entityID="https://noordervaart.example/accounts/company/saml/metadata/"');
    expect(text).toContain('Location="https://noordervaart.example/accounts/company/saml/"');
  });
});

describe("an answer by SAML", () => {
  it("lets in who is here, with the assertion signed, the response, or both, and by the next key too (long)", async () => {
    const ways = [
      (id: string) => truthOf(saidOfVera(id)),
      (id: string) => signed(responseOf(assertionOf(saidOfVera(id)), saidOfVera(id)), own.keys),
      (id: string) => signed(truthOf(saidOfVera(id)), own.keys),
      (id: string) => truthOf(saidOfVera(id), own.nextKeys),
      (id: string) =>
        responseOf(signed(assertionOf(saidOfVera(id)), own.keys, { hash: "sha512" }), saidOfVera(id)),
    ];
    for (const way of ways) expect(await arriveBySaml(web, way)).toEqual(isIn);
    expect(
      await inSite("select issuer, subject, person_id as id from company_identity where site_id = $1"),
    ).toEqual([{ issuer: `saml:${own.entityId}`, subject: "vera-7", id: world.vera.id }]);
  });

  it("finds somebody by address once and by the lasting name from then on, and another way by neither", async () => {
    expect(await truth()).toEqual(isIn);
    expect(await truth({ attributes: { mail: ["other@elsewhere.example"] } })).toEqual(isIn);
    const stranger = { to: "/accounts/login/?company=company-stranger", isIn: false };
    expect(await truth({ subject: "x", attributes: { mail: ["vera@elsewhere.example"] } })).toEqual(stranger);
    const unknown = { to: "/accounts/login/?company=company-unknown", isIn: false };
    expect(await truth({ subject: "y", attributes: { mail: ["nel@noordervaart.example"] } })).toEqual(
      unknown,
    );
    const unverified = { to: "/accounts/login/?company=company-unverified", isIn: false };
    expect(await truth({ subject: "z", attributes: {} })).toEqual(unverified);
  });

  it.each<[string, Partial<Said>]>([
    ["a name that is one", { format: formats.email, subject: "vera@noordervaart.example", attributes: {} }],
    ["Entra", at("http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress")],
    ["Shibboleth", at("urn:oid:0.9.2342.19200300.100.1.3")],
    ["Okta and Keycloak", at("email")],
    ["Google", at("Email")],
  ])("takes the address from %s", async (_, lie) => {
    expect(await truth(lie)).toEqual(isIn);
    expect(await inSite("select person_id as id from company_identity where site_id = $1")).toEqual([
      { id: world.vera.id },
    ]);
  });
});

function at(name: string): Partial<Said> {
  return { attributes: { [name]: ["Vera@Noordervaart.example"] } };
}

it("somebody new comes in from a real provider, with the groups and the role that it says, and loses them with it (long)", async () => {
  const employees: Record<string, Record<string, string[]>> = {
    7: { mail: ["nel@noordervaart.example"], displayName: ["Nel &amp; Nieuw"], groups: ["sales", "writers"] },
  };
  const provider = await openSamlProvider(employees, () => worldNow);
  const visitor = await web.browser("visitor");
  provider.trust((await visitor.get("/accounts/company/saml/metadata/")).text);
  const made = await as(world, world.olga).call(makeGroup, { name: "Sales" });
  const groups = JSON.stringify([
    { value: "sales", groupId: made.success ? made.id : 0, role: null },
    { value: "writers", groupId: null, role: "editor" },
  ]);
  await setUpSaml(world, { metadata: provider.metadata, role: "member", groups });
  const arrive = async () => {
    const browser = await arrivingBrowser(web);
    const { to, fields } = await walkThroughSaml(await browser.leave("?next=/pages/"), "7");
    expect(to).toBe("https://noordervaart.example/accounts/company/saml/");
    return (await browser.sendAnswer(fields)).headers["location"];
  };
  expect(await arrive()).toBe("/pages/");
  const name = "Nel & Nieuw";
  expect(await standing("nel@noordervaart.example")).toEqual({ name, role: "editor", groups: ["Sales"] });
  const log = (await auditOf(world)).map(({ kind, target, details }) => [kind, target, details]);
  expect(log).toContainEqual(["person-added", name, { role: "member", by: "company" }]);
  employees["7"] = { mail: ["nel@noordervaart.example"] };
  expect(await arrive()).toBe("/pages/");
  expect(await standing("nel@noordervaart.example")).toEqual({ name, role: "member", groups: [] });
  await provider.close();
  await setUpSaml(world);
});

/** What an owner is told who tries it. */
async function tried(lie: Partial<Said>, change = (xml: string) => xml) {
  const [, session = ""] = (await web.browser(world.olga)).cookie.split("=");
  const browser = await arrivingBrowser(web, { atrium_session: session });
  const { id, state } = requestIn(await browser.leave("?trial=yes"));
  const SAMLResponse = encodedAnswer(change(truthOf(saidOfVera(id, lie))));
  const back = await browser.sendAnswer({ SAMLResponse, RelayState: state });
  expect(back.headers["location"]).toBe("/settings/company/");
  const read = await as(world, world.olga).call(readCompany, {});
  return read.success ? read.saved?.tried : null;
}
const mailOf = (name: string) => ({ mail: [`${name}@noordervaart.example`] });

it("an owner tries it before it is on, and sees what would become of them, or why not (long)", async () => {
  await as(world, world.olga).call(saveSamlCompany, samlGiven());
  const ofOlga = { subject: "olga", attributes: { mail: ["olga@noordervaart.example"], groups: ["Board"] } };
  expect(await tried(ofOlga)).toEqual({
    fate: "known",
    reason: "",
    email: "olga@noordervaart.example",
    groups: ["Board"],
  });
  expect(await tried(ofOlga, (xml) => xml.replace("Board", "Bored"))).toMatchObject({
    fate: "failed",
    reason: "Contoso couldn't confirm who you are. Try again.",
  });
  expect(await tried({ format: formats.transient })).toMatchObject({
    fate: "failed",
    reason: "Contoso sends a new name ID each time. Ask your administrator for a persistent one.",
  });
  const linked = await inSite("select subject, person_id as id from company_identity where site_id = $1");
  expect(linked).toEqual([{ subject: "olga", id: world.olga.id }]);
});

it("an address leads to an owner only after they have tried it, and to an administrator once (long)", async () => {
  await setUpSaml(world);
  const refused = (code: string) => ({ to: `/accounts/login/?company=${code}`, isIn: false });
  const olga = { subject: "olga-1", attributes: mailOf("olga") };
  expect(await truth(olga)).toEqual(refused("company-owner"));
  expect(await tried({ subject: "vera-7", attributes: mailOf("vera") })).toMatchObject({ fate: "known" });
  expect(await truth(olga)).toEqual(refused("company-owner"));
  expect(await tried(olga)).toMatchObject({ fate: "known" });
  expect(await truth(olga)).toEqual(isIn);
  expect(await truth({ ...olga, subject: "thief" })).toEqual(refused("company-owner"));
  expect(await truth({ subject: "ada-1", attributes: mailOf("ada") })).toEqual(isIn);
  expect(await truth({ subject: "thief", attributes: mailOf("ada") })).toEqual(refused("company-taken"));
});

it("what a group gave goes with somebody to their next identity, and is lost with that group", async () => {
  await setUpSaml(world, { groups: JSON.stringify([{ value: "heads", groupId: null, role: "admin" }]) });
  await inSite("update person set role = 'admin' where site_id = $1 and id = $2", world.vera.id);
  await inSite(
    "insert into company_identity (site_id, issuer, subject, person_id, given_role) values ($1, 'https://sso.contoso.example', 'v', $2, 'admin')",
    world.vera.id,
  );
  expect(await truth()).toEqual(isIn);
  expect(await standing("vera@noordervaart.example")).toMatchObject({ role: "member" });
  expect(await inSite("select given_role as given from company_identity where site_id = $1")).toEqual([
    { given: null },
    { given: null },
  ]);
  await setUpSaml(world);
});
