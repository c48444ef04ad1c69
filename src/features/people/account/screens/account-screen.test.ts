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
  it("follow the zone, the clock and the order that one has chosen [TIME-12] [USET-13] (long)", async () => {
    await as(world, world.vera).call(saveAccount, {
      display_name: "Vera Visser",
      language: "en",
      time_zone: "Pacific/Auckland",
      hour12: "yes",
      date_order: "mdy",
    });
    expect(await told("vera")).toBe("November 22, 2026, 1:00 AM");
  });

  it("follow what one chooses on the screen, each choice by itself [TIME-12] [USET-13] (long)", async () => {
    const screen = await shown(world, world.vera, "/settings/account/");
    for (const [zone, clock, order, said] of [
      ["Pacific/Auckland", "14:05", "November 21, 2026", "November 22, 2026, 01:00"],
      ["Pacific/Auckland", "14:05", "2026-11-21", "2026-11-22, 01:00"],
      ["America/New York", "14:05", "2026-11-21", "2026-11-21, 07:00"],
      ["America/New York", "2:05 PM", "2026-11-21", "2026-11-21, 7:00 AM"],
    ] as const) {
      await screen.load("/settings/account/");
      await screen.choose("Time zone", zone);
      await screen.choose("Time format", clock);
      await screen.choose("Date format", order);
      await screen.click("button", "Save", screen.part("main"));
      expect(screen.text()).toContain("Saved");
      await screen.load("/pages/");
      expect(screen.parts("time")[0]?.getAttribute("title")).toBe(said);
    }
  });

  it("follow the site's zone for who has chosen none [TIME-12] (long)", async () => {
    expect(await told("ed")).toBe("21 November 2026, 21:00");
  });
});
