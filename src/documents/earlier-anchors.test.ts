import { expect, it } from "vitest";
import { type Document, stacked } from "./document.ts";
import { withEarlierAnchors } from "./earlier-anchors.ts";
import { readDocument } from "./read-document.ts";

const heading = (id: string, text: string) => ({
  id,
  kind: "Heading" as const,
  version: 1,
  content: { text, level: "h1", anchor: "" },
});
const page = (...texts: readonly [string, string][]) => stacked(texts.map(([id, text]) => heading(id, text)));
/** What comes of publishing one document after the other. */
const published = (...documents: readonly Document[]) =>
  documents.reduce((before, after) => readDocument(withEarlierAnchors(before, after)));

it("a heading keeps the names that it had, until another heading takes one", () => {
  const first = page(["aaaaaa", "Tides"], ["bbbbbb", "Buoys"]);
  const second = page(["aaaaaa", "High water"], ["bbbbbb", "Buoys"]);
  const third = page(["aaaaaa", "Springs"], ["bbbbbb", "Buoys"]);
  expect(published(first, second, third).earlier).toEqual({ aaaaaa: ["tides", "high-water"] });
  const taken = page(["aaaaaa", "Springs"], ["bbbbbb", "Tides"]);
  expect(published(first, second, third, taken).earlier).toEqual({
    aaaaaa: ["high-water"],
    bbbbbb: ["buoys"],
  });
});

it("what comes back to its old name, goes, or had no words leaves no name behind", () => {
  const first = page(["aaaaaa", "Tides"], ["bbbbbb", ""]);
  expect(published(first, page(["aaaaaa", "Fog"]), first).earlier).toEqual({ aaaaaa: ["fog"] });
  expect(published(first, page(["cccccc", "Fog"])).earlier).toBeUndefined();
  expect(published(first, page(["aaaaaa", "Tides"], ["bbbbbb", "Lights"])).earlier).toBeUndefined();
});

it("ten names of a heading are kept, the newest", () => {
  const names = Array.from({ length: 14 }, (_, at) => page(["aaaaaa", `Name ${at}`]));
  expect(published(...names).earlier?.["aaaaaa"]).toEqual(
    ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"].map((at) => `name-${at}`),
  );
});
