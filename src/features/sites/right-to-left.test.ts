import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** The direction of the document that a visitor gets at a host. */
async function directionAt(host: string, web: TestWeb): Promise<string | undefined> {
  const visitor = await web.browser("visitor");
  const { text } = await visitor.get("/accounts/login/", { host });
  return /<html [^>]*dir="(\w+)"/.exec(text)?.[1];
}

const direction = ({ document }: Screen) => document.documentElement.getAttribute("dir");

it("a site reads from right to left once that is chosen for it, and no other does [TEXT-06] [TEXT-09]", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  const choice = screen.field("Reading direction") as unknown as HTMLSelectElement;
  expect([direction(screen), choice.value]).toEqual(["ltr", "no"]);
  await screen.choose("Reading direction", "Right to left");
  await screen.click("button", "Save");
  expect(direction(screen)).toBe("rtl");
  const web = await openTestWeb(world);
  const hosts = ["noordervaart.example", "zuiderzee.example"];
  expect(await Promise.all(hosts.map((host) => directionAt(host, web)))).toEqual(["rtl", "ltr"]);
  await web.close();
});

it("all pages of a site read from right to left once it is chosen, and as their language reads after [TEXT-06] (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  await screen.choose("Reading direction", "Right to left");
  await screen.click("button", "Save");
  await screen.load("/pages/");
  expect(direction(screen)).toBe("rtl");
  await screen.load("/settings/site/");
  await screen.choose("Reading direction", "Follow the language");
  await screen.click("button", "Save");
  expect(direction(screen)).toBe("ltr");
});
