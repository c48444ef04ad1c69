import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type HttpAnswer, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";
import { askReset } from "./password-links/contract.ts";
import { hashOfToken } from "./store.ts";

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

const asForm = { encoding: "form", headers: { accept: "text/html" } } as const;

async function signIn(fields: Record<string, string>, sent = {}): Promise<HttpAnswer> {
  const visitor = await web.browser("visitor");
  return visitor.post(
    "/accounts/login/",
    { email: world.vera.email, password: worldPassword, ...fields },
    sent,
  );
}

/** The session that an answer gave, as the cookie header of the next request. */
function cookieIn(answer: HttpAnswer): string {
  const set = [answer.headers["set-cookie"]].flat().map(String);
  return (set.find((each) => each.startsWith("atrium_session=")) ?? "").split(";")[0] ?? "";
}

describe("signing in", () => {
  it("takes email and password at /accounts/login/ and starts a session [PROD-12] (long)", async () => {
    const answer = await signIn({ email: " VERA@noordervaart.example ", next: "/people/" });
    expect(answer.body).toEqual({ success: true, next: "/people/" });
    const cookie = [answer.headers["set-cookie"]]
      .flat()
      .map(String)
      .find((each) => each.includes("session"));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/);
    const home = await web.server.inject({
      url: "/settings/account/",
      headers: { host: "noordervaart.example", cookie: cookieIn(answer), accept: "application/json" },
    });
    expect(home.json()).toMatchObject({ frame: { me: { name: "Vera Visser" } } });
    expect((await signIn({ email: world.xavi.email })).body).toMatchObject({ success: true });
  });

  it("says the same sentence for a wrong password and an unknown person [PROD-12]", async () => {
    const wrong = await signIn({ password: "wrong" });
    const unknown = await signIn({ email: "nobody@noordervaart.example" });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      success: false,
      error: "Wrong email or password.",
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("does not know the people of another site", async () => {
    const nora = await signIn({ email: "nora@noordervaart.example" });
    expect(nora.status).toBe(400);
  });

  it("ties the magic to the new session: the one from before is refused [CALL-02]", async () => {
    const visitor = await web.browser("visitor");
    const answer = await signIn({});
    const after = await web.server.inject({
      method: "POST",
      url: "/accounts/logout/",
      headers: { host: "noordervaart.example", cookie: cookieIn(answer) },
      payload: { magic: visitor.magic },
    });
    expect(after.statusCode).toBe(403);
    expect(after.json().error).toContain("CSRF");
  });

  it("refuses after too many attempts at one person, says how long, and lets others in (long)", async () => {
    const email = world.xavi.email;
    for (let attempt = 0; attempt < 10; attempt++) await signIn({ email, password: "no" });
    const late = await signIn({ email });
    expect(late.status).toBe(429);
    expect(late.body?.["error"]).toMatch(/^Too many attempts\. Try again in 1[45] minutes\.$/);
    expect((await signIn({})).status).toBe(200);
  });

  it("does not count those who sign in rightly (long)", async () => {
    for (let attempt = 0; attempt < 25; attempt++)
      expect((await signIn({ email: world.ed.email })).status).toBe(200);
  });
});

describe("the sign-in form without script", () => {
  it("leads on with 303 [PROD-12]", async () => {
    const answer = await signIn({ next: "/people/" }, asForm);
    expect(answer.status).toBe(303);
    expect(answer.headers["location"]).toBe("/people/");
  });

  it("never leads to another host (long)", async () => {
    const answer = await signIn({ next: "//elsewhere.example/" }, asForm);
    expect(answer.headers["location"]).toBe("/");
  });

  it("comes back with the sentence and the email, never the password (long)", async () => {
    const answer = await signIn({ password: "wrong-secret", next: "/people/" }, asForm);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Wrong email or password.");
    expect(answer.text).toContain(`value="${world.vera.email}"`);
    expect(answer.text).toContain('value="/people/"');
    expect(answer.text).not.toContain("wrong-secret");
  });
});

describe("signing out", () => {
  it("ends the session and forgets the cookie [PROD-12]", async () => {
    const vera = await web.browser(world.vera);
    const answer = await vera.post("/accounts/logout/", {});
    expect(answer.body).toMatchObject({ success: true });
    expect(String(answer.headers["set-cookie"])).toMatch(/atrium_session=;/);
    expect((await vera.get("/people/", { accept: "application/json" })).status).toBe(401);
  });
});

describe("one's own sessions", () => {
  async function list(browser: {
    get: (path: string, headers: Record<string, string>) => Promise<HttpAnswer>;
  }) {
    const answer = await browser.get("/settings/account/", { accept: "application/json" });
    const body = answer.body as { data: { sessions: { id: number; isCurrent: boolean }[] } };
    return body.data.sessions;
  }

  it("are listed with this one marked, and end one by one [ROUT-21] (long)", async () => {
    const here = await web.browser(world.ada);
    const there = await web.browser(world.ada);
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((each) => each.isCurrent)).toHaveLength(1);
    const other = sessions.find((each) => !each.isCurrent);
    expect((await here.post(`/-/sessions/${other?.id}/revoke/`, {})).status).toBe(200);
    expect((await there.get("/people/", { accept: "application/json" })).status).toBe(401);
    expect(await list(here)).toHaveLength(1);
  });

  it("end all at once but for this one", async () => {
    const here = await web.browser(world.ed);
    await web.browser(world.ed);
    const answer = await here.post("/-/sessions/revoke-others/", {});
    expect(answer.body?.["count"]).toBeGreaterThan(0);
    expect(await list(here)).toHaveLength(1);
  });

  it("are nobody else's to end (long)", async () => {
    const vera = await web.browser(world.vera);
    const olga = await web.browser(world.olga);
    const [session] = await list(vera);
    expect((await olga.post(`/-/sessions/${session?.id}/revoke/`, {})).status).toBe(404);
    expect(await list(vera)).not.toHaveLength(0);
  });

  it("note their last use after ten minutes, outside the request that read", async () => {
    const olga = await web.browser(world.olga);
    const token = olga.cookie.split("=")[1];
    const before = new Date(worldNow.getTime() - 11 * 60_000);
    const lastUsed = () =>
      inTransaction(world.database, { siteId: world.siteId, access: "read" }, async (tx) => {
        const rows = await run<{ at: Date }>(
          tx,
          "select last_used as at from session where site_id = $1 and token_hash = $2",
          [world.siteId, hashOfToken(token ?? "")],
        );
        return rows[0]?.at;
      });
    await inTransaction(world.database, { siteId: world.siteId, access: "write" }, (tx) =>
      run(tx, "update session set last_used = $3 where site_id = $1 and token_hash = $2", [
        world.siteId,
        hashOfToken(token ?? ""),
        before,
      ]),
    );
    await olga.get("/people/", { accept: "application/json" });
    await vi.waitFor(async () => expect(await lastUsed()).toEqual(worldNow));
  });
});

it("a new password is asked for by a mail with a link [PROD-12]", async () => {
  expect(await as(world, "visitor").call(askReset, { email: world.ed.email })).toMatchObject({
    success: true,
  });
  const [mail] = await mailsOf(world);
  expect([mail?.to, mail?.subject]).toEqual([world.ed.email, "Reset your password for Noordervaart"]);
  expect(mail?.text).toMatch(/https:\/\/noordervaart\.example\/accounts\/password\/[\w-]{40,}\//);
});
