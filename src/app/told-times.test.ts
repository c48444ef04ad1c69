import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { watchTimes } from "./watch-times.ts";

const day = 86_400_000;
const ages = { Now: 0, Days: 3 * day, Months: 209 * day, Date: 211 * day, Ahead: -day };

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  for (const [title, age] of Object.entries(ages)) {
    const id = await madePage(world, title, { at: new Date(worldNow.getTime() - age) });
    await within(world, actorOf(world, world.olga), async (tx) => {
      await run(tx, "update page set is_public = true where site_id = $1 and id = $2", [tx.siteId, id]);
      await refreshReaders(id, tx);
    });
  }
});
afterAll(() => world.close());

it("visitors too are told relative times anew every 2 minutes, and dates as they were [TIME-02] (long)", async () => {
  const screen = await shown(world, "visitor", "/pages/?by=created");
  const told = () => screen.names("time", screen.part("main"));
  const rest = ["3 days ago", "6 months ago", "24 April 2026"];
  const ahead = "22 November 2026, 12:00";
  expect(told()).toEqual([ahead, "a moment ago", ...rest]);
  await import("./entry-visitor.ts");
  await screen.pass(119_000);
  expect(told()).toEqual([ahead, "a moment ago", ...rest]);
  await screen.pass(1_000);
  expect(told()).toEqual([ahead, "2 minutes ago", ...rest]);
  await screen.pass(120_000);
  expect(told()).toEqual([ahead, "4 minutes ago", ...rest]);
});

it("a page without relative times asks for nothing [TIME-02] (long)", async () => {
  const screen = await shown(world, "visitor", "/accounts/login/");
  let asked = 0;
  watchTimes(() => {
    asked += 1;
    return import("./told-times.ts");
  });
  await screen.pass(240_000);
  expect(asked).toBe(0);
});
