import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { requireTwoStep } from "#features/sites/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { totpCode, totpStep } from "#secrets/totp.ts";
import { as, worldNow } from "#testing/as.ts";
import { keyBytes } from "#testing/key-bytes.ts";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import {
  type HttpAnswer,
  type TestBrowser,
  type TestWeb,
  browserWith,
  openTestWeb,
} from "#testing/server.ts";
import { type World, type WorldPerson, openWorld, worldPassword } from "#testing/world.ts";
import { askReset } from "../password-links/contract.ts";
import { newSecret, turnOn } from "./operations.ts";

let world: World;
let web: TestWeb;
let now = worldNow;
const hashOfWorld = hashPassword(worldPassword);
beforeAll(async () => {
  world = await openWorld(await hashOfWorld);
  web = await openTestWeb(world, { clock: () => now });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  now = worldNow;
  await world.database.pool.query("delete from rate_limit");
});
afterEach(async () => {
  for (const table of ["two_step", "waiting_sign_in"])
    await inSite(`delete from ${table} where site_id = $1`);
  const hash = await hashOfWorld;
  await inSite("update person set password_hash = $2 where site_id = $1 and password_hash is not null", [
    hash,
  ]);
  await world.database.pool.query("update site set two_step = 'nobody'");
});

function inSite<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, (tx) =>
    run<Row>(tx, text, [world.siteId, ...values]),
  );
}

/** Somebody who has set it up: their secret and recovery codes. */
async function withTwoStep(person: WorldPerson): Promise<{ secret: Buffer; codes: string[] }> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    const secret = (await newSecret(person.id, now, tx)) ?? Buffer.alloc(0);
    return { secret, codes: await turnOn(person.id, now, tx) };
  });
}

const codeOf = (secret: Buffer, drift = 0) => totpCode(secret, totpStep(now) + drift);
const cookies = (answer: HttpAnswer) => [answer.headers["set-cookie"]].flat().map(String);
const cookieNamed = (name: string, answer: HttpAnswer) =>
  cookies(answer)
    .find((each) => each.startsWith(`${name}=`))
    ?.split(";")[0];
const sessionIn = (answer: HttpAnswer) => cookieNamed("atrium_session", answer);

/** The browser of somebody who has typed their password; `first` is what that was answered with. */
async function afterPassword(
  person: WorldPerson,
  fields = {},
): Promise<{ first: HttpAnswer; browser: TestBrowser }> {
  const visitor = await web.browser("visitor");
  const first = await visitor.post("/accounts/login/", {
    email: person.email,
    password: worldPassword,
    ...fields,
  });
  const waiting = cookieNamed("atrium_waiting", first) ?? "";
  return { first, browser: { ...visitor, ...(await withCookie(visitor, waiting)) } };
}

async function withCookie({ cookie, magic }: TestBrowser, added: string): Promise<TestBrowser> {
  const both = await browserWith(web, world, `${cookie}; ${added}`);
  const post: TestBrowser["post"] = (path, fields, sent = {}) => both.post(path, fields, { magic, ...sent });
  return { ...both, magic, post };
}

const enter = (browser: TestBrowser, code: string, fields = {}) =>
  browser.post("/accounts/two-step/", { code, ...fields });

const wrong = { success: false, error: "This code is wrong or already used. Enter the newest one." };
const over = { success: false, error: "That took too long. Sign in again." };

