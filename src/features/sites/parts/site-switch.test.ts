import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("a switch stands where it was put while its answer is on the way, goes back when there is none, and the next try takes that word along (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  const isOn = () => (screen.part("switch", /^Show birthdays/) as HTMLInputElement).checked;
  const before = isOn();
  let letGo = (): void => {};
  screen.meddle(({ path }) =>
    path.includes("celebrations")
      ? new Promise<Response>((resolve) => {
          letGo = () => resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
        })
      : null,
  );
  await screen.click("switch", /^Show birthdays/);
  expect(isOn()).toBe(!before);
  letGo();
  await screen.pass(0);
  expect([isOn(), screen.text().includes("Oops, that didn't work")]).toEqual([before, true]);
  screen.meddle(() => null);
  await screen.click("switch", /^Show birthdays/);
  await screen.pass(0);
  expect([isOn(), screen.text().includes("Oops, that didn't work")]).toEqual([!before, false]);
});
