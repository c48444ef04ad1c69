import { afterAll, beforeAll, expect, it } from "vitest";
import { auditOf } from "#testing/audit.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

it("a day that no calendar has is refused", async () => {
  for (const day of ["2026-02-30", "2026-04-31", "2026-13-01"]) {
    const shown = await olga.get(`/settings/auditlog/?day=${day}`, { accept: "application/json" });
    const exported = await olga.post("/-/auditlog/export/", { day });
    expect([day, shown.status, exported.status]).toEqual([day, 400, 400]);
  }
  expect(web.bugs).toEqual([]);
});

it("each part that is taken along is logged, wherever it begins", async () => {
  const before = (await auditOf(world)).length;
  await olga.post("/-/auditlog/export/", { before: 999_999_999 });
  expect((await auditOf(world)).slice(before)).toMatchObject([
    { kind: "audit-exported", actor: "Olga Oosterhuis" },
  ]);
});
