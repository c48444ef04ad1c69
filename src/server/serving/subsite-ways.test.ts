import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

it("whoever goes on by a menu, by search or by a command stays in their subsite [ROUT-02] (long)", async () => {
  const { tidesId } = world.crew;
  const screen = await shown(world, world.vera, "/@crew/tides/");
  await screen.click("button", "More actions");
  const entries = screen.parts("menuitem").flatMap((entry) => entry.getAttribute("href") ?? []);
  expect(entries).toEqual([`/@crew/page/properties/${tidesId}/`, `/@crew/page/versions/${tidesId}/`]);
  await screen.press("{Escape}");
  const chosen = async (words: string) => {
    await screen.load("/@crew/tides/");
    await screen.press("{Control>}k{/Control}");
    await screen.type("Search Noordervaart", words);
    await screen.pass(400);
    await screen.press("{Enter}");
    return screen.address;
  };
  expect(await chosen("vera vis")).toBe(`/@crew/profile/p/${world.vera.id}/`);
  expect(await chosen("activity")).toBe("/@crew/feed/");
});
