import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "#secrets/password.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";
import { signIn } from "../contract.ts";
import { askReset, setPassword } from "./contract.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
});

const visitor = () => as(world, "visitor");
const both = (password: string) => ({ new_password1: password, new_password2: password });

async function newLink(email = world.vera.email): Promise<string> {
  await visitor().call(askReset, { email });
  const mails = await mailsOf(world);
  return tokenIn(mails.at(-1));
}

describe("asking for a reset", () => {
  it("without a mail server is not offered, and says whom to ask (long)", async () => {
    const screen = await shown({ ...world, sendsMail: false }, "visitor", "/accounts/reset/");
    expect(screen.text()).toContain("This site doesn't send email yet. Ask the person who runs it.");
    expect(screen.parts("button", "Send link")).toEqual([]);
  });

  it("mails a link that begins with the stored address of the site [PROD-12] (long)", async () => {
    await visitor().call(askReset, { email: "VERA@noordervaart.example" });
    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({
      to: "vera@noordervaart.example",
      subject: "Reset your password for Noordervaart",
    });
    const link = `https://noordervaart.example/accounts/password/${tokenIn(mail)}/`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.secretLinks).toEqual([link]);
  });

  it("answers the same for an address that nobody here has, and mails nothing (long)", async () => {
    const known = await visitor().call(askReset, { email: world.ed.email });
    await mailsOf(world);
    const unknown = await visitor().call(askReset, { email: "nobody@noordervaart.example" });
    expect(unknown).toEqual(known);
    expect(await mailsOf(world)).toEqual([]);
  });

  it("is refused after too many times (long)", async () => {
    const email = world.ada.email;
    for (let time = 0; time < 4; time++) await visitor().call(askReset, { email });
    expect(await visitor().call(askReset, { email })).toMatchObject({
      status: 429,
      code: "too-many-attempts",
    });
    await mailsOf(world);
  });

  it("keeps no token anywhere but in the mail (long)", async () => {
    const token = await newLink();
    const { rows } = await world.database.pool.query<{ facts: unknown }>("select facts from outbox");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("the link of a reset", () => {
  it("sets the password once, signs in, and ends all other sessions [PROD-12] (long)", async () => {
    const elsewhere = await web.browser(world.vera);
    const token = await newLink();
    const browser = await web.browser("visitor");
    const answer = await browser.post(`/accounts/password/${token}/`, both("zeehondjes op de plaat"));
    expect(answer.body).toEqual({ success: true, next: "/" });
    expect(String(answer.headers["set-cookie"])).toMatch(/atrium_session=[A-Za-z0-9_-]{43};/);
    expect((await elsewhere.get("/people/", { accept: "application/json" })).status).toBe(401);
    const signedIn = await visitor().call(signIn, {
      email: world.vera.email,
      password: "zeehondjes op de plaat",
    });
    expect(signedIn.success).toBe(true);
    const again = await visitor().call(setPassword, { token, ...both("something else") });
    expect(again).toMatchObject({ status: 404, code: "link-used" });
  });

  it("ends the session that the browser had, whoever's it was (ASVS 7.2.4) (long)", async () => {
    const ed = await web.browser(world.ed);
    const token = await newLink(world.ada.email);
    await ed.post(`/accounts/password/${token}/`, both("kwelders en slikken"));
    expect((await ed.get("/people/", { accept: "application/json" })).status).toBe(401);
  });

  it("works for one hour (long)", async () => {
    const token = await newLink();
    const later = as(world, "visitor", new Date(worldNow.getTime() + 3_600_000));
    expect(await later.call(setPassword, { token, ...both("long enough") })).toMatchObject({
      code: "link-used",
    });
  });

  it("is replaced by the next one (long)", async () => {
    const first = await newLink();
    const second = await newLink();
    expect(second).not.toBe(first);
    expect(await visitor().call(setPassword, { token: first, ...both("long enough") })).toMatchObject({
      code: "link-used",
    });
  });

  it("asks for eight characters, twice the same [USET-11] (long)", async () => {
    const token = await newLink();
    const short = await visitor().call(setPassword, { token, ...both("short") });
    expect(short).toMatchObject({ status: 400, code: "password-short" });
    const differing = { token, new_password1: "long enough", new_password2: "long enouph" };
    expect(await visitor().call(setPassword, differing)).toMatchObject({ code: "passwords-differ" });
    expect(await visitor().call(setPassword, { token, ...both("long enough") })).toMatchObject({
      success: true,
    });
  });

  it("does not work on another site (long)", async () => {
    const token = await newLink();
    expect(
      await as(world, world.other.nora).call(setPassword, { token, ...both("long enough") }),
    ).toMatchObject({ code: "link-used" });
  });

  it("shows its screen with the person's address, and a used one says so (long)", async () => {
    const browser = await web.browser("visitor");
    const token = await newLink();
    expect((await browser.get(`/accounts/password/${token}/`)).text).toContain("Choose a new password");
    const used = await browser.get(`/accounts/password/${"x".repeat(43)}/`);
    expect(used.status).toBe(404);
    expect(used.text).toContain("This link has expired or was already used. Request a new one.");
  });
});
