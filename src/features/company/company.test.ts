import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeGroup } from "#features/people/groups/contract.ts";
import { askReset } from "#features/sessions/password-links/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { arrivingBrowser, companyGiven, setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import { type OwnProvider, ownClient } from "#testing/company/own-provider.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import type { TestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, worldPassword } from "#testing/world.ts";
import { requireCompany, saveCompany, switchCompany } from "./contract.ts";
import { readCompany } from "./screen.ts";

let site: CompanySite;
let world: World;
let web: TestWeb;
let provider: OwnProvider;
let inSite: CompanySite["inSite"];
beforeAll(async () => {
  site = await openCompanySite();
  ({ world, web, provider, inSite } = site);
});
beforeEach(() => site.forgetCompany());
afterAll(() => site.close());

const signIn = async (email: string, password = worldPassword) =>
  (await web.browser("visitor")).post("/accounts/login/", { email, password });
const ofOlga = { sub: "olga", email: "olga@noordervaart.example", email_verified: true, groups: ["Sales"] };

/** What an owner is told after they tried it, with what the provider says of them. */
async function tried(claims: object) {
  const [session] = [(await web.browser(world.olga)).cookie.split("=")[1] ?? ""];
  const browser = await arrivingBrowser(web, { atrium_session: session });
  const at = await browser.leave("?trial=yes");
  const code = provider.codeFor(at.searchParams.get("nonce") ?? "", { claims: { ...claims } });
  const back = await browser.comeBack({ code, state: at.searchParams.get("state") ?? "" });
  const read = await as(world, world.olga).call(readCompany, {});
  return { to: back.headers["location"], ...(read.success ? read.saved?.tried : null) };
}

