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

it("nobody changes their own role, whatever it is and would be [CACT-20] [CACT-22] (long)", async () => {
  for (const who of [world.olga, world.ada])
    for (const role of ["owner", "admin", "editor", "member", "external"]) {
      const answer = await (await web.browser(who)).post(`/-/people/${who.id}/role/`, { role });
      expect(answer.status, role).toBe(403);
      expect(answer.body, role).toEqual({ success: false, error: "Sorry, can't change your own role." });
    }
});

it("nobody changes their own role [CACT-20]", async () => {
  for (const who of [world.olga, world.ada]) {
    const answer = await (await web.browser(who)).post(`/-/people/${who.id}/role/`, { role: "member" });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ success: false, error: "Sorry, can't change your own role." });
  }
});

it("nobody deletes themselves, the only owner included [CACT-20] [CACT-21]", async () => {
  for (const who of [world.olga, world.ada]) {
    const answer = await (await web.browser(who)).post(`/-/people/${who.id}/remove/`, {});
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ success: false, error: "Sorry, you cannot delete yourself." });
  }
});
