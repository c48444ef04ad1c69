import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

describe("every screen of the site stands in one shell", () => {
  it("with navigation that knows where one is, search, oneself and one's settings (long)", async () => {
    for (const path of ["/pages/", "/people/"]) {
      const { text } = await vera.get(path);
      expect(text).toMatch(new RegExp(`<a href="${path}" aria-current="page"`));
      expect(text).toMatch(/role="search" aria-label="Search Noordervaart"/);
      expect(text).toContain("Vera Visser");
    }
    expect(await vera.get("/settings/account/")).toMatchObject({ status: 200 });
    const found = await vera.get(`/ajax/search/?q=Ed&magic=${vera.magic}`);
    expect(found.body).toMatchObject({ success: true, results: expect.any(Array) });
  });

  it("which tells times and common errors the same way everywhere [TIME-01]", async () => {
    const account = await vera.get("/settings/account/");
    expect(account.text).toMatch(/<time dateTime="[^"]+Z" title="[^"]+">a moment ago<\/time>/i);
    const missing = await vera.get("/nothing/of/the/kind/");
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.text).toContain("Vera Visser");
  });
});
