import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsOf, tokenIn } from "#testing/outbox.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";

/** The hash of `worldPassword`, made with the least work that there is: hundreds of guesses are counted here, not slowed down. */
const passwordHash =
  "$argon2id$v=19$m=64,t=1,p=1$xnv/PZ3fu4RT+uJYBG0wBg$0W5hykwKhiuS3+JXWXvP8PD49bl30h9GWyyPtuvE/Q4";

let world: World;
let web: TestWeb;
let browser: TestBrowser;
beforeAll(async () => {
  world = await openWorld(passwordHash);
  web = await openTestWeb(world);
  browser = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
});

type Sent = { readonly from?: string; readonly cookie?: string };

async function post(
  url: string,
  fields: Record<string, string>,
  { from = "192.0.2.1", cookie = "" }: Sent = {},
) {
  const answer = await web.server.inject({
    method: "POST",
    url,
    remoteAddress: from,
    headers: { host: "noordervaart.example", cookie: [browser.cookie, cookie].join("; ") },
    payload: { magic: browser.magic, ...fields },
  });
  return {
    status: answer.statusCode,
    error: answer.json<{ error?: string }>().error,
    cookies: cookiesIn(answer.headers),
  };
}

function cookiesIn(headers: Record<string, unknown>): string {
  const set = [headers["set-cookie"] ?? []].flat().map(String);
  return set.find((each) => each.startsWith("atrium_known="))?.split(";")[0] ?? "";
}

const signIn = (email: string, password: string, sent: Sent = {}) =>
  post("/accounts/login/", { email, password }, sent);

/** A network of its own provider, as far from the others as can be. */
const network = (number: number) => `2001:${(0xdb8 + number).toString(16)}:1:2::7`;

/** Up to nine guesses from each of thirty networks: too few for any of them to be refused for itself. One from each is more than a person is given. */
async function guessedFromEverywhere(email: string, guesses = 1): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < 30; number++)
    for (let guess = 0; guess < guesses; guess++)
      statuses.push((await signIn(email, "a wrong guess", { from: network(number) })).status);
  return statuses;
}

const hoursLater = (hours: number) =>
  world.database.pool.query("update rate_limit set expire = expire - $1", [hours * 3_600_000]);

describe("guesses at one person from thirty networks", () => {
  it("are refused after twenty, whether or not the person exists, in the same words", async () => {
    const known = await guessedFromEverywhere(world.vera.email, 9);
    const unknown = await guessedFromEverywhere("nobody@noordervaart.example", 9);
    expect(known.filter((status) => status === 400)).toHaveLength(20);
    expect(known.slice(20).every((status) => status === 429)).toBe(true);
    expect(unknown).toEqual(known);
    const from = "198.51.100.9";
    const [one, other] = [
      await signIn(world.vera.email, "a wrong guess", { from }),
      await signIn("nobody@noordervaart.example", "a wrong guess", { from }),
    ];
    // A minute may end between the two.
    for (const { error } of [one, other])
      expect(error).toMatch(/^Too many attempts\. Try again in 1[1-5] min, or reset your password\.$/);
  }, 600_000);

  it("leave the person in where they signed in before, others everywhere, and a reset lets them in", async () => {
    const before = await signIn(world.ed.email, worldPassword);
    expect(before.status).toBe(200);
    await guessedFromEverywhere(world.ed.email);
    expect((await signIn(world.ed.email, worldPassword, { from: "198.51.100.9" })).status).toBe(429);
    const known = { from: "198.51.100.9", cookie: before.cookies };
    expect((await signIn(world.ed.email, worldPassword, known)).status).toBe(200);
    expect((await signIn(world.ada.email, worldPassword, { from: "198.51.100.9" })).status).toBe(200);
    expect((await post("/accounts/reset/", { email: world.ed.email })).status).toBe(200);
    const token = tokenIn((await mailsOf(world)).at(-1));
    const both = { new_password1: "zeven ganzen op de dijk", new_password2: "zeven ganzen op de dijk" };
    expect((await post(`/accounts/password/${token}/`, both)).status).toBe(200);
  }, 600_000);

  it("are counted in the database: another process refuses as well", async () => {
    await guessedFromEverywhere(world.vera.email);
    const other = await openTestWeb(world);
    const answer = await other.server.inject({
      method: "POST",
      url: "/accounts/login/",
      remoteAddress: "198.51.100.9",
      headers: { host: "noordervaart.example", cookie: browser.cookie },
      payload: { magic: browser.magic, email: world.vera.email, password: worldPassword },
    });
    expect(answer.statusCode).toBe(429);
    await other.close();
  }, 600_000);

  it("make the pause grow from a quarter of an hour to six hours, and it ends", async () => {
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 20; guess++)
        await signIn(world.xavi.email, "a wrong guess", { from: network(round * 20 + guess) });
      await hoursLater(0.26);
    }
    const paused = await signIn(world.xavi.email, worldPassword);
    expect(paused.status).toBe(429);
    expect(paused.error).toContain("Try again in 6 hours, or reset your password.");
    await hoursLater(6);
    expect((await signIn(world.xavi.email, worldPassword)).status).toBe(200);
  }, 600_000);
});

describe("the browser that is known", () => {
  it("counts for its own person alone, and has a limit of its own", async () => {
    const { cookies: cookie } = await signIn(world.ed.email, "zeven ganzen op de dijk");
    expect(cookie).not.toBe("");
    for (let guess = 0; guess < 10; guess++)
      expect((await signIn(world.ed.email, "a wrong guess", { from: network(guess), cookie })).status).toBe(
        400,
      );
    expect((await signIn(world.ed.email, "a wrong guess", { from: network(99), cookie })).status).toBe(429);
    await guessedFromEverywhere(world.vera.email);
    expect((await signIn(world.vera.email, worldPassword, { from: "198.51.100.9", cookie })).status).toBe(
      429,
    );
  }, 600_000);
});

describe("one network", () => {
  it("that is refused uses up nothing of the person: others may still try", async () => {
    for (let guess = 0; guess < 50; guess++) await signIn(world.vera.email, "a wrong guess");
    expect((await signIn(world.vera.email, worldPassword)).status).toBe(429);
    expect((await signIn(world.vera.email, worldPassword, { from: "198.51.100.9" })).status).toBe(200);
  }, 600_000);

  it("of IPv6 is counted by its /64, and by its /48 when many of those try", async () => {
    const statuses: number[] = [];
    const ask = async (from: string, number: number) =>
      (
        await post(
          `/accounts/password/${"x".repeat(43)}/`,
          { new_password1: `guess ${number}`, new_password2: "" },
          { from },
        )
      ).status;
    for (let number = 0; number < 101; number++) statuses.push(await ask(`2001:db8:1:1::${number}`, number));
    expect(statuses.filter((status) => status === 404)).toHaveLength(100);
    for (let number = 0; number < 101; number++)
      statuses.push(await ask(`2001:db8:1:${number + 2}::1`, number));
    expect(statuses.filter((status) => status === 404)).toHaveLength(199);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask("2001:db8:2:1::1", 0)).toBe(404);
  }, 600_000);
});

it("no more than twelve mails an hour reach one person, however many networks ask for them", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 30; number++)
    statuses.push(
      (await post("/accounts/reset/", { email: world.olga.email }, { from: network(number) })).status,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
});
