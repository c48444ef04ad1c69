import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";
import { internalPlaces } from "./model/internal-places.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const places = [
  ["Home", "/", 1],
  ["Pages", "/pages/", 2],
  ["Activity", "/feed/", 3],
  ["People", "/people/", 4],
  ["Settings", "/settings/", 5],
  ["My Preferences", "/settings/preferences/", 147],
] as const;

/** These are chosen one after the other, each in a dialog of its own, and the menu is saved. */
async function chosen(some: readonly (typeof places)[number][]): Promise<Screen> {
  const data = JSON.stringify({ user_state: { items: [], overflow: true } });
  expect(await as(world, world.olga).call(saveMenu, { page_id: 0, data })).toMatchObject({ success: true });
  const screen = await shown(world, world.ed, "/nothing/");
  await screen.click("button", "Edit menu");
  const editor = screen.part("region", "Edit menu");
  for (const [name] of some) {
    await screen.click("button", "Add item", editor);
    await screen.click("radio", "Link", screen.part("radiogroup", "Type"));
    const offered = [...screen.part("combobox", "Go to").querySelectorAll("option")].slice(1);
    expect(offered.map((option) => option.textContent)).toEqual(places.map(([place]) => place));
    await screen.choose("Go to", name);
    await screen.click("button", "Add item", screen.part("dialog"));
  }
  await screen.click("button", "Save", editor);
  return screen;
}

/** What is kept of them, and what the bar shows. */
async function kept(screen: Screen): Promise<unknown> {
  const stored = await as(world, world.olga).call(readMenu, {});
  const items = stored.success ? stored.user_state.items : [];
  const bar = screen.parts("link", undefined, screen.part("navigation", "Site menu"));
  return [
    items.map(({ orig_title, link, icon }) => [orig_title, link, icon]),
    bar.map((link) => [link.textContent, link.getAttribute("href"), link.querySelectorAll("svg").length]),
  ];
}

it("our own places are offered with their names, and bring their icons [MITM-04] [MITM-15]", async () => {
  expect(internalPlaces.map(({ words, link, icon }) => [words.message, link, icon])).toEqual(places);
  const [last] = places.slice(-1);
  expect(await kept(await chosen(places.slice(-1)))).toEqual([[last], [[last?.[0], last?.[1], 1]]]);
});

it("each of our own places is chosen, kept and shown on the bar [MITM-04] [MITM-15] (long)", async () => {
  expect(await kept(await chosen(places))).toEqual([places, places.map(([name, link]) => [name, link, 1])]);
});
