import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { arrivingBrowser } from "#testing/company/arrival.ts";
import { newKeys } from "#testing/company/certificate.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import {
  arriveBySaml,
  encodedAnswer,
  own,
  ours,
  requestIn,
  saidOfVera,
  setUpSaml,
  truthOf,
} from "#testing/company/saml-arrival.ts";
import { type Said, assertionOf, formats, responseOf, signed } from "#testing/company/saml-words.ts";
import { wrappings } from "#testing/company/saml-wrapping.ts";
import type { TestWeb } from "#testing/server.ts";
import type { World } from "#testing/world.ts";

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
  await world.database.pool.query("delete from rate_limit");
});
afterAll(() => site.close());

const isIn = { to: "/", isIn: true };
const refusedWith = (code: string) => ({ to: `/accounts/login/?company=${code}`, isIn: false });
const failed = refusedWith("company-failed");
const later = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);
const ofOlga = { subject: "olga-1", attributes: { mail: ["olga@noordervaart.example"] } };
/** The truth about Vera, and what is done to it afterwards. */
const changed = (change: (truth: string) => string, lie?: Partial<Said>) => (id: string) =>
  change(truthOf(saidOfVera(id, lie)));

describe("an answer counts for nothing", () => {
  const stranger = newKeys();
  it.each<[string, (id: string) => string]>([
    ["unsigned", (id) => responseOf(assertionOf(saidOfVera(id)), saidOfVera(id))],
    ["signed by a key of somebody else", (id) => truthOf(saidOfVera(id), stranger)],
    ["changed behind its signature", changed((xml) => xml.replaceAll("vera@", "olga@"))],
    ["with a signature of nothing", changed((xml) => xml.replace(/<ds:Reference.*<\/ds:Reference>/, ""))],
    [
      "with its signature emptied",
      changed((xml) => xml.replace(/<ds:SignatureValue>[^<]+/, "<ds:SignatureValue>")),
    ],
    [
      "signed over something else",
      (id) => {
        const said = saidOfVera(id);
        const assertion = assertionOf(said);
        return responseOf(signed(assertion, own.keys, { reference: "elsewhere" }), said);
      },
    ],
    [
      "signed with SHA-1",
      (id) => responseOf(signed(assertionOf(saidOfVera(id)), own.keys, { hash: "sha1" }), saidOfVera(id)),
    ],
    [
      "signed over all of the document",
      (id) => responseOf(signed(assertionOf(saidOfVera(id)), own.keys, { reference: "" }), saidOfVera(id)),
    ],
    [
      "signed with a shared secret",
      changed((xml) => xml.replace("2001/04/xmldsig-more#rsa-sha256", "2001/04/xmldsig-more#hmac-sha256")),
    ],
    [
      "with the response signed and the assertion by somebody else",
      (id) => signed(truthOf(saidOfVera(id), stranger), own.keys),
    ],
    [
      "signed where it is put, and told apart by a style sheet",
      changed((xml) => xml.replaceAll("xml-exc-c14n#", "REC-xslt-19991116")),
    ],
    ["for another audience", (id) => truthOf(saidOfVera(id, { audience: "https://other.example/" }))],
    [
      "for no audience",
      changed((xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, "")),
    ],
    ["for another recipient", (id) => truthOf(saidOfVera(id, { recipient: "https://other.example/acs/" }))],
    [
      "for another recipient, in an envelope for us",
      (id) => {
        const lie = saidOfVera(id, { recipient: "https://other.example/acs/" });
        return responseOf(signed(assertionOf(lie), own.keys), saidOfVera(id));
      },
    ],
    [
      "in an envelope for somebody else",
      (id) => {
        const lie = saidOfVera(id, { recipient: "https://other.example/acs/" });
        return responseOf(signed(assertionOf(saidOfVera(id)), own.keys), lie);
      },
    ],
    ["to another request", () => truthOf(saidOfVera(`a${"b".repeat(43)}`))],
    [
      "to another request, in an envelope for this one",
      (id) => responseOf(signed(assertionOf(saidOfVera("another")), own.keys), saidOfVera(id)),
    ],
    ["to no request", (id) => truthOf(saidOfVera(id)).replaceAll(` InResponseTo="${id}"`, "")],
    ["by another provider", (id) => truthOf(saidOfVera(id, { issuer: "https://evil.example/" }))],
    ["over for more than two minutes", (id) => truthOf(saidOfVera(id, { until: later(-2.1) }))],
    ["not to count for more than two minutes", (id) => truthOf(saidOfVera(id, { notBefore: later(2.1) }))],
    [
      "that says no, however well signed",
      (id) => responseOf(signed(assertionOf(saidOfVera(id)), own.keys), saidOfVera(id), "Responder"),
    ],
    ["without anybody", (id) => responseOf("", saidOfVera(id), "AuthnFailed")],
    ["without a name", (id) => truthOf(saidOfVera(id, { subject: "" }))],
    ["that is none", () => "<html></html>"],
    ["that ends too early", changed((xml) => xml.slice(0, -20))],
  ])("%s", async (_, answer) => {
    expect(await arriveBySaml(web, answer)).toEqual(failed);
    expect(await inSite("select from company_identity where site_id = $1")).toEqual([]);
    expect((await auditOf(world)).at(-1)).toMatchObject({ kind: "sign-in-failed" });
  });

  const names = Object.keys(wrappings(saidOfVera("a"), saidOfVera("a", ofOlga)));
  it.each(names)("whose signature is wrapped: %s", async (name) => {
    const answer = (id: string) => wrappings(saidOfVera(id), saidOfVera(id, ofOlga))[name] ?? "";
    expect(await arriveBySaml(web, answer)).toEqual(failed);
    expect(await inSite("select from company_identity where site_id = $1")).toEqual([]);
  });

  it.each<[string, (id: string) => string]>([
    [
      "a comment in a name",
      (id) =>
        truthOf(saidOfVera(id, { subject: "olga-1.evil" })).replace("olga-1.evil", "olga-1<!---->.evil"),
    ],
    [
      "a comment in an address",
      changed((xml) => xml.replace("vera@noordervaart.example", "vera@noordervaart.example<!---->.evil")),
    ],
    ["a document type", changed((xml) => `<!DOCTYPE samlp:Response>${xml}`)],
    [
      "a file of the server",
      changed(
        (xml) => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace("vera-7", "&x;")}`,
      ),
    ],
    [
      "a billion laughs",
      changed(
        (xml) =>
          `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}">]>${xml.replace("vera-7", "&c;")}`,
      ),
    ],
    ["an entity of no one", changed((xml) => xml.replace("vera-7", "&vera;"))],
    ["an instruction", changed((xml) => xml.replace("<saml:Subject>", "<?evil?><saml:Subject>"))],
    ["words that are no XML", changed((xml) => xml.replace("vera-7", "<![CDATA[vera-7]]>"))],
    ["two roots", changed((xml) => `${xml}${xml}`)],
    ["elements in a name", changed((xml) => xml.replace("vera-7", "vera<saml:X></saml:X>-7"))],
    ["very many elements", (id) => responseOf("<a></a>".repeat(6000), saidOfVera(id))],
    ["very deep elements", (id) => responseOf("<a>".repeat(2000) + "</a>".repeat(2000), saidOfVera(id))],
    [
      "more than a quarter of a million letters",
      changed((xml) => xml.replace("vera-7", "v".repeat(300_000))),
    ],
  ])("with %s, and costs little", async (_, answer) => {
    const before = process.cpuUsage();
    expect(await arriveBySaml(web, answer)).toEqual(failed);
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

describe("an answer that nobody waits for", () => {
  const post = async (answer: string, state: string) => {
    const browser = await arrivingBrowser(web);
    const back = await browser.sendAnswer({ SAMLResponse: encodedAnswer(answer), RelayState: state });
    return { to: back.headers["location"], isIn: browser.session() !== null };
  };
  const over = refusedWith("company-over");

  it.each(["", "a".repeat(43), "https://evil.example/", "//evil.example", "/pages/"])(
    "is refused unread, and leads nowhere: %j",
    async (state) => {
      expect(await post(truthOf(saidOfVera("a")), state)).toEqual(over);
    },
  );

  it("is refused in another browser than the one that left", async () => {
    const browser = await arrivingBrowser(web);
    const { id, state } = requestIn(await browser.leave());
    const fields = { SAMLResponse: encodedAnswer(truthOf(saidOfVera(id))), RelayState: state };
    const other = await arrivingBrowser(web);
    expect((await other.sendAnswer(fields)).headers["location"]).toBe(over.to);
    await other.leave();
    expect((await other.comeBack({ state })).headers["location"]).toBe(over.to);
    expect((await browser.comeBack({ state })).headers["location"]).toBe("/");
  });

  it("is heard once: neither the answer nor the way back count again", async () => {
    const browser = await arrivingBrowser(web);
    const { id, state } = requestIn(await browser.leave());
    const fields = { SAMLResponse: encodedAnswer(truthOf(saidOfVera(id))), RelayState: state };
    expect((await browser.sendAnswer(fields)).headers["location"]).toBe("/");
    expect((await browser.sendAnswer(fields)).headers["location"]).toBe(over.to);
    expect((await browser.comeBack({ state })).headers["location"]).toBe(over.to);
    const second = await arrivingBrowser(web);
    const next = requestIn(await second.leave());
    const replayed = await second.sendAnswer({ ...fields, RelayState: next.state });
    expect(replayed.headers["location"]).toBe(failed.to);
    expect(second.session()).toBeNull();
  });

  it("is refused after one that failed, and ten minutes after the browser left", async () => {
    const browser = await arrivingBrowser(web);
    const { id, state } = requestIn(await browser.leave());
    const other = await arrivingBrowser(web);
    await other.sendAnswer({ SAMLResponse: "nonsense", RelayState: state });
    const SAMLResponse = encodedAnswer(truthOf(saidOfVera(id)));
    expect((await browser.sendAnswer({ SAMLResponse, RelayState: state })).headers["location"]).toBe(over.to);
    const late = await arrivingBrowser(web);
    const leaving = requestIn(await late.leave());
    await inSite("update company_attempt set expires = expires - interval '10 minutes' where site_id = $1");
    const answer = encodedAnswer(truthOf(saidOfVera(leaving.id)));
    const back = await late.sendAnswer({ SAMLResponse: answer, RelayState: leaving.state });
    expect(back.headers["location"]).toBe(over.to);
  });

  it("is refused where the provider is another one by the time that the browser comes for it", async () => {
    const browser = await arrivingBrowser(web);
    const { id, state } = requestIn(await browser.leave());
    const SAMLResponse = encodedAnswer(truthOf(saidOfVera(id)));
    const visitor = await web.browser("visitor");
    await visitor.ask({
      method: "POST",
      url: "/accounts/company/saml/",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ SAMLResponse, RelayState: state }).toString(),
    });
    await inSite("update company_sign_in set issuer = 'https://other.example/' where site_id = $1");
    expect((await browser.comeBack({ state })).headers["location"]).toBe(over.to);
    await setUpSaml(world);
  });
});

