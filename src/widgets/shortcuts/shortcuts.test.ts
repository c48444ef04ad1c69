import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let page: number;
const items = [
  { id: "roster", name: "Roster", href: "https://roster.example/" },
  { id: "leave", name: "leave", href: "page:1", icon: 36 },
  { id: "words", name: "Canteen", href: "" },
  { id: "none", name: " ", href: "page:1" },
];
beforeAll(async () => {
  world = await openWorld("a hash");
  const greeting = { kind: "Greeting", version: 1, content: {} } as const;
  const tiles = { kind: "Shortcuts", version: 1, content: { items } } as const;
  page = await draftedPage(world, { hello001: greeting, tiles001: tiles });
});
afterAll(() => world.close());

const tiles = (screen: Screen) => screen.parts("listitem", undefined, screen.part("list", "Shortcuts"));

it("shortcuts are tiles with an icon or the first letter, and lead where they say; one without a name is left out (long)", async () => {
  const screen = await shown(world, world.vera, `/page/${page}/`);
  const links = screen.parts("link", undefined, screen.part("list", "Shortcuts"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://roster.example/", "/page/1/"]);
  expect(tiles(screen).map((tile) => tile.querySelector(".shortcuts-name")?.textContent)).toEqual([
    "Roster",
    "leave",
    "Canteen",
  ]);
  const signs = tiles(screen).map((tile) => tile.querySelector("[aria-hidden]"));
  expect(signs.map((sign) => [sign?.textContent, sign?.querySelector("svg") !== null])).toEqual([
    ["R", false],
    ["", true],
    ["C", false],
  ]);
});
