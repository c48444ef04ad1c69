import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodings } from "#testing/encoded.ts";
import { type TestBrowser, type TestWeb, browserWith, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { handlers } from "../handlers.ts";
import { routed } from "../serving/routes.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const tree = "/ajax/category/tree/";
/** What tells a client that its session, or its token, is over. */
const expired = { status: 403, body: { success: false, error: expect.stringContaining("CSRF") } };

describe("the magic", () => {
  it.each(
    routed(handlers)
      .map(({ call }) => call)
      .filter((call) => call.method === "POST" && !call.isProvenByAddress)
      .map((call) => [call.path] as const),
  )("is demanded of every change: %s answers 403 and CSRF without it [CALL-02] [CALL-14]", async (path) => {
    const answer = await olga.post(path.replace(/\{\w+\}/g, "1"), {}, { magic: "" });
    expect(answer).toMatchObject({ status: 403, body: { success: false } });
    expect(answer.body?.["error"]).toContain("CSRF");
  });

  it("is asked of all but what mail programs send, with a secret in its address, and what a company's provider signs", () => {
    const proven = handlers.filter(({ call }) => call.isProvenByAddress).map(({ call }) => call.path);
    expect(proven).toEqual(["/accounts/company/saml/", "/accounts/unsubscribe/{token}/"]);
  });

  it.each(encodings)("is accepted as a field of a %s body [CALL-02]", async (encoding) => {
    expect(await olga.post(tree, {}, { encoding })).toMatchObject({ status: 200, body: { success: true } });
  });

  it("is accepted as the header X-Magic [CALL-02]", async () => {
    const headers = { "x-magic": olga.magic };
    expect(await olga.post(tree, {}, { magic: "", headers })).toMatchObject({ status: 200 });
  });

  it("is of one session: another person's is refused [CALL-14]", async () => {
    expect(await olga.post(tree, {}, { magic: vera.magic })).toMatchObject(expired);
  });

  it("does not help a page of another site [CALL-14]", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) expect(await olga.post(tree, {}, { headers })).toMatchObject(expired);
    const own = { origin: "http://noordervaart.example" };
    expect(await olga.post(tree, {}, { headers: own })).toMatchObject({ status: 200 });
  });
});

describe("/new_magic.js", () => {
  it("sets the magic that changes of this browser need [CALL-08] [CALL-15]", async () => {
    const script = await olga.get("/new_magic.js");
    expect(script.headers["content-type"]).toContain("text/javascript");
    expect(script.headers["cache-control"]).toBe("no-store");
    const [, magic = ""] = /^window\.magic="([\w-]{86})"$/.exec(script.text) ?? [];
    expect(await olga.post(tree, {}, { magic })).toMatchObject({ status: 200 });
    expect(await vera.post(tree, {}, { magic })).toMatchObject({ status: 403 });
  });

  it("gives a browser without a cookie the one that its magic is bound to [CALL-08]", async () => {
    const headers = { host: "noordervaart.example" };
    const script = await web.server.inject({ url: "/new_magic.js", headers });
    const [, magic = ""] = /^window\.magic="([\w-]{86})"$/.exec(script.body) ?? [];
    const [cookie = ""] = String(script.headers["set-cookie"]).split(";");
    const newcomer = await browserWith(web, world, cookie);
    const list = "/ajax/pages/action/load/";
    expect(await newcomer.post(list, {}, { magic })).toMatchObject({ status: 200 });
    expect((await newcomer.get("/new_magic.js")).headers["set-cookie"]).toBeUndefined();
  });

  it("is refused to pages of other sites", async () => {
    const script = await olga.get("/new_magic.js", { "sec-fetch-site": "cross-site" });
    expect(script).toMatchObject({ status: 403, text: "" });
    expect(script.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
});

describe("the content policy", () => {
  const written = (html: string) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");

  it("lets the two scripts run that stand in documents of people, and no others", async () => {
    const { text, headers } = await vera.get("/pages/");
    const hashes = written(text).map(
      (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    expect(hashes).toHaveLength(2);
    const [scripts] = /script-src [^;]+/.exec(String(headers["content-security-policy"])) ?? [];
    expect(scripts).toBe(`script-src 'self' ${hashes.join(" ")}`);
  });

  it("visitors get no script in their documents, but for what asks for the others on the way in", async () => {
    const visitor = await web.browser("visitor");
    for (const path of ["/", "/nothing/"]) expect(written((await visitor.get(path)).text)).toEqual([]);
    const [start, ...others] = written((await visitor.get("/accounts/login/")).text);
    expect([start, others]).toEqual([written((await vera.get("/pages/")).text)[1], []]);
  });
});