it("answers within two minutes of their time count, before and after", async () => {
  const until = later(-1.9);
  expect(await arriveBySaml(web, (id) => truthOf(saidOfVera(id, { until })))).toEqual(isIn);
  const notBefore = later(1.9);
  expect(await arriveBySaml(web, (id) => truthOf(saidOfVera(id, { notBefore })))).toEqual(isIn);
});

it("an encrypted answer, and a name that changes each time, are refused with what to do", async () => {
  const encrypted = (id: string) =>
    responseOf(
      '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"></saml:EncryptedAssertion>',
      saidOfVera(id),
    );
  expect(await arriveBySaml(web, encrypted)).toEqual(refusedWith("company-encrypted"));
  const passing = (id: string) => truthOf(saidOfVera(id, { format: formats.transient }));
  expect(await arriveBySaml(web, passing)).toEqual(refusedWith("company-passing-name"));
});

it("a body of more than four megabytes is not taken in", async () => {
  const browser = await arrivingBrowser(web);
  const { state } = requestIn(await browser.leave());
  const { status } = await browser.sendAnswer({ SAMLResponse: "A".repeat(5_000_000), RelayState: state });
  expect(status).toBe(400);
  const before = process.cpuUsage();
  await browser.sendAnswer({ SAMLResponse: "A".repeat(3_500_000), RelayState: state });
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});

it("answers that fail are counted by where they come from, and so are those that nobody waits for", async () => {
  const browser = await arrivingBrowser(web);
  const send = async () =>
    (await browser.sendAnswer({ SAMLResponse: "a", RelayState: "b" })).headers["location"];
  for (let count = 0; count < 3; count++) expect(await send()).toContain("company-over");
  const counted = "select points from rate_limit where key like 'link-address:%'";
  expect((await world.database.pool.query<{ points: number }>(counted)).rows).toEqual([{ points: 3 }]);
  await world.database.pool.query("update rate_limit set points = 100 where key like 'link-address:%'");
  expect(await send()).toContain("too-many-attempts");
});

it("what another site was answered opens nothing here", async () => {
  const elsewhere = (id: string) =>
    truthOf(
      saidOfVera(id, {
        audience: ours.entityId.replace("noordervaart", "other"),
        recipient: ours.replyAddress.replace("noordervaart", "other"),
      }),
    );
  expect(await arriveBySaml(web, elsewhere)).toEqual(failed);
});
