import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
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

const at = (host: string, url: string, method: "GET" | "POST" = "GET") =>
  web.server.inject({ url, method, headers: { host } });

it.each([
  ["GET", "/"],
  ["GET", "/accounts/login/"],
  ["POST", "/accounts/login/"],
  ["POST", "/ajax/category/tree/"],
] as const)("a host of no site is answered 421: %s %s", async (method, url) => {
  const answer = await at("elsewhere.example", url, method);
  expect(answer.statusCode).toBe(421);
  expect(answer.body).toContain("no site at this address. Check the address.");
});

it("whoever watches the service needs no site (long)", async () => {
  expect((await at("elsewhere.example", "/health")).statusCode).toBe(200);
});

it("each host shows its own site, whatever the case and the port", async () => {
  expect((await at("Noordervaart.example:8080", "/accounts/login/")).body).toContain("Noordervaart");
  expect((await at("zuiderzee.example", "/accounts/login/")).body).toContain("Zuiderzee");
});
