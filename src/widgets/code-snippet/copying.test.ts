import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("code is copied as it was written, without its numbers, and it is said that it is (long)", async () => {
  const code = 'if (a < 2) {\n\n  say("<b>");\n}';
  const page = await draftedPage(world, {
    snippet1: {
      kind: "CodeSnippet",
      version: 2,
      content: { code, language: "ts", lineNumbers: true, marks: "2-3" },
    },
  });
  const screen = await shown(world, world.vera, `/page/${page}/`);
  const copied: string[] = [];
  // The first click puts another clipboard there.
  await screen.click("button", "Copy");
  Object.defineProperty(screen.document.defaultView?.navigator ?? {}, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await screen.click("button", "Copy");
  expect(copied).toEqual([code]);
  expect(screen.document.querySelectorAll("mark")).toHaveLength(2);
  await screen.pass(10);
  expect(screen.parts("status").map((note) => note.textContent)).toContain("Copied");
});
