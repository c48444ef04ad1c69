import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { trustedProxies: ["127.0.0.1"] });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const host = "noordervaart.example";
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

/** A browser without cookies and without script. */
async function choose(language: string, headers: Record<string, string>, next = "/tides/") {
  const url = `/-/language/?next=${encodeURIComponent(next)}`;
  const payload = `language=${encodeURIComponent(language)}`;
  const { statusCode, headers: answered } = await web.server.inject({
    method: "POST",
    url,
    headers: { host, ...form, ...headers },
    payload,
  });
  return { status: statusCode, cookie: answered["set-cookie"], to: answered.location };
}

it("notes the language of a visitor who has no form token, and leads back", async () => {
  const sameOrigin = { "sec-fetch-site": "same-origin" };
  const chosen = await choose("nl", sameOrigin);
  expect(chosen).toEqual({
    status: 303,
    cookie: "atrium_language=nl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
    to: "/tides/",
  });
  expect((await choose("en", { origin: `http://${host}` })).cookie).toMatch(/^atrium_language=en;/);
  const safe = await choose("en", { ...sameOrigin, "x-forwarded-proto": "https" });
  expect(safe.cookie).toMatch(/; Secure/);
  for (const elsewhere of ["https://example.org/", "//example.org/", "/\\example.org"])
    expect((await choose("nl", sameOrigin, elsewhere)).to, elsewhere).toBe("/");
});

it("refuses what another site sent, what says nothing of where it comes from, and languages that Atrium does not speak", async () => {
  const strangers: Record<string, string>[] = [
    {},
    { origin: "null" },
    { origin: "https://example.org" },
    { "sec-fetch-site": "cross-site", origin: `http://${host}` },
    { "sec-fetch-site": "same-site", origin: `http://${host}` },
    { "sec-fetch-site": "none" },
  ];
  for (const headers of strangers)
    expect(await choose("nl", headers), JSON.stringify(headers)).toMatchObject({
      status: 403,
      cookie: undefined,
    });
  for (const language of ["", "xx", "nl; path=/x"])
    expect(await choose(language, { "sec-fetch-site": "same-origin" }), language).toMatchObject({
      status: 400,
      cookie: undefined,
    });
});

it("changes nothing by being read", async () => {
  const { statusCode, headers } = await web.server.inject({
    url: "/-/language/?language=nl",
    headers: { host },
  });
  expect(statusCode).toBe(404);
  expect(String(headers["set-cookie"])).not.toContain("atrium_language");
});