describe("the settings", () => {
  it("are the owners' alone, on both kinds of site (long)", async () => {
    const subsites = await openSubsiteWorld("a hash");
    for (const here of [world, subsites]) {
      const codes = async (who: "ada" | "ed" | "vera" | "xavi" | "visitor") => {
        const person = as(here, who === "visitor" ? who : here[who]);
        const answers = [
          await person.call(readCompany, {}),
          await person.call(saveCompany, companyGiven(provider.issuer)),
          await person.call(switchCompany, { on: true }),
          await person.call(requireCompany, { on: true }),
        ];
        return [...new Set(answers.map((answer) => (answer.success ? "done" : answer.code)))];
      };
      for (const who of ["ada", "ed", "vera", "xavi"] as const)
        expect([who, await codes(who)]).toEqual([who, ["owners-only"]]);
      expect(await codes("visitor")).toEqual(["signed-out"]);
      expect(await as(here, here.olga).call(readCompany, {})).toMatchObject({ saved: null });
    }
    await subsites.close();
  });

  it("keeps each field that an owner gives, and the secret sealed (long)", async () => {
    const olga = as(world, world.olga);
    const made = await olga.call(makeGroup, { name: "Sales" });
    const groupId = made.success ? made.id : 0;
    const groups = [
      { value: "sales", groupId, role: null },
      { value: "chiefs", groupId: null, role: "admin" },
    ];
    const given = {
      ...companyGiven(provider.issuer),
      domains: "@Noordervaart.example,\n  other.example other.example",
      role: "external",
      groups_claim: "roles",
      groups: JSON.stringify(groups),
    } as const;
    expect(await olga.call(saveCompany, given)).toEqual({ success: true });
    const read = await olga.call(readCompany, {});
    expect(read).toMatchObject({
      redirectAddress: "https://noordervaart.example/accounts/company/back/",
      saved: {
        name: "Contoso",
        issuer: provider.issuer,
        clientId: ownClient.id,
        domains: ["noordervaart.example", "other.example"],
        role: "external",
        claim: "roles",
        groups,
        isOn: false,
        isRequired: false,
        tried: null,
      },
    });
    const [row] = await inSite("select client_secret as secret from company_sign_in where site_id = $1");
    expect(String(row?.["secret"]).includes(ownClient.secret)).toBe(false);
    expect(JSON.stringify(read)).not.toContain(ownClient.secret);
    expect((await auditOf(world)).at(-1)).toMatchObject({ kind: "company-saved", actor: "Olga Oosterhuis" });
    const before = row?.["secret"];
    await olga.call(saveCompany, { ...given, client_secret: "" });
    expect(await inSite("select client_secret as secret from company_sign_in where site_id = $1")).toEqual([
      { secret: before },
    ]);
  });

  it.each([
    [{ issuer: "http://sso.example" }, "company-issuer"],
    [{ issuer: "https://sso.example:8443" }, "company-issuer"],
    [{ issuer: "https://me@sso.example" }, "company-issuer"],
    [{ issuer: "no address" }, "company-issuer"],
    [{ client_secret: "" }, "company-secret"],
    [{ domains: "noordervaart" }, "company-domain"],
    [{ domains: "good.example, olga@noordervaart.example" }, "company-domain"],
    [{ groups: JSON.stringify([{ value: "a", groupId: 999_999, role: null }]) }, "group-not-found"],
    [{ name: "" }, "invalid-input"],
    [{ role: "admin" as never }, "invalid-input"],
    [{ groups: JSON.stringify([{ value: "a", groupId: null, role: "owner" }]) }, "invalid-input"],
  ])("are refused with %j: %s", async (wrong, code) => {
    const given = { ...companyGiven(provider.issuer), ...wrong };
    expect(await as(world, world.olga).call(saveCompany, given)).toMatchObject({ code });
    expect(await inSite("select from company_sign_in where site_id = $1")).toEqual([]);
  });

  it("are filled in on the screen, and say what to do next (long)", async () => {
    const screen = await shown(world, world.olga, "/settings/company/");
    expect(screen.text()).toContain("https://noordervaart.example/accounts/company/back/");
    expect(screen.parts("switch")).toEqual([]);
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Fill this in.");
    await screen.type("Name", "Contoso");
    await screen.type("Issuer address", "http://sso.example");
    await screen.type("Client ID", "atrium");
    await screen.type("Client secret", "secret");
    await screen.type("Email domains", "noordervaart.example");
    await screen.choose("New people", "Join as member");
    await screen.click("button", "Add group");
    await screen.type("Group at your provider", "chiefs");
    await screen.choose("Here", "Role: Administrator");
    await screen.click("button", "Save");
    expect(screen.text()).toContain(
      "Use an https address, or ask the person who runs Atrium to allow this one.",
    );
    expect(screen.field("Name").value).toBe("Contoso");
    await screen.type("Issuer address", provider.issuer);
    await screen.click("button", "Save");
    expect(screen.parts("switch", /^(Company sign-in|Require it)$/)).toHaveLength(2);
    expect(screen.text()).toContain("Not tried since the last change.");
    await screen.click("switch", "Require it");
    expect(screen.text()).toContain("Try it first. It has to work once, so no one is locked out.");
    await screen.click("switch", "Company sign-in");
    expect(screen.text()).toContain("Company sign-in is on");
    const read = await as(world, world.olga).call(readCompany, {});
    expect(read).toMatchObject({
      saved: {
        role: "member",
        isOn: true,
        isRequired: false,
        groups: [{ value: "chiefs", groupId: null, role: "admin" }],
      },
    });
    await screen.click("button", "Undo");
    expect(await as(world, world.olga).call(readCompany, {})).toMatchObject({ saved: { isOn: false } });
  });
});

