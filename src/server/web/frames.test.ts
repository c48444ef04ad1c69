import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const framed = (src: string) => visitor.get(`/-/frame/?src=${encodeURIComponent(src)}`);

it("pages allow no frames of others; the site's own frame allows one host, in a sandbox [WIDG-20]", async () => {
  const page = await visitor.get("/accounts/login/");
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(page.headers["content-security-policy"]).not.toContain("frame-src");
  const frame = await framed("https://player.vimeo.com/video/1?a=<b>&c");
  expect(frame.status).toBe(200);
  const rules = String(frame.headers["content-security-policy"]);
  expect(rules).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/=]+'; frame-src https:\/\/player\.vimeo\.com https:\/\/www\.player\.vimeo\.com; frame-ancestors 'self'; base-uri 'none'; form-action 'none'$/,
  );
  expect(frame.text).toContain('data-src="https://player.vimeo.com/video/1?a=%3Cb%3E&amp;c"');
  expect(frame.text).toContain("allow-scripts allow-same-origin");
  expect(frame.text).not.toMatch(/allow-top-navigation|<iframe/);
});

it("the frame of another service stands in a sandbox, while the block around it is open, and in a page of this site alone [WIDG-20]", async () => {
  const { text } = await visitor.get("/-/frame/?src=https%3A%2F%2Fexample.org%2F&still=1");
  const script = /<script>(.*)<\/script>/s.exec(text)?.[1] ?? "";
  const sandbox = /data-sandbox="([^"]*)"/.exec(text)?.[1] ?? "";
  const fold = { open: false, addEventListener: (_: string, turn: () => void) => (turned = turn) };
  let turned = () => {};
  let framed: Record<string, unknown>[] = [];
  const body = {
    dataset: { src: "https://example.org/", sandbox, still: "1" },
    replaceChildren: () => (framed = []),
    append: (frame: Record<string, unknown>) => framed.push(frame),
  };
  const createElement = () => ({
    setAttribute(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
  });
  const runs = (holder: object | null) =>
    // oxlint-disable-next-line no-implied-eval, no-new-func -- it is the script that browsers run.
    new Function("window", "document", script)({ frameElement: holder }, { body, createElement });
  runs(null);
  expect(framed).toEqual([]);
  runs({ title: "Status", closest: () => fold });
  expect(framed).toEqual([]);
  fold.open = true;
  turned();
  expect(framed).toMatchObject([
    {
      src: "https://example.org/",
      title: "Status",
      sandbox,
      scrolling: "no",
      referrerPolicy: "strict-origin",
    },
  ]);
  expect(sandbox.split(" ")).toEqual([
    "allow-scripts",
    "allow-same-origin",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-presentation",
    "allow-downloads",
  ]);
  fold.open = false;
  turned();
  expect(framed).toEqual([]);
});

it("with the `www.` and without is one host, and what is not asked for by a frame is not there [WIDG-20]", async () => {
  const hosts = async (src: string) =>
    / frame-src ([^;]*);/.exec(String((await framed(src)).headers["content-security-policy"]))?.[1];
  const both = "https://example.org https://www.example.org";
  expect((await hosts("https://example.org/"))?.split(" ").toSorted().join(" ")).toBe(both);
  expect((await hosts("https://www.example.org/"))?.split(" ").toSorted().join(" ")).toBe(both);
  const url = "/-/frame/?src=https%3A%2F%2Fexample.org%2F";
  const asked = async (what: string) =>
    (await visitor.ask({ url, headers: { "sec-fetch-dest": what } })).status;
  expect([await asked("iframe"), await asked("document")]).toEqual([200, 404]);
});

it("pages of this site run no script in a frame of it, and are nobody [WIDG-20]", async () => {
  const sandboxOf = async (src: string) => /data-sandbox="([^"]*)"/.exec((await framed(src)).text)?.[1];
  expect(await sandboxOf("https://noordervaart.example/pages/")).toBe("allow-popups");
  expect(await sandboxOf("https://example.org/")).toContain("allow-scripts");
});

it.each([
  "http://example.org/",
  "javascript:alert(1)",
  "data:text/html,x",
  "//example.org/",
  "/pages/",
  "https://user:word@example.org/",
  "https://example.org; script-src *",
  `https://example.org/${"x".repeat(2000)}`,
  "",
])("nothing is framed for %j [WIDG-20]", async (src) => {
  expect((await framed(src)).status).toBe(404);
});
