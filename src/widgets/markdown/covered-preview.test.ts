import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("keys pass by links, wide tables and code of the preview that edit mode covers, which cannot be pushed aside there (long)", async () => {
  const source =
    "[Crew](/people/)\n\n```ts\nconst ferry = 1;\n```\n\n| Ship | Berths |\n| --- | --- |\n| Alk | 4 |";
  const page = await draftedPage(world, { note0001: note(source) });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const canvas = screen.document.querySelector(".canvas");
  const stops = [
    ...(canvas?.querySelectorAll<HTMLElement>(".kit-prose a[href], pre, .kit-table-frame") ?? []),
  ];
  expect(stops.map(({ tagName, tabIndex, style }) => [tagName, tabIndex, style.overflow])).toEqual([
    ["A", -1, "clip"],
    ["PRE", -1, "clip"],
    ["DIV", -1, "clip"],
  ]);
});
