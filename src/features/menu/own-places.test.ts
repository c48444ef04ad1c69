import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { some } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("our own places are offered with their names, and bring their icons [MITM-04] [MITM-15]", async () => {
  const places = [
    ["Home", "/", 1],
    ["Pages", "/pages/", 2],
    ["Activity", "/feed/", 3],
    ["People", "/people/", 4],
    ["Settings", "/settings/", 5],
    ["My Preferences", "/settings/preferences/", 147],
  ] as const;
  const data = JSON.stringify({ user_state: { items: [], overflow: true } });
  expect(await as(world, world.olga).call(saveMenu, { page_id: 0, data })).toMatchObject({ success: true });
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Edit menu");
  const editor = screen.part("region", "Edit menu");
  const tried = some(places, 2);
  for (const [name] of tried) {
    await screen.click("button", "Add item", editor);
    await screen.click("radio", "Link", screen.part("radiogroup", "Type"));
    const offered = [...screen.part("combobox", "Go to").querySelectorAll("option")].slice(1);
    expect(offered.map((option) => option.textContent)).toEqual(places.map(([place]) => place));
    await screen.choose("Go to", name);
    await screen.click("button", "Add item", screen.part("dialog"));
  }
  await screen.click("button", "Save");
  const stored = await as(world, world.olga).call(readMenu, {});
  expect(stored.success && stored.user_state.items).toMatchObject(
    tried.map(([orig_title, link, icon]) => ({ orig_title, link, icon })),
  );
  const bar = screen.parts("link", undefined, screen.part("navigation", "Site menu"));
  expect(
    bar.map((link) => [link.textContent, link.getAttribute("href"), link.querySelectorAll("svg").length]),
  ).toEqual(tried.map(([name, link]) => [name, link, 1]));
});
