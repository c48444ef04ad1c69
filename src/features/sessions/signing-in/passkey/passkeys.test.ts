import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPasskey, beginPasskey, removePasskey } from "#features/people/passkeys/contract.ts";
import { requireTwoStep, switchPasskeys } from "#features/sites/contract.ts";
import { auditOf } from "#testing/audit.ts";
import { as, worldNow } from "#testing/as.ts";
import { setUpCompany } from "#testing/company/arrival.ts";
import { type CompanySite, openCompanySite } from "#testing/company/company-site.ts";
import { type Authenticator, type PasskeyLie, authenticator } from "#testing/passkeys/authenticator.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, browserWith } from "#testing/server.ts";
import { type World, type WorldPerson, worldPassword } from "#testing/world.ts";
import { beginPasskeySignIn, signInWithPasskey } from "../../passkeys/contract.ts";

const origin = "https://noordervaart.example";
const password = { current_password: worldPassword };

let site: CompanySite;
let world: World;
let web: TestWeb;
let inSite: CompanySite["inSite"];
beforeAll(async () => {
  site = await openCompanySite();
  ({ world, web, inSite } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await inSite("delete from passkey_challenge where site_id = $1");
  await inSite("update site set passkeys = true, two_step = 'nobody' where id = $1");
  await world.database.pool.query("delete from rate_limit");
});

const devices = new Map<WorldPerson, Authenticator>();

/** A device on which this person has made a passkey: the one from before while it is known. Each new one asks for the password, which takes its time. */
async function deviceOf(person: WorldPerson): Promise<Authenticator> {
  const known = devices.get(person);
  const kept = await inSite("select from passkey where site_id = $1 and person_id = $2", person.id);
  if (known && kept.length > 0) return known;
  const device = authenticator(origin);
  devices.set(person, device);
  const begun = await as(world, person).call(beginPasskey, password);
  const credential = device.create(begun.success ? begun.options : "");
  expect(await as(world, person).call(addPasskey, { credential })).toEqual({ success: true });
  return device;
}

async function asked(now = worldNow): Promise<string> {
  const begun = await as(world, "visitor", now).call(beginPasskeySignIn, {});
  return begun.success ? begun.options : begun.code;
}

/** What signing in with this device comes to: where it leads, or why it does not. */
async function comesTo(device: Authenticator, lie: PasskeyLie = {}): Promise<string> {
  return sent(device.sign(await asked(), lie));
}

async function sent(credential: string, now = worldNow): Promise<string> {
  const answer = await as(world, "visitor", now).call(signInWithPasskey, { credential, next: "/people/" });
  return answer.success ? answer.next : answer.code;
}

describe("signing in with a passkey", () => {
  it("needs no password and no second step, and gives a session (long)", async () => {
    await as(world, world.olga).call(requireTwoStep, { need: "everybody" });
    const device = await deviceOf(world.vera);
    const visitor = await web.browser("visitor");
    const begun = await visitor.post("/accounts/passkey/begin/", {});
    const { options } = begun.body as { options: string };
    expect(JSON.parse(options)).toMatchObject({
      rpId: "noordervaart.example",
      userVerification: "required",
      timeout: 300_000,
    });
    const answer = await visitor.post("/accounts/passkey/", {
      credential: device.sign(options),
      next: "/people/",
    });
    expect(answer.body).toEqual({ success: true, next: "/people/" });
    const session = [answer.headers["set-cookie"]]
      .flat()
      .map(String)
      .find((each) => each.includes("session"));
    const inside = await browserWith(web, world, session?.split(";")[0] ?? "");
    expect((await inside.get("/settings/account/", { accept: "application/json" })).body).toMatchObject({
      data: { email: "vera@noordervaart.example" },
    });
    expect((await auditOf(world)).map(({ kind }) => kind)).toContain("signed-in");
  });

  it.each<[string, PasskeyLie]>([
    ["another site in the browser (long)", { origin: "https://noordervaart.example.evil.example" }],
    ["another port", { origin: "https://noordervaart.example:8443" }],
    ["a key made for another name (long)", { domain: "evil.example" }],
    ["what was signed for making one (long)", { type: "webauthn.create" }],
    ["an owner who did not unlock it", { locked: true }],
    ["another key's signature", { forged: true }],
    ["a count that went back, as of a copied device", { counter: 1 }],
  ])("refuses %s", async (_, lie) => {
    const device = await deviceOf(world.vera);
    expect(await comesTo(device)).toBe("/people/");
    expect(await comesTo(device, lie)).toBe("passkey-failed");
    expect((await auditOf(world)).map(({ kind }) => kind)).toContain("sign-in-failed");
    // Its count stays behind.
    if (lie.counter !== undefined) await inSite("delete from passkey where site_id = $1");
  });

  it("takes what was asked once, for five minutes, and of nobody who adds one", async () => {
    const device = await deviceOf(world.vera);
    const signed = device.sign(await asked());
    expect(await sent(signed)).toBe("/people/");
    expect(await sent(signed)).toBe("passkey-over");
    const late = device.sign(await asked());
    expect(await sent(late, new Date(worldNow.getTime() + 5 * 60_000))).toBe("passkey-over");
    expect(await comesTo(device, { challenge: "bm90IGFza2Vk" })).toBe("passkey-over");
    const adding = await as(world, world.vera).call(beginPasskey, password);
    expect(await sent(device.sign(adding.success ? adding.options : ""))).toBe("passkey-over");
  });

  it("knows nobody by a passkey that was never added here or has gone (long)", async () => {
    const [device, gone] = [await deviceOf(world.vera), await deviceOf(world.ed)];
    expect(await comesTo(authenticator(origin))).toBe("passkey-unknown");
    const [{ id } = { id: 0 }] = await inSite(
      "select id::int from passkey where site_id = $1 and person_id = $2",
      world.vera.id,
    );
    await as(world, world.vera).call(removePasskey, { id: Number(id), ...password });
    expect(await comesTo(device)).toBe("passkey-unknown");
    await inSite("delete from passkey where site_id = $1 and person_id = $2", world.ed.id);
    expect(await comesTo(gone)).toBe("passkey-unknown");
  });

  it("is off until an owner turns it on, and then again", async () => {
    const device = await deviceOf(world.vera);
    const signed = device.sign(await asked());
    expect(await as(world, world.ada).call(switchPasskeys, { on: false })).toMatchObject({
      code: "owners-only",
    });
    await as(world, world.olga).call(switchPasskeys, { on: false });
    expect(await sent(signed)).toBe("passkeys-off");
    expect(await asked()).toBe("passkeys-off");
  });

  it("is no way around the sign-in of a company that has to be used", async () => {
    const device = await deviceOf(world.vera);
    await setUpCompany(world, site.provider.issuer);
    await inSite("update company_sign_in set is_required = true where site_id = $1");
    expect(await comesTo(device)).toBe("company-required");
    await site.forgetCompany();
  });

  it("reads no passkey that is none, however it is written, and says so", async () => {
    const visitor = await web.browser("visitor");
    for (const credential of ["", "{", "[]", "null", JSON.stringify({ id: "é" }), "x".repeat(30_000)])
      expect((await visitor.post("/accounts/passkey/", { credential })).status).toBe(400);
  });
});

it("the sign-in screen offers passkeys while they are on, and says why a browser without them cannot (long)", async () => {
  const screen = await shown(world, "visitor", "/accounts/login/");
  expect(screen.names("button")).toEqual(["Show password", "Sign in", "Use a passkey"]);
  await screen.click("button", "Use a passkey");
  expect(screen.text(screen.part("main"))).toContain("This browser can't use passkeys. Use your password.");
  await inSite("update site set passkeys = false where id = $1");
  const without = await shown(world, "visitor", "/accounts/login/");
  expect(without.names("button")).toEqual(["Show password", "Sign in"]);
});
