import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** The direction of the document that a visitor gets at a host. */
async function directionAt(host: string): Promise<string | undefined> {
  const visitor = await web.browser("visitor");
  const { text } = await visitor.get("/accounts/login/", { host });
  return /<html [^>]*dir="(\w+)"/.exec(text)?.[1];
}

it("all pages of a site read from right to left once it is chosen for that site, those of no other, and as their language reads before and after [TEXT-06] [TEXT-09]", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  const direction = () => screen.document.documentElement.getAttribute("dir");
  expect([direction(), (screen.field("Reading direction") as unknown as HTMLSelectElement).value]).toEqual([
    "ltr",
    "no",
  ]);
  await screen.choose("Reading direction", "Right to left");
  await screen.click("button", "Save");
  expect(direction()).toBe("rtl");
  await screen.load("/pages/");
  expect(direction()).toBe("rtl");
  await web.close();
  web = await openTestWeb(world);
  expect([await directionAt("noordervaart.example"), await directionAt("zuiderzee.example")]).toEqual([
    "rtl",
    "ltr",
  ]);
  await screen.load("/settings/site/");
  await screen.choose("Reading direction", "As each language reads");
  await screen.click("button", "Save");
  expect(direction()).toBe("ltr");
});
