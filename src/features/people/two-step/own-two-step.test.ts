import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { newSecret, turnOn } from "#features/sessions/two-step/operations.ts";
import { readAccount } from "#features/people/account/screen.ts";
import { readPeople } from "#features/people/screen.ts";
import { requireTwoStep } from "#features/sites/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { totpCode, totpStep } from "#secrets/totp.ts";
import { as, worldNow } from "#testing/as.ts";
import { keyBytes } from "#testing/key-bytes.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld, worldPassword } from "#testing/world.ts";
import { beginTwoStep, renewRecoveryCodes, resetTwoStep, turnOffTwoStep, turnOnTwoStep } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
});
afterEach(async () => {
  await inSite((tx) => run(tx, "delete from two_step where site_id = $1", [world.siteId]));
  await world.database.pool.query("update site set two_step = 'nobody'");
});

function inSite<Result>(work: Parameters<typeof inTransaction<Result>>[2]): Promise<Result> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, work);
}

const codeOf = (secret: Buffer, drift = 0) => totpCode(secret, totpStep(worldNow) + drift);

async function withTwoStep(person: WorldPerson): Promise<{ secret: Buffer; codes: string[] }> {
  return inSite(async (tx) => {
    const secret = (await newSecret(person.id, worldNow, tx)) ?? Buffer.alloc(0);
    return { secret, codes: await turnOn(person.id, worldNow, tx) };
  });
}

const standing = async (who: WorldPerson) => {
  const account = await as(world, who).call(readAccount, {});
  return account.success ? account.twoStep : null;
};
const password = { current_password: worldPassword };

describe("one's own second step", () => {
  it("needs the password, and a code that proves it; nothing counts before (long)", async () => {
    const vera = as(world, world.vera);
    expect(await vera.call(beginTwoStep, { current_password: "wrong" })).toMatchObject({
      code: "wrong-password",
    });
    const begun = await vera.call(beginTwoStep, password);
    const { secret, address } = begun.success ? begun : { secret: "", address: "" };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Noordervaart:vera%40noordervaart.example?secret=${secret}&issuer=Noordervaart&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await standing(world.vera)).toEqual({ isOn: false, isRequired: false, codesLeft: 0 });
    expect(await vera.call(turnOnTwoStep, { code: "000000" })).toMatchObject({ code: "wrong-code" });
    const on = await vera.call(turnOnTwoStep, { code: codeOf(keyBytes(secret)) });
    expect(on.success && new Set(on.codes).size).toBe(10);
    expect(await standing(world.vera)).toEqual({ isOn: true, isRequired: false, codesLeft: 10 });
    expect(await vera.call(beginTwoStep, password)).toMatchObject({ code: "two-step-on" });
    expect((await mailsOf(world)).map(({ to, subject }) => [to, subject])).toContainEqual([
      world.vera.email,
      "Two-step verification is on at Noordervaart",
    ]);
  });

  it("is turned off, and its codes made anew, with password and code alone (long)", async () => {
    const { secret, codes } = await withTwoStep(world.vera);
    const vera = as(world, world.vera);
    const code = codeOf(secret);
    for (const call of [renewRecoveryCodes, turnOffTwoStep]) {
      expect(await vera.call(call, { current_password: "wrong", code })).toMatchObject({
        code: "wrong-password",
      });
      expect(await vera.call(call, { ...password, code: "000000" })).toMatchObject({ code: "wrong-code" });
    }
    const renewed = await vera.call(renewRecoveryCodes, { ...password, code });
    const [fresh = ""] = renewed.success ? renewed.codes : [];
    expect(codes).not.toContain(fresh);
    expect(await vera.call(turnOffTwoStep, { ...password, code: codes[0] ?? "" })).toMatchObject({
      code: "wrong-code",
    });
    expect(await vera.call(turnOffTwoStep, { ...password, code: fresh })).toMatchObject({ success: true });
    expect(await standing(world.vera)).toEqual({ isOn: false, isRequired: false, codesLeft: 0 });
    expect((await mailsOf(world)).map(({ subject }) => subject)).toContain(
      "Two-step verification is off at Noordervaart",
    );
  });

  it("stays on where the site requires it", async () => {
    const { secret } = await withTwoStep(world.vera);
    await as(world, world.olga).call(requireTwoStep, { need: "everybody" });
    expect(
      await as(world, world.vera).call(turnOffTwoStep, { ...password, code: codeOf(secret) }),
    ).toMatchObject({ code: "two-step-required" });
    expect(await standing(world.vera)).toEqual({ isOn: true, isRequired: true, codesLeft: 10 });
  });

  it("is set up on one's account, by the key that stands there, and shows its codes once (long)", async () => {
    const screen = await shown(world, world.vera, "/settings/account/");
    const part = () => screen.part("region", "Two-step verification");
    expect(screen.text(part())).toContain("Off. Add a code from your phone to your password");
    await screen.click("button", "Set up", part());
    await screen.type("Current password", worldPassword, part());
    await screen.click("button", "Set up", part());
    expect(screen.part("img", "QR code for your authenticator app", part())).toBeTruthy();
    const key =
      /app: ([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})/.exec(screen.text(part()))?.[1]?.replaceAll(" ", "") ?? "";
    await screen.type("Code", "000000", part());
    await screen.click("button", "Turn on", part());
    expect(screen.text(part())).toContain("This code is wrong or already used.");
    await screen.type("Code", codeOf(keyBytes(key)), part());
    await screen.click("button", "Turn on", part());
    expect(screen.text(part())).toContain("Keep them safe.");
    expect(screen.parts("listitem", undefined, part())).toHaveLength(10);
    await screen.click("button", "Done", part());
    expect(screen.text(part())).toContain("On. 10 recovery codes left.");
    expect(screen.text(part())).not.toMatch(/([a-z2-9]{4}-){5}/);
  });
});

