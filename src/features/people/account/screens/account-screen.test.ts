import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveAccount } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set time_zone = 'Asia/Tokyo' where id = $1", [world.siteId]);
  await madePage(world, "Tides");
});
afterAll(() => world.close());

/** The moment of the page's last change, noon UTC, as the list of pages tells it. */
async function told(who: "vera" | "ed"): Promise<string | null | undefined> {
  const screen = await shown(world, world[who], "/pages/");
  return screen.parts("time")[0]?.getAttribute("title");
}

describe("dates and times", () => {
  it("follow the zone, the clock and the order that one has chosen [TIME-12]", async () => {
    await as(world, world.vera).call(saveAccount, {
      display_name: "Vera Visser",
      language: "en",
      time_zone: "Pacific/Auckland",
      hour12: "yes",
      date_order: "mdy",
    });
    expect(await told("vera")).toBe("November 22, 2026, 1:00 AM");
  });

  it("follow the site's zone for who has chosen none [TIME-12]", async () => {
    expect(await told("ed")).toBe("21 November 2026, 21:00");
  });
});