describe("signing in with a second step", () => {
  it("asks for the code after the password, and lets nobody in before (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    const { first, browser } = await afterPassword(world.vera, { next: "/people/" });
    expect(first.body).toEqual({ success: true, next: "/accounts/two-step/?next=%2Fpeople%2F" });
    expect(sessionIn(first)).toBeUndefined();
    expect(cookies(first).find((each) => each.startsWith("atrium_waiting="))).toMatch(
      /^atrium_waiting=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await browser.get("/people/", { accept: "application/json" })).status).toBe(401);

    const answer = await enter(browser, codeOf(secret), { next: "/people/" });
    expect(answer.body).toEqual({ success: true, next: "/people/" });
    const inside = await browserWith(web, world, sessionIn(answer) ?? "");
    expect((await inside.get("/people/", { accept: "application/json" })).status).toBe(200);
    expect(cookies(answer).find((each) => each.startsWith("atrium_waiting="))).toMatch(/^atrium_waiting=;/);
  });

  it("lets somebody without one in as before (long)", async () => {
    const { first } = await afterPassword(world.ed);
    expect(first.body).toEqual({ success: true, next: "/" });
    expect(sessionIn(first)).toBeDefined();
    expect(cookieNamed("atrium_waiting", first)).toBeUndefined();
  });

  it("takes a code once, and one of a clock that is one step off (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    for (const drift of [-2, 2])
      expect(
        (await enter((await afterPassword(world.vera)).browser, codeOf(secret, drift))).body,
      ).toMatchObject(wrong);
    const sent = codeOf(secret, -1);
    expect((await enter((await afterPassword(world.vera)).browser, sent)).status).toBe(200);
    expect((await enter((await afterPassword(world.vera)).browser, sent)).body).toMatchObject(wrong);
    expect((await enter((await afterPassword(world.vera)).browser, codeOf(secret))).status).toBe(200);
    expect((await enter((await afterPassword(world.vera)).browser, codeOf(secret, 1))).status).toBe(200);
    // What is older than the last one counts no more.
    expect((await enter((await afterPassword(world.vera)).browser, codeOf(secret))).body).toMatchObject(
      wrong,
    );
  });

  it("takes each of ten recovery codes once, as people type them, and keeps hashes alone (long)", async () => {
    const { codes } = await withTwoStep(world.vera);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){5}[2-9a-hjkmnp-z]{4}$/);
    const [code = ""] = codes;
    const rows = await inSite<{ kept: string }>(
      "select concat(encode(secret, 'escape'), encode(code_hash, 'escape')) as kept from two_step join recovery_code using (site_id, person_id) where site_id = $1",
    );
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
    const typed = ` ${code.replaceAll("-", " ").toUpperCase()} `;
    expect((await enter((await afterPassword(world.vera)).browser, typed)).status).toBe(200);
    expect((await enter((await afterPassword(world.vera)).browser, code)).body).toMatchObject(wrong);
    const mails = await mailsOf(world);
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      world.vera.email,
      "A recovery code was used at Noordervaart",
    ]);
  });

  it("says to whoever has no app what to do, and to whom who has lost all turns", async () => {
    await withTwoStep(world.vera);
    const { browser } = await afterPassword(world.vera);
    const { text } = await browser.get("/accounts/two-step/?next=%2Fpeople%2F");
    expect(text).toContain('href="/accounts/two-step/?next=%2Fpeople%2F&amp;recovery=yes"');
    const lost = "Lost both? Ask a site owner to reset it.";
    expect(text).not.toContain(lost);
    expect((await browser.get("/accounts/two-step/?recovery=yes")).text).toContain(lost);
  });

  it("waits ten minutes for the code", async () => {
    const { secret } = await withTwoStep(world.vera);
    const { browser } = await afterPassword(world.vera);
    now = new Date(worldNow.getTime() + 599_000);
    expect((await browser.get("/accounts/two-step/")).text).toContain("authenticator app");
    now = new Date(worldNow.getTime() + 600_000);
    expect((await enter(browser, codeOf(secret))).body).toMatchObject(over);
    expect((await browser.get("/accounts/two-step/")).text).toContain("That took too long. Sign in again.");
  });

  it("is nothing that a browser without the password, or one of another person, gets by", async () => {
    const { secret } = await withTwoStep(world.vera);
    await withTwoStep(world.ed);
    const stranger = await web.browser("visitor");
    expect((await enter(stranger, codeOf(secret))).body).toMatchObject(over);
    const made = await withCookie(stranger, `atrium_waiting=${"a".repeat(43)}`);
    expect((await enter(made, codeOf(secret))).body).toMatchObject(over);
    const { browser } = await afterPassword(world.ed);
    expect((await enter(browser, codeOf(secret))).body).toMatchObject(wrong);
  });

  it("takes ten wrong codes in a quarter of an hour, over all browsers and addresses, and the right one gives none back to guesses (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    for (let time = 0; time < 10; time++) {
      const { browser } = await afterPassword(world.vera);
      expect((await enter(browser, "000000")).body).toMatchObject(wrong);
    }
    const { browser } = await afterPassword(world.vera);
    expect((await enter(browser, codeOf(secret))).status).toBe(429);
    now = new Date(worldNow.getTime() + 16 * 60_000);
    await world.database.pool.query("update rate_limit set expire = 0 where key like 'code:%'");
    expect((await enter((await afterPassword(world.vera)).browser, codeOf(secret))).status).toBe(200);
  });

  it("is not gone round by the link of a reset (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    await mailsOf(world);
    await as(world, "visitor").call(askReset, { email: world.vera.email });
    const token = tokenIn((await mailsOf(world)).at(-1));
    const visitor = await web.browser("visitor");
    const given = { new_password1: "zeehondjes op de plaat", new_password2: "zeehondjes op de plaat" };
    const answer = await visitor.post(`/accounts/password/${token}/`, given);
    expect(answer.body).toEqual({ success: true, next: "/accounts/two-step/" });
    expect(sessionIn(answer)).toBeUndefined();
    const browser = await withCookie(visitor, cookieNamed("atrium_waiting", answer) ?? "");
    expect((await enter(browser, codeOf(secret))).body).toEqual({ success: true, next: "/" });
  });

  it("a new password ends what was waiting for a code (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    const { browser } = await afterPassword(world.vera);
    await mailsOf(world);
    await as(world, "visitor").call(askReset, { email: world.vera.email });
    const token = tokenIn((await mailsOf(world)).at(-1));
    const given = { new_password1: "zeehondjes op de plaat", new_password2: "zeehondjes op de plaat" };
    const answer = await (await web.browser("visitor")).post(`/accounts/password/${token}/`, given);
    expect(answer.body).toMatchObject({ success: true });
    expect((await enter(browser, codeOf(secret))).body).toMatchObject(over);
  });
});

