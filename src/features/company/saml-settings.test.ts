import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeGroup } from "#features/people/groups/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { newKeys } from "#testing/company/certificate.ts";
import { companyGiven } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import { own, samlGiven, setUpSaml } from "#testing/company/saml-arrival.ts";
import { metadataOf } from "#testing/company/saml-words.ts";
import { shown } from "#testing/screens/shown.ts";
import type { World } from "#testing/world.ts";
import { saveCompany, saveSamlCompany } from "./contract.ts";
import { readCompany } from "./screen.ts";

let site: CompanySite;
let world: World;
beforeAll(async () => {
  site = await openCompanySite();
  ({ world } = site);
});
beforeEach(() => site.forgetCompany());
afterAll(() => site.close());

const signInAddress = "https://sso.contoso.example/sign-in";
const described = (change: Partial<Parameters<typeof metadataOf>[0]> = {}) =>
  metadataOf({
    entityId: own.entityId,
    signInAddress,
    certificates: [own.keys.certificate],
    ...change,
  });

it("the settings of SAML are the owners' alone", async () => {
  for (const who of ["ada", "ed", "vera", "xavi"] as const)
    expect(await as(world, world[who]).call(saveSamlCompany, samlGiven())).toMatchObject({
      code: "owners-only",
    });
  expect(await as(world, "visitor").call(saveSamlCompany, samlGiven())).toMatchObject({ code: "signed-out" });
});

it("keeps each field that an owner gives about SAML, what the metadata says, and what is not given anew (long)", async () => {
  const olga = as(world, world.olga);
  const made = await olga.call(makeGroup, { name: "Sales" });
  const groups = [
    { value: "sales", groupId: made.success ? made.id : 0, role: null },
    { value: "chiefs", groupId: null, role: "admin" },
  ];
  const claim = "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups";
  const given = samlGiven({ role: "external", groups_claim: claim, groups: JSON.stringify(groups) });
  expect(await olga.call(saveSamlCompany, given)).toEqual({ success: true });
  const kept = {
    entityId: "https://noordervaart.example/accounts/company/saml/metadata/",
    replyAddress: "https://noordervaart.example/accounts/company/saml/",
    metadataAddress: "https://noordervaart.example/accounts/company/saml/metadata/",
    saved: {
      name: "Contoso",
      protocol: "saml",
      issuer: own.entityId,
      saml: {
        signInAddress: "https://sso.contoso.example/sign-in?tenant=7",
        certificateEnds: [Date.UTC(2036, 0, 1), Date.UTC(2036, 0, 1)],
      },
      domains: ["noordervaart.example"],
      role: "external",
      claim,
      groups,
      isOn: false,
      isRequired: false,
      tried: null,
    },
  };
  expect(await olga.call(readCompany, {})).toMatchObject(kept);
  expect((await auditOf(world)).at(-1)).toMatchObject({ kind: "company-saved", actor: "Olga Oosterhuis" });
  await olga.call(saveSamlCompany, { ...given, metadata: " ", role: "member" });
  expect(await olga.call(readCompany, {})).toMatchObject({ saved: { ...kept.saved, role: "member" } });
  await olga.call(saveCompany, companyGiven(site.provider.issuer));
  expect(await olga.call(readCompany, {})).toMatchObject({ saved: { protocol: "openid", saml: null } });
  expect(await olga.call(saveSamlCompany, { ...given, metadata: "" })).toMatchObject({
    code: "saml-missing",
  });
});

