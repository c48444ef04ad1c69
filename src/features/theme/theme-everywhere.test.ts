import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { picture } from "#testing/pictures.ts";
import { sendFile } from "#testing/sending.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
let vera: TestBrowser;
let visitor: TestBrowser;
let pageId: number;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  [olga, vera, visitor] = await Promise.all([
    web.browser(world.olga),
    web.browser(world.vera),
    web.browser("visitor"),
  ]);
  const shares = [{ principalId: principal("public"), mayEdit: false }];
  pageId = await madePage(world, "Timetable", { slug: "timetable", shares });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const upload = (browser: TestBrowser, bytes: Buffer, type = "image/png") =>
  sendFile(web, browser, "/-/settings/theme/picture/", { content: [bytes], name: "logo.png", type });
async function logoOf(width: number, height: number): Promise<number> {
  const answer = await upload(olga, await picture(width, height).png().toBuffer());
  return (answer?.body["file"] as { id: number } | undefined)?.id ?? 0;
}
const save = (fields: Record<string, unknown>) =>
  olga.post("/-/settings/theme/", {
    accent: "#4a5bcf",
    fonts: "serif",
    scheme: "device",
    logo_id: null,
    dark_logo_id: null,
    picture_id: null,
    picture_alt: "",
    ...fields,
  });
const sheetIn = (html: string) => /<link rel="stylesheet" href="([^"]+)" data-look>/.exec(html)?.[1];
const brandIn = (html: string) => /class="sites-brand">(.*?)<\/span><\/(?:a|p)>/.exec(html)?.[1];

describe("a theme that was saved", () => {
  it("is on every kind of screen with the next answer, without a script and outside of what was kept (long)", async () => {
    const places = [
      ["a member's page", vera, "/timetable/"],
      ["a list", vera, "/pages/"],
      ["settings", vera, "/settings/"],
      ["a refusal", vera, "/settings/mail/"],
      ["a missing page", vera, "/no-such-page/"],
      ["a public page", visitor, "/timetable/"],
      ["what visitors do not find", visitor, "/no-such-page/"],
      ["signing in", visitor, "/accounts/login/"],
      ["a forgotten password", visitor, "/accounts/reset/"],
      ["an address of no screen", visitor, "/a/b/c/d/"],
    ] as const;
    for (const [name, browser, path] of places)
      expect(sheetIn((await browser.get(path)).text), name).toBeUndefined();
    const saved = await save({ accent: "#c1121f", logo_id: await logoOf(60, 60) });
    expect(saved.status).toBe(200);
    for (const [name, browser, path] of places) {
      const { text } = await browser.get(path);
      expect(sheetIn(text), name).toMatch(/^\/-\/theme\/c1121f-serif-device-[0-9a-z]+\.css$/);
      expect(text, name).toContain('<link rel="icon" href="/-/theme/logo/');
      expect(brandIn(text), name).toMatch(
        /^<img class="sites-logo" src="\/-\/theme\/logo\/\d+-[0-9a-f]{12}" alt="" width="60" height="60"><span>Noordervaart<\/span>$/,
      );
    }
    await save({});
    for (const [name, browser, path] of places)
      expect(sheetIn((await browser.get(path)).text), name).toBeUndefined();
  });

  it("is asked for behind the scripts of the document: none of them waits for it, nor what stands behind them (long)", async () => {
    await save({ accent: "#c1121f" });
    for (const [browser, scripts] of [
      [vera, 2],
      [visitor, 0],
    ] as const) {
      const { text } = await browser.get("/timetable/");
      const [before = "", behind = ""] = text.split('<link rel="stylesheet"');
      expect(before.split("<script>")).toHaveLength(scripts + 1);
      expect(behind).not.toContain("<script>");
    }
    await save({});
  });

  it("a wide logo stands for the name; one for dark mode is chosen by the device, or by the theme (long)", async () => {
    const [light, dark] = [await logoOf(300, 60), await logoOf(400, 60)];
    await save({ logo_id: light, dark_logo_id: dark });
    const both = brandIn((await visitor.get("/timetable/")).text);
    expect(both).toContain(`<source media="(prefers-color-scheme: dark)" srcset="/-/theme/logo/${dark}-`);
    expect(both).toMatch(/\?w=320" width="400" height="60"><img/);
    expect(both).toContain('alt="Noordervaart" width="300" height="60"');
    expect(both).not.toContain("<span>");
    await save({ logo_id: light, dark_logo_id: dark, scheme: "dark" });
    const forced = brandIn((await visitor.get("/timetable/")).text);
    expect(forced).toContain(`src="/-/theme/logo/${dark}-`);
    expect(forced).not.toContain("<source");
    await save({});
  });
});

describe("the header picture", () => {
  it("stands above the home page for its readers, with its description, and on no other screen (long)", async () => {
    await setHomepage(world, pageId);
    const header = await logoOf(900, 300);
    await save({ picture_id: header, picture_alt: 'A "harbour" at dawn' });
    for (const browser of [visitor, vera]) {
      const { text } = await browser.get("/");
      expect(text).toMatch(
        /<img class="sites-header-picture" [^>]*alt="A &quot;harbour&quot; at dawn" width="900" height="300"/,
      );
      for (const path of ["/timetable/", "/pages/", "/accounts/login/"])
        expect((await browser.get(path)).text).not.toContain("harbour");
    }
    const address = `/-/file/${header}/logo.png`;
    expect((await visitor.get(address)).status).toBe(200);
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "delete from page_reader where site_id = $1 and page_id = $2", [tx.siteId, pageId]),
    );
    expect((await visitor.get(address)).status).toBe(404);
    expect((await vera.get("/")).text).not.toContain("harbour");
    await save({});
  });
});

