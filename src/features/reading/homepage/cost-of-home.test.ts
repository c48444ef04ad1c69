import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openNewWorld } from "#testing/world.ts";

const editors = [{ principalId: principal("editors"), mayEdit: true }];
let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openNewWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

it("home asks the database once, with the first steps of owners; where it has no page, once more (long)", async () => {
  const withoutPage = await asked();
  await setHomepage(world, await madePage(world, "Welcome", { shares: editors }));
  expect({ withoutPage, withPage: await asked() }).toEqual({ withoutPage: 2, withPage: 1 });
});

/** How many messages the database is sent for an owner's home, one waiting for the answer to the other. */
async function asked(): Promise<number> {
  const olga = await web.browser(world.olga);
  // What ends a reading waits for what its connection is asked next.
  const ended = () => world.database.pool.query("select 1");
  await olga.get("/");
  await olga.get("/");
  await ended();
  const sent = vi.spyOn(pg.Connection.prototype, "sync");
  await olga.get("/");
  const count = sent.mock.calls.length;
  vi.restoreAllMocks();
  await ended();
  return count;
}