it.each<[string, () => object, string]>([
  ["no metadata", () => ({ metadata: "" }), "saml-missing"],
  ["a page", () => ({ metadata: "<html><body>Sign in</body></html>" }), "saml-metadata"],
  ["words", () => ({ metadata: "https://sso.contoso.example/metadata" }), "saml-metadata"],
  ["a document type", () => ({ metadata: `<!DOCTYPE a>${described()}` }), "saml-metadata"],
  ["no name", () => ({ metadata: described({ entityId: "" }) }), "saml-metadata"],
  [
    "two providers",
    () => {
      const each = described().replace(/^[\s\S]*?(?=<md:Entity)/, "");
      return { metadata: `<md:A xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${each}${each}</md:A>` };
    },
    "saml-metadata",
  ],
  ["no way by redirect", () => ({ metadata: described().replace("HTTP-Redirect", "SOAP") }), "saml-redirect"],
  ["plain http", () => ({ metadata: described({ signInAddress: "http://sso.example/" }) }), "saml-redirect"],
  ["a script", () => ({ metadata: described({ signInAddress: "javascript:alert(1)" }) }), "saml-redirect"],
  ["no certificate", () => ({ metadata: described({ certificates: [] }) }), "saml-certificate"],
  ["no true certificate", () => ({ metadata: described({ certificates: ["AAAA"] }) }), "saml-certificate"],
  [
    "a short key",
    () => ({ metadata: described({ certificates: [newKeys({ bits: 1024 }).certificate] }) }),
    "saml-certificate",
  ],
  [
    "a key of another kind",
    () => ({ metadata: described({ certificates: [newKeys({ isCurve: true }).certificate] }) }),
    "saml-certificate",
  ],
  ["a wrong domain", () => ({ domains: "noordervaart" }), "company-domain"],
  [
    "a group that is not here",
    () => ({ groups: JSON.stringify([{ value: "a", groupId: 999_999, role: null }]) }),
    "group-not-found",
  ],
  ["an owner's role", () => ({ role: "owner" as never }), "invalid-input"],
])("metadata and fields are refused with %s", async (_, wrong, code) => {
  expect(await as(world, world.olga).call(saveSamlCompany, { ...samlGiven(), ...wrong() })).toMatchObject({
    code,
  });
  expect(await site.inSite("select from company_sign_in where site_id = $1")).toEqual([]);
});

it("a key for encryption does not count for signatures", async () => {
  const metadata = described().replace('use="signing"', 'use="encryption"');
  expect(await as(world, world.olga).call(saveSamlCompany, samlGiven({ metadata }))).toMatchObject({
    code: "saml-certificate",
  });
});

it("what was tried counts on with the same metadata, and not with others", async () => {
  const olga = as(world, world.olga);
  const tried = async () => {
    const read = await olga.call(readCompany, {});
    return read.success ? read.saved?.tried?.email : null;
  };
  await setUpSaml(world);
  await site.inSite(
    `update company_sign_in set tried = '{"fate":"known","email":"o@n.example","groups":[]}' where site_id = $1`,
  );
  await olga.call(saveSamlCompany, samlGiven({ role: "member" }));
  expect(await tried()).toBe("o@n.example");
  await olga.call(saveSamlCompany, samlGiven({ metadata: described() }));
  expect(await tried()).toBeUndefined();
});

it("the screen shows the site's three values, takes the metadata and says what it holds (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/company/");
  expect(screen.text()).not.toContain("Entity ID");
  await screen.choose("Protocol", "SAML 2.0");
  expect(screen.names("button").filter((name) => name.startsWith("Copy"))).toEqual([
    "Copy",
    "Copy",
    "Copy",
    "Copy address",
  ]);
  expect(screen.names("group")).toEqual(["Menu", "Entity ID", "Reply address (ACS)", "Metadata address"]);
  expect(screen.parts("textbox", /^(Issuer address|Client ID)$/)).toEqual([]);
  await screen.type("Name", "Contoso");
  await screen.type("Email domains", "noordervaart.example");
  await screen.click("button", "Save");
  expect(screen.text()).toContain("Paste the metadata from your provider.");
  await screen.type("Provider metadata", "nonsense");
  await screen.click("button", "Save");
  expect(screen.text()).toContain(
    "This isn't the metadata of one identity provider. Paste the whole XML file.",
  );
  await screen.choose("Protocol", "OpenID Connect");
  expect(screen.field("Name").value).toBe("Contoso");
  await setUpSaml(world);
  const saved = await shown(world, world.olga, "/settings/company/");
  for (const said of [
    own.entityId,
    "https://sso.contoso.example/sign-in?tenant=7",
    "Certificates good until",
  ])
    expect(saved.text()).toContain(said);
  expect(saved.text()).toContain("Leave empty to keep the saved one");
  expect(saved.text()).not.toContain("Saving replaces the connection that you have now");
  await saved.choose("Protocol", "OpenID Connect");
  expect(saved.text()).toContain("Saving replaces the connection that you have now");
  expect(saved.field("Issuer address").value).toBe("");
});
