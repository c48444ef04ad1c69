import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { fontSheet } from "#widgets/kit/font-files.ts";

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

it("each file of a family comes from the site's own address, for good, and pages may load none from elsewhere [TEXT-04]", async () => {
  const page = await visitor.get("/accounts/login/");
  expect(page.headers["content-security-policy"]).toContain("font-src 'self';");
  for (const id of ["lora", "tinos"]) {
    const addresses = [...fontSheet(id, "optional").matchAll(/url\("([^"]+)"\)/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses).toHaveLength(id === "lora" ? 4 : 8);
    for (const address of addresses.slice(0, 2)) {
      const { status, headers, text } = await visitor.get(address);
      expect([address, status, headers["content-type"]]).toEqual([address, 200, "font/woff2"]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(text.startsWith("wOF2")).toBe(true);
    }
  }
});

it("an address names a file of the list, and nothing else is read", async () => {
  for (const address of [
    "/-/font/5.3/lora-greek-wght-normal.woff2",
    "/-/font/5.2/lora-latin-wght-normal.woff2",
    "/-/font/5.3/..%2fpackage.json",
    "/-/font/5.3/__proto__",
    "/-/font/5.3/package.json",
  ])
    expect([address, (await visitor.get(address)).status]).toEqual([address, 404]);
});
