import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { requireTwoStep } from "#features/sites/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { totpCode, totpStep } from "#secrets/totp.ts";
import { as, worldNow } from "#testing/as.ts";
import {
  type HttpAnswer,
  type TestBrowser,
  type TestWeb,
  browserWith,
  openTestWeb,
} from "#testing/server.ts";
import { type World, type WorldPerson, openWorld, worldPassword } from "#testing/world.ts";
import { newSecret, turnOn } from "./operations.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world, { clock: () => worldNow });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
});
afterEach(async () => {
  for (const table of ["two_step", "waiting_sign_in"])
    await inSite(`delete from ${table} where site_id = $1`);
  await world.database.pool.query("update site set two_step = 'nobody'");
});

function inSite<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, (tx) =>
    run<Row>(tx, text, [world.siteId, ...values]),
  );
}

async function withTwoStep({ id }: WorldPerson): Promise<Buffer> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    const secret = (await newSecret(id, worldNow, tx)) ?? Buffer.alloc(0);
    await turnOn(id, worldNow, tx);
    return secret;
  });
}

const signIn = ({ post }: TestBrowser, { email }: WorldPerson) =>
  post("/accounts/login/", { email, password: worldPassword });

/** A browser whose person has typed their password, and not yet the code. */
async function waiting(person: WorldPerson): Promise<(code: string) => Promise<HttpAnswer>> {
  const { cookie, magic, ...visitor } = await web.browser("visitor");
  const answer = await signIn({ cookie, magic, ...visitor }, person);
  const given = [answer.headers["set-cookie"]].flat().map(String);
  const own = given.find((each) => each.startsWith("atrium_waiting="))?.split(";")[0] ?? "";
  const browser = await browserWith(web, world, `${cookie}; ${own}`);
  return (code) => browser.post("/accounts/two-step/", { code }, { magic });
}

describe("somebody who waits for their second step", () => {
  it("ends the session of whoever was signed in there before (long)", async () => {
    await withTwoStep(world.vera);
    const shared = await web.browser(world.ed);
    const isIn = async () => (await shared.get("/people/", { accept: "application/json" })).status;
    expect(await isIn()).toBe(200);
    const next = await signIn(shared, world.vera);
    expect([next.body?.["next"], await isIn()]).toEqual(["/accounts/two-step/", 401]);
  });

  it("waits nowhere else once they are in, and what was typed wrong is told of", async () => {
    const secret = await withTwoStep(world.vera);
    const [one, other] = [await waiting(world.vera), await waiting(world.vera)];
    expect((await one("000000")).body).toMatchObject({ success: false });
    const told = (await world.announced()).filter(({ kind }) => kind === "sign-in-failed");
    expect(told.map(({ facts }) => facts)).toEqual([{ personId: world.vera.id }]);
    expect((await one(totpCode(secret, totpStep(worldNow)))).body).toMatchObject({ success: true });
    expect((await other(totpCode(secret, totpStep(worldNow) + 1))).body).toMatchObject({
      error: "That took too long. Sign in again.",
    });
  });
});

describe("a second step that the site requires", () => {
  it("of administrators is asked of those of subsites too, as long as there are subsites (long)", async () => {
    await as(world, world.olga).call(requireTwoStep, { need: "admins" });
    const [subsite] = await inSite<{ id: number }>(
      "insert into subsite (site_id, slug, name, description) values ($1, 'crew', 'Crew', '') returning id",
    );
    for (const [person, role] of [
      [world.vera, "admin"],
      [world.ed, "editor"],
    ] as const)
      await inSite("insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, $4)", [
        subsite?.id,
        person.id,
        role,
      ]);
    const asked = async (withSubsites: boolean) => {
      await world.database.pool.query("update site set with_subsites = $1", [withSubsites]);
      const answers = [];
      for (const person of [world.vera, world.ed])
        answers.push((await signIn(await web.browser("visitor"), person)).body?.["next"]);
      return answers;
    };
    expect(await asked(true)).toEqual(["/accounts/two-step/", "/"]);
    expect(await asked(false)).toEqual(["/", "/"]);
    await inSite("delete from membership where site_id = $1");
    await inSite("delete from subsite where site_id = $1 and slug = 'crew'");
  });
});
