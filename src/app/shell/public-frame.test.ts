import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function open(title: string): Promise<string> {
  const ed = await web.browser(world.ed);
  const settings = { title, markdown: "Boats leave at seven.", permission_state: { public: { view: true } } };
  const made = await ed.post("/ajax/page/page_settings/create/", { settings });
  return String(made.body?.["redirect"]);
}

/** What stands around every page for members. */
const ofMembers = /Search pages and people|New page|Your account|shell-phone-bar|Share|id="bundle"/;

describe("the frame of visitors", () => {
  it("has the name of the site above and below the page, a quiet way to sign in, and nothing of members", async () => {
    const { status, text } = await visitor.get(await open("Winter boats"));
    expect(status).toBe(200);
    expect(text.match(/class="shell-brand"/g)).toHaveLength(2);
    expect(text).toMatch(/<footer[^>]*>.*href="\/pages\/"[^>]*>Browse pages<.*<\/footer>/);
    expect(text).toMatch(/<a [^>]*ui-button-quiet[^>]*href="\/accounts\/login\//);
    expect(text).not.toMatch(ofMembers);
  });

  it("stands around what is missing, too, with a search of the public pages that needs no script", async () => {
    const address = await open("Summer boats");
    const { status, text } = await visitor.get("/no-such-page/");
    expect(status).toBe(404);
    expect(text).toContain('class="shell-footer"');
    expect(text).toMatch(/<form[^>]*role="search"[^>]*action="\/pages\/"[^>]*><input[^>]*name="q"/);
    expect(text).not.toMatch(ofMembers);
    const found = await visitor.get("/pages/?q=summer");
    expect(found.status).toBe(200);
    expect(found.text).toContain(`href="${address}"`);
  });

  it("shows members what is missing with the frame of members", async () => {
    const { status, text } = await (await web.browser(world.vera)).get("/no-such-page/");
    expect(status).toBe(404);
    expect(text).toContain("shell-phone-bar");
    expect(text).not.toContain("shell-footer");
    expect(text).not.toContain("shell-refused-search");
  });
});