describe("what a theme adds to documents", () => {
  it("a style sheet is served to everybody and kept for good; under the mark of another release it is not", async () => {
    await save({ accent: "#fff3a3", fonts: "sans" });
    const address = sheetIn((await visitor.get("/accounts/login/")).text) ?? "";
    const sheet = await visitor.get(address);
    expect(sheet.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(sheet.text).toContain("--font-content: var(--font-ui);");
    expect(sheet.text).not.toContain("#fff3a3,");
    const other = await visitor.get("/-/theme/fff3a3-sans-device-0.css");
    expect(other.headers["cache-control"]).toBe("no-cache");
    expect(other.text).toBe(sheet.text);
    expect((await visitor.get("/-/theme/c1121f.svg")).headers["content-type"]).toBe("image/svg+xml");
    await save({});
  });

  it.each([
    "x.css",
    "fff3a3-sans-device.css",
    "fff-sans-device-0.css",
    "FFF3A3.svg",
    "logo/1-x",
    "logo/999-000000000000",
    "logo",
  ])("nothing is served at %s", async (name) => {
    expect((await visitor.get(`/-/theme/${name}`)).status).toBe(404);
  });

  it("the logo in use is for the whole world, as the sign-in screen is; no other picture is served in its place (long)", async () => {
    const [logo, header] = [await logoOf(62, 60), await logoOf(900, 300)];
    await save({ logo_id: logo, picture_id: header });
    const shown = /\/-\/theme\/logo\/[^"]+/.exec((await visitor.get("/accounts/login/")).text)?.[0] ?? "";
    const answer = await visitor.get(shown);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const current = await visitor.get("/-/theme/logo");
    expect(current.headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      etag: answer.headers["etag"],
    });
    const mark = shown.split("-").at(-1);
    expect((await visitor.get(`/-/theme/logo/${header}-${mark}`)).status).toBe(404);
    expect((await visitor.get(`/-/theme/logo/${logo}-${"0".repeat(12)}`)).status).toBe(404);
    expect((await visitor.get(`/-/file/${header}/logo.png`)).status).toBe(404);
    await save({});
    expect((await visitor.get(shown)).status).toBe(404);
  });
});

describe("a picture that is sent for the theme", () => {
  it("comes from owners only", async () => {
    const bytes = await picture(8, 8).png().toBuffer();
    const sorry = { body: { error: "Sorry, only site owners can do this." } };
    expect(await upload(vera, bytes)).toMatchObject(sorry);
    expect(await upload(await web.browser(world.ada), bytes)).toMatchObject(sorry);
    expect((await upload(visitor, bytes))?.status).toBe(401);
  });

  it.each([
    [
      "a drawing with a script",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ["a page that calls itself a picture", "image/png", "<!doctype html><script>alert(1)</script>"],
    ["nothing at all", "image/png", ""],
  ])("is a picture: %s is refused", async (_, type, text) => {
    const answer = await upload(olga, Buffer.from(text), type);
    expect(answer).toMatchObject({
      body: { success: false, error: "Invalid image format. We support PNG, GIF, JPG, and BMP." },
    });
  });
});
