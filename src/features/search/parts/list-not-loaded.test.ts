import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { withoutChunks } from "#testing/screens/chunks.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await madePage(world, "Fog at sea");
});
afterAll(() => world.close());

const label = "Search Noordervaart";

it("a list of results that cannot be fetched is told of once something is typed, and the next letter fetches it (long)", async () => {
  const screen = await shown(world, world.ed, "/settings/");
  const told = () =>
    [...screen.document.querySelectorAll("[role=alert] .ui-notice")].map((each) => each.textContent);
  await withoutChunks(["features/search/parts/results-part.ts"], async () => {
    screen.field(label).focus();
    await screen.pass(100);
    expect(told()).toEqual([]);
    await screen.type(label, "fog");
    expect(told()).toEqual(["Oops, that didn't work"]);
    expect(screen.field(label).value).toBe("fog");
  });
  await screen.press(" ");
  await screen.pass(400);
  expect(screen.names("option")).toEqual([expect.stringContaining("Fog at sea")]);
});
