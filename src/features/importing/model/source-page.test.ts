import { beforeEach, expect, it, vi } from "vitest";
import type * as reader from "#widgets/markdown/reader.ts";
import { readSourcePage } from "./source-page.ts";

const understood = vi.hoisted(() => ({ letters: 0 }));
vi.mock("#widgets/markdown/reader.ts", async (original) => {
  const real = await original<typeof reader>();
  const anchorsOf: typeof real.anchorsOf = (source) => {
    understood.letters += source.length;
    return real.anchorsOf(source);
  };
  return { ...real, anchorsOf };
});
beforeEach(() => void (understood.letters = 0));

const names = (text: string) => [...readSourcePage({ path: "a.md", text }).anchors];

it("a long file is taken apart for its anchors once: everybody waits meanwhile (long)", () => {
  const text = `# Title\n\n${"## Fog\n".repeat(1000)}`;
  readSourcePage({ path: "a.md", text });
  expect(understood.letters).toBeLessThan(text.length * 1.1);
});

it("a very long file is not taken apart at all: its anchors are found by their signs, with the same names", () => {
  const some =
    "## Fog\n\n## *Fog* and [sea](x.md) ##\n\nA [mark]{#buoy}.\n\n```\n# no\n```\n\n### The lamp {#lamp}\n\n";
  const expected = names(some);
  understood.letters = 0;
  expect(names(some + "Words.\n\n".repeat(15_000))).toEqual(expected);
  expect(understood.letters).toBeLessThan(100);
  expect(Object.fromEntries(expected)).toEqual({
    fog: "",
    "": "",
    buoy: "buoy",
    lamp: "lamp",
    "the-lamp": "lamp",
    "fog-and-sea": "fog-and-sea",
  });
});

it("headings have the names that code hosts give them, that of the page's title included", () => {
  expect(names("# Fog\n\n## Fog\n\n## The sea {#sea}\n")).toEqual([
    ["fog", ""],
    ["sea", "sea"],
    ["fog-1", "fog"],
    ["the-sea", "sea"],
    ["", ""],
  ]);
  expect(names('<h1 align="center">Emblem</h1>\n\n## Fog\n\n## More\n')).toEqual([
    ["more", "more"],
    ["emblem", ""],
    ["fog", ""],
    ["", ""],
  ]);
  expect(names("Fog\n===\n\nFog\n---\n")).toEqual([
    ["fog", ""],
    ["fog-1", "fog"],
    ["", ""],
  ]);
  expect(names("words\n\n## Fog\n")).toEqual([["fog", "fog"]]);
});