describe("the company sign-in", () => {
  it("is tried by an owner, who sees what would become of them while nothing changes (long)", async () => {
    await as(world, world.olga).call(saveCompany, companyGiven(provider.issuer));
    const known = { fate: "known", email: ofOlga.email, groups: ["Sales"], reason: "" };
    expect(await tried(ofOlga)).toEqual({ to: "/settings/company/", ...known });
    expect(await tried({ ...ofOlga, email: "olga@elsewhere.example" })).toMatchObject({
      fate: "refused",
      email: "olga@elsewhere.example",
      reason: "Your email address can't be used here. Ask a site owner.",
    });
    expect(await tried({ ...ofOlga, aud: "another" })).toMatchObject({
      fate: "failed",
      reason: "Contoso couldn't confirm who you are. Try again.",
    });
    expect(await inSite("select from company_identity where site_id = $1")).toEqual([]);
    const ada = await arrivingBrowser(web, {
      atrium_session: (await web.browser(world.ada)).cookie.split("=")[1] ?? "",
    });
    expect((await ada.leave("?trial=yes")).search).toBe("?company=owners-only");
    await as(world, world.olga).call(saveCompany, {
      ...companyGiven(provider.issuer),
      issuer: "http://127.0.0.1:1",
    });
    expect(await as(world, world.olga).call(readCompany, {})).toMatchObject({ saved: { tried: null } });
  });

  it("is switched on and off, and required only once it has worked; each is logged (long)", async () => {
    const olga = as(world, world.olga);
    expect(await olga.call(switchCompany, { on: true })).toMatchObject({ code: "company-missing" });
    expect(await olga.call(requireCompany, { on: true })).toMatchObject({ code: "company-missing" });
    await olga.call(saveCompany, companyGiven(provider.issuer));
    expect(await olga.call(requireCompany, { on: true })).toMatchObject({ code: "company-not-tried" });
    await tried(ofOlga);
    const before = (await auditOf(world)).length;
    for (const call of [switchCompany, requireCompany])
      for (const on of [true, false]) expect(await olga.call(call, { on })).toEqual({ success: true });
    const log = (await auditOf(world)).slice(before);
    expect(log.map(({ kind, details }) => [kind, details])).toEqual([
      ["company-switched", { on: true }],
      ["company-switched", { on: false }],
      ["company-required", { on: true }],
      ["company-required", { on: false }],
    ]);
  });

  it("is on the sign-in screen only while it is on, beside the password, and says why it let nobody in (long)", async () => {
    await as(world, world.olga).call(saveCompany, companyGiven(provider.issuer));
    const off = await shown(world, "visitor", "/accounts/login/");
    expect(off.names("link")).toEqual(["Forgot password?"]);
    await as(world, world.olga).call(switchCompany, { on: true });
    const on = await shown(world, "visitor", "/accounts/login/?next=/pages/&company=company-unreachable");
    const way = on.part("link", "Sign in with Contoso");
    expect(way.getAttribute("href")).toBe("/accounts/company/?next=%2Fpages%2F");
    expect(on.field("Password")).toBeTruthy();
    expect(on.text()).toContain("Contoso isn't answering. Try again in a moment.");
  });

  it("where it is required takes passwords and links away from people of the company, and leaves owners theirs (long)", async () => {
    await setUpCompany(world, provider.issuer);
    await inSite("update company_sign_in set is_required = true where site_id = $1");
    const said = { success: false, error: "Sign in with Contoso instead of a password." };
    expect((await signIn(world.vera.email)).body).toMatchObject(said);
    expect((await signIn(world.vera.email, "wrong")).body).toMatchObject({
      error: "Wrong email or password.",
    });
    expect((await signIn(world.olga.email)).status).toBe(200);
    await inSite(
      "update person set email = 'xavi@elsewhere.example' where site_id = $1 and id = $2",
      world.xavi.id,
    );
    expect((await signIn("xavi@elsewhere.example")).status).toBe(200);
    await inSite("insert into company_identity values ($1, 'i', 's', $2)", world.xavi.id);
    expect((await signIn("xavi@elsewhere.example")).body).toMatchObject(said);
    await inSite(
      "update person set email = $3 where site_id = $1 and id = $2",
      world.xavi.id,
      world.xavi.email,
    );

    await mailsOf(world);
    await as(world, "visitor").call(askReset, { email: world.vera.email });
    const [mail] = await mailsOf(world);
    const link =
      /https:\/\/noordervaart\.example(\/accounts\/\S+?\/)(?=[\s)]|$)/m.exec(mail?.text ?? "")?.[1] ?? "";
    const visitor = await web.browser("visitor");
    expect((await visitor.get(link, { accept: "text/html" })).text).toContain("Sign in with Contoso instead");
    const password = { new_password1: "four other long words", new_password2: "four other long words" };
    expect((await visitor.post(link, password)).body).toMatchObject(said);

    const screen = await shown(world, "visitor", "/accounts/login/");
    expect(screen.parts("textbox")).toEqual([]);
    expect(screen.names("link")).toEqual(["Sign in with Contoso", "Use a password"]);
    await screen.click("link", "Use a password");
    expect(screen.field("Password")).toBeTruthy();
  });
});
