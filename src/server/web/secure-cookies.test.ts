import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { hashOfToken, startSession } from "#features/sessions/store.ts";
import { hashPassword } from "#secrets/password.ts";
import { worldNow } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world, {
    publicAddress: "https://noordervaart.example",
    trustedProxies: ["127.0.0.1"],
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Sent = { readonly cookie?: string; readonly form?: Record<string, string> };

/** A request as a proxy that speaks TLS passes it on. */
async function overHttps(url: string, { cookie, form }: Sent = {}, scheme = "https") {
  const answer = await web.server.inject({
    url,
    method: form ? "POST" : "GET",
    headers: {
      host: "noordervaart.example",
      "x-forwarded-proto": scheme,
      accept: "application/json",
      ...(cookie ? { cookie } : {}),
    },
    ...(form ? { payload: form } : {}),
  });
  const cookies = [answer.headers["set-cookie"] ?? []].flat().map(String);
  return { status: answer.statusCode, cookies, text: answer.body, headers: answer.headers };
}

/** What a browser holds after an answer: name=value of the cookies that were set and not cleared. */
const held = (cookies: readonly string[]) =>
  cookies.filter((each) => !/^[^=]+=;/.test(each)).map((each) => each.split(";")[0] ?? "");

async function signIn(scheme = "https") {
  const magic = await overHttps("/new_magic.js", {}, scheme);
  const form = {
    magic: /window\.magic="(.*)"/.exec(magic.text)?.[1] ?? "",
    email: world.vera.email,
    password: worldPassword,
  };
  return {
    visitor: magic,
    answer: await overHttps("/accounts/login/", { cookie: held(magic.cookies).join("; "), form }, scheme),
  };
}

async function sessionOf(who: { id: number }, isFromBefore: boolean): Promise<string> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    const token = await startSession({ personId: who.id, device: "", address: "" }, worldNow, tx);
    await run(tx, "update session set former_cookie = $3 where site_id = $1 and token_hash = $2", [
      world.siteId,
      hashOfToken(token),
      isFromBefore,
    ]);
    return token;
  });
}

describe("over https", () => {
  it("every cookie has a name that no other host can set, Secure, without a domain (long)", async () => {
    const { visitor, answer } = await signIn();
    expect(answer.status).toBe(200);
    const all = [...visitor.cookies, ...answer.cookies];
    expect(held(all).map((each) => each.split("=")[0])).toEqual([
      "__Host-atrium_visitor",
      "__Host-atrium_session",
      "__Host-atrium_known",
    ]);
    for (const each of all) {
      expect(each).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(each).not.toMatch(/domain/i);
    }
    const cookie = held(answer.cookies).join("; ");
    expect((await overHttps("/settings/account/", { cookie })).status).toBe(200);
  });

  it("a session from before keeps its person signed in: its cookie is read once and replaced", async () => {
    const token = await sessionOf(world.vera, true);
    const first = await overHttps("/settings/account/", { cookie: `atrium_session=${token}` });
    expect(first.status).toBe(200);
    expect(held(first.cookies)).toEqual([`__Host-atrium_session=${token}`]);
    expect(first.cookies.find((each) => each.startsWith("atrium_session="))).toMatch(
      /^atrium_session=; .*Expires=Thu, 01 Jan 1970/,
    );
    const next = await overHttps("/settings/account/", { cookie: `__Host-atrium_session=${token}` });
    expect(next.status).toBe(200);
    expect(next.cookies).toEqual([]);
  });

  it("a later session under the plain name, which a neighbour host could have set, counts for nothing", async () => {
    const token = await sessionOf(world.ed, false);
    const answer = await overHttps("/settings/account/", { cookie: `atrium_session=${token}` });
    expect(answer.status).toBe(401);
    expect(held(answer.cookies).join()).not.toContain(token);
  });

  it("the session of the safe name wins over one of the plain name", async () => {
    const [mine, planted] = [await sessionOf(world.vera, false), await sessionOf(world.ed, true)];
    const cookie = `atrium_session=${planted}; __Host-atrium_session=${mine}`;
    expect((await overHttps("/settings/account/", { cookie })).text).toContain("Vera Visser");
  });

  it("signing out clears both names", async () => {
    const { answer } = await signIn();
    const cookie = held(answer.cookies).join("; ");
    const magic = /window\.magic="(.*)"/.exec((await overHttps("/new_magic.js", { cookie })).text)?.[1] ?? "";
    const left = await overHttps("/accounts/logout/", { cookie, form: { magic } });
    expect(left.status).toBe(200);
    const cleared = left.cookies.map((each) => each.split(";")[0]);
    expect(cleared).toEqual(expect.arrayContaining(["__Host-atrium_session=", "atrium_session="]));
  });

  it.each(["/", "/accounts/login/", "/health", "/assets/none.js", "/none/", "/new_magic.js"])(
    "%s tells browsers to come over https for a year",
    async (url) => {
      for (const _ of ["rendered", "kept"])
        expect((await overHttps(url)).headers["strict-transport-security"]).toBe("max-age=31536000");
    },
  );
});

describe("over http", () => {
  it("cookies have their plain names, so that a trial on one machine works", async () => {
    const { answer } = await signIn("http");
    expect(answer.status).toBe(200);
    expect(held(answer.cookies).map((each) => each.split("=")[0])).toEqual([
      "atrium_session",
      "atrium_known",
    ]);
    expect(answer.cookies.join()).not.toContain("Secure");
  });

  it("nothing asks for https where the address people use has none", async () => {
    const plain = await openTestWeb(world, { publicAddress: "http://noordervaart.example" });
    const answer = await plain.server.inject({ url: "/health", headers: { host: "noordervaart.example" } });
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    await plain.close();
  });
});
