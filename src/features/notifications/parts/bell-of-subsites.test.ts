import { expect, it, beforeAll, afterAll } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { setWidth } from "#testing/screens/window-width.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  await import("./notifications-panel.tsx");
  world = await openSubsiteWorld();
});
afterAll(() => world.close());

it("where a subsite refuses, the bell opens its panel as everywhere (long)", async () => {
  for (const path of ["/@crew/", "/@board/", "/@board/tides/"]) {
    const screen = await shown(world, world.vera, path);
    setWidth(screen, 1440);
    const { address } = screen;
    await screen.click("link", "Notifications");
    expect([screen.address, screen.names("dialog")]).toEqual([address, ["Notifications"]]);
  }
});
