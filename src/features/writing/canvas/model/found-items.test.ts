import { expect, it } from "vitest";
import { foundIn } from "./found-items.ts";

const named = (name: string, otherNames = "") => ({ name, otherNames });
const items = [named("Text", "table of contents"), named("Big table"), named("Table 3×3", "grid")];

it("finds by the start of a name, then of a word in it, then of another name, as keyboards write it", () => {
  const found = (words: string) => foundIn(items, words).map(({ name }) => name);
  expect(found("tab")).toEqual(["Table 3×3", "Big table", "Text"]);
  expect(found("Table 3x3")).toEqual(["Table 3×3"]);
  expect(found("3x")).toEqual(["Table 3×3"]);
  expect(found("able")).toEqual([]);
});