describe("somebody who has lost app and codes", () => {
  it("is helped by owners alone, who cannot do it for themselves; signed out everywhere, and told (long)", async () => {
    const web = await openTestWeb(world);
    const vera = await web.browser(world.vera);
    const reset = (who: WorldPerson | "visitor", id = world.vera.id) =>
      as(world, who).call(resetTwoStep, { id });
    expect(await reset(world.olga)).toMatchObject({ code: "two-step-off" });
    await withTwoStep(world.vera);
    await withTwoStep(world.olga);
    for (const who of [world.ada, world.ed, world.vera, world.xavi])
      expect(await reset(who)).toMatchObject({ code: "owners-only" });
    expect(await reset("visitor")).toMatchObject({ code: "signed-out" });
    expect(await reset(world.olga, world.olga.id)).toMatchObject({ code: "own-two-step" });
    expect(await reset(world.olga, 999_999)).toMatchObject({ code: "person-not-found" });
    await mailsOf(world);
    expect(await reset(world.olga)).toMatchObject({ success: true });
    expect(await standing(world.vera)).toMatchObject({ isOn: false });
    expect((await vera.get("/people/", { accept: "application/json" })).status).toBe(401);
    expect((await mailsOf(world)).map(({ to, subject }) => [to, subject])).toEqual([
      [world.vera.email, "Your two-step verification at Noordervaart was reset"],
    ]);
    await web.close();
  });

  it("has it in their menu for owners, while it is on", async () => {
    const actions = async (who: WorldPerson) => {
      const people = await as(world, who).call(readPeople, {});
      return people.success ? people.people.find(({ id }) => id === world.vera.id)?.actions : [];
    };
    expect(await actions(world.olga)).not.toContain("reset-two-step");
    await withTwoStep(world.vera);
    expect(await actions(world.olga)).toContain("reset-two-step");
    expect(await actions(world.ada)).not.toContain("reset-two-step");
  });
});
