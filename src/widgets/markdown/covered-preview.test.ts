import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("keys push wide tables and code aside in the preview that edit mode shows, and pass its links by (long)", async () => {
  const source =
    "[Crew](/people/)\n\n```ts\nconst ferry = 1;\n```\n\n| Ship | Berths |\n| --- | --- |\n| Alk | 4 |";
  const page = await draftedPage(world, { note0001: note(source) });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const canvas = screen.document.querySelector(".canvas");
  const stops = (what: string) =>
    [...(canvas?.querySelectorAll<HTMLElement>(what) ?? [])].map((each) => each.tabIndex);
  expect([stops(".kit-prose a[href]"), stops("pre"), stops(".kit-table-frame")]).toEqual([[-1], [0], [0]]);
});
