import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const sentence = "There's nothing at this address.";

/** Addresses of the documents whose work is still to come. Each leaves this list with the work that answers it. */
const later = ["/accounts/plan/", "/accounts/extend_trial/", "/service-worker.js"];

describe("an unknown address", () => {
  it.each([...later, "/nothing/of/the/kind/", "/@unknown/", "/@unknown/pages/", "/@unknown/pages/tag/1/"])(
    "%s answers the product's own 404 page [ROUT-38]",
    async (address) => {
      for (const browser of [vera, visitor]) {
        const answer = await browser.get(address);
        expect(answer.status).toBe(404);
        expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(answer.text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
    },
  );

  it.each(["/page/", "/page//", "/page/settings/", "/page/settings//", "/pages/tree//"])(
    "%s has nothing where an id should stand, and leads nowhere",
    async (address) => {
      const answer = await vera.get(address);
      expect({ status: answer.status, to: answer.headers["location"] }).toEqual({ status: 404 });
    },
  );

  it("says so in a sentence, with a way on [ROUT-38]", async () => {
    const answer = await vera.get("/nothing/of/the/kind/");
    expect(answer.text).toContain(sentence);
    expect(answer.text).toMatch(/<a [^>]*href="\/"/);
    const way = /<a [^>]*href="(\/accounts\/login\/[^"]*)"[^>]*>(?:<[^>]*>)*Sign in</;
    const { text } = await visitor.get("/nothing/of/the/kind/");
    expect(way.exec(text)?.[1]).toBe("/accounts/login/?next=%2Fnothing%2Fof%2Fthe%2Fkind%2F");
  });

  it("is another one than an address that is forbidden, which says so [ROUT-38]", async () => {
    const { status, text } = await vera.get("/settings/site/");
    expect([status, text.includes(sentence)]).toEqual([403, false]);
    expect(text).toContain("Sorry, only administrators can do this.");
    expect(text).toContain("Request administrator rights");
  });

  it("answers moves inside the browser as a bundle [ROUT-38]", async () => {
    const answer = await vera.get("/accounts/plan/", { accept: "application/json" });
    expect(answer).toMatchObject({ status: 404, body: { screen: "refused", status: 404 } });
  });

  it.each(["/ajax/nothing/of/the/kind/", "/@unknown/ajax/category/tree/", "/api/nothing"])(
    "%s answers calls in the envelope [CALL-13]",
    async (address) => {
      for (const answer of [await vera.post(address, {}), await vera.get(address)])
        expect(answer).toMatchObject({ status: 404, body: { success: false, error: sentence } });
    },
  );
});

describe("the menu", () => {
  it("leads nowhere that does not answer", async () => {
    const home = await vera.get("/people/", { accept: "application/json" });
    const frame = home.body?.["frame"] as { navigation: { address: string }[] };
    expect(frame.navigation.length).toBeGreaterThan(0);
    expect(
      frame.navigation.map(({ address }) => address).filter((address) => later.includes(address)),
    ).toEqual([]);
  });
});
