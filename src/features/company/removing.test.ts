import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askReset } from "#features/sessions/password-links/contract.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import type { OwnProvider } from "#testing/company/own-provider.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import type { TestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import type { World } from "#testing/world.ts";
import { removeCompany } from "./contract.ts";
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

describe("a connection that is removed", () => {
  it("is an owner's to remove, on both kinds of site (long)", async () => {
    const parted = await openSubsiteWorld("a hash");
    for (const where of [world, parted]) {
      for (const who of [where.ada, where.ed, where.vera, where.xavi])
        expect(await as(where, who).call(removeCompany, {})).toMatchObject({ code: "owners-only" });
      expect(await as(where, "visitor").call(removeCompany, {})).toMatchObject({ code: "signed-out" });
    }
    await parted.close();
  });

  it("is gone with its secret, leads nobody anywhere, and stands in the audit log (long)", async () => {
    await setUpCompany(world, provider.issuer);
    expect((await (await web.browser("visitor")).get("/accounts/login/")).text).toContain(
      "/accounts/company/",
    );
    expect(await as(world, world.olga).call(removeCompany, {})).toEqual({ success: true });
    const read = await as(world, world.olga).call(readCompany, {});
    expect(read).toMatchObject({ saved: null });
    expect(await inSite("select from company_sign_in where site_id = $1")).toEqual([]);
    const visitor = await web.browser("visitor");
    expect((await visitor.get("/accounts/login/")).text).not.toContain("/accounts/company/");
    expect((await visitor.get("/accounts/company/")).headers["location"]).toBe(
      "/accounts/login/?company=company-off",
    );
    expect(await as(world, world.olga).call(removeCompany, {})).toMatchObject({ code: "company-missing" });
    expect((await auditOf(world)).map(({ kind }) => kind)).toContain("company-removed");
  });

  it("keeps the accounts of those who came by it, who are counted before, and lets them reset a password (long)", async () => {
    await setUpCompany(world, provider.issuer);
    await inSite(
      "insert into company_identity (site_id, issuer, subject, person_id) values ($1, 'https://sso.example', 'vera', $2), ($1, 'https://sso.example', 'ed', $3)",
      world.vera.id,
      world.ed.id,
    );
    const [before] = await inSite(
      "select password_hash from person where site_id = $1 and id = $2",
      world.vera.id,
    );
    await inSite("update person set password_hash = '!' where site_id = $1 and id = $2", world.vera.id);
    const read = await as(world, world.olga).call(readCompany, {});
    expect(read).toMatchObject({ people: 2, withoutPassword: 1 });
    const screen = await shown(world, world.olga, "/settings/company/");
    await screen.click("button", "Remove connection");
    const dialog = screen.text(screen.part("dialog", "Remove company sign-in?"));
    expect(dialog).toContain("2 people sign in with it and keep their accounts.");
    expect(dialog).toContain("1 of them has no password and sets one with Forgot password?");
    await screen.click("button", "Remove connection", screen.part("dialog"));
    expect(screen.text()).toContain("Company sign-in removed");
    expect(screen.parts("button", "Remove connection")).toEqual([]);
    await mailsOf(world);
    await as(world, "visitor").call(askReset, { email: world.vera.email });
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([world.vera.email]);
    await inSite(
      "update person set password_hash = $2 where site_id = $1 and id = $3",
      before?.["password_hash"],
      world.vera.id,
    );
  });

  it("is neither changed nor removed by who owns the site no more, who may ask for it [ROLE-20] (long)", async () => {
    await setUpCompany(world, provider.issuer);
    const screen = await shown(world, world.olga, "/settings/company/");
    const becomes = (role: string) =>
      inSite("update person set role = $2 where site_id = $1 and id = $3", role, world.olga.id);
    const remove = async () => {
      await screen.click("button", "Remove connection");
      await screen.click("button", "Remove connection", screen.part("dialog"));
    };
    const turn = (label: string) => () => screen.click("switch", label);
    const save = () => screen.click("button", "Save");
    for (const act of [save, turn("Company sign-in"), turn("Require it"), remove]) {
      await becomes("admin");
      await act();
      await becomes("owner");
      const dialog = screen.part("dialog", "No site ownership");
      expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
      await screen.click("button", "OK", dialog);
    }
    expect(await as(world, world.olga).call(readCompany, {})).toMatchObject({ saved: expect.any(Object) });
  });
});