describe("a second step that the site requires", () => {
  const requires = (need: "nobody" | "admins" | "everybody") =>
    as(world, world.olga).call(requireTwoStep, { need });

  it("is chosen by owners alone, with subsites or without", async () => {
    for (const withSubsites of [false, true]) {
      await world.database.pool.query("update site set with_subsites = $1 where id = $2", [
        withSubsites,
        world.siteId,
      ]);
      for (const who of [world.ada, world.ed, world.vera, world.xavi])
        expect(await as(world, who).call(requireTwoStep, { need: "admins" })).toMatchObject({
          code: "owners-only",
        });
      expect(await as(world, "visitor").call(requireTwoStep, { need: "admins" })).toMatchObject({
        code: "signed-out",
      });
      expect((await requires("admins")).success).toBe(true);
    }
    await world.database.pool.query("update site set with_subsites = false where id = $1", [world.siteId]);
  });

  it("leads whoever has none to set it up, where nothing else opens, and shows ten codes (long)", async () => {
    await requires("everybody");
    const { first, browser } = await afterPassword(world.vera);
    expect(first.body).toEqual({ success: true, next: "/accounts/two-step/" });
    expect(sessionIn(first)).toBeUndefined();
    expect((await browser.get("/people/", { accept: "application/json" })).status).toBe(401);
    const { text } = await browser.get("/accounts/two-step/");
    expect(text).toContain("Noordervaart requires it.");
    const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1]?.replaceAll(" ", "") ?? "";
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect((await enter(browser, codeOf(keyBytes(key)))).body).toMatchObject({
      success: false,
      error: "Two-step verification is off.",
    });
    const setUp = (code: string) => browser.post("/accounts/two-step/set-up/", { code, next: "/people/" });
    expect((await setUp("000000")).body).toMatchObject(wrong);
    const answer = await setUp(codeOf(keyBytes(key)));
    expect(answer.body).toMatchObject({ success: true, next: "/people/" });
    expect(answer.body?.["codes"]).toHaveLength(10);
    expect(sessionIn(answer)).toBeDefined();
    expect((await afterPassword(world.vera)).first.body).toEqual({
      success: true,
      next: "/accounts/two-step/",
    });
  });

  it("of administrators is asked of owners and administrators, not of others (long)", async () => {
    await requires("admins");
    for (const person of [world.olga, world.ada])
      expect((await afterPassword(person)).first.body).toMatchObject({ next: "/accounts/two-step/" });
    for (const person of [world.ed, world.vera])
      expect((await afterPassword(person)).first.body).toMatchObject({ next: "/" });
  });

  it("is no way to put another in the place of one that counts (long)", async () => {
    const { secret } = await withTwoStep(world.vera);
    await requires("everybody");
    const { browser } = await afterPassword(world.vera);
    expect((await browser.get("/accounts/two-step/")).text).not.toContain("<code");
    expect((await browser.post("/accounts/two-step/set-up/", { code: codeOf(secret) })).body).toMatchObject({
      success: false,
      error: "Two-step verification is already on.",
    });
  });
});
