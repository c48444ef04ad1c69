import { expect, it } from "vitest";
import type { FoundWords } from "#documents/draft/finding/found-words.ts";
import { type FoundPlace, nearestFound } from "./nearest-found.ts";

const reading = {
  ids: ["title", "above", "table", "below", "last"],
  partsOf: (id: string) => (id === "table" ? ["table/1", "table/2", "table/3", "table/4"] : [id]),
};
const words = (id: string, part: string, from: number, inName: number | null = null): FoundWords => ({
  id,
  part,
  from,
  length: 4,
  inName,
});
const found = [
  words("above", "above", 2),
  words("table", "table/1", 0),
  words("table", "table/3", 0),
  words("table", "table/3", 9),
  words("below", "below", 5, 0),
  words("below", "below", 5, 3),
];
const nearest = (id: string, part: string | null, from = 0, inName: number | null = null) =>
  nearestFound(found, { id, part, from, inName }, reading);

it("what is found next is what does not stand before the caret, cell by cell of a table", () => {
  expect(nearestFound(found, null, reading)).toBe(0);
  expect([nearest("title", null), nearest("above", "above", 2), nearest("above", "above", 3)]).toEqual([
    0, 0, 1,
  ]);
  expect(nearest("table", null)).toBe(1);
  expect([nearest("table", "table/1", 0), nearest("table", "table/1", 1)]).toEqual([1, 2]);
  expect([nearest("table", "table/2"), nearest("table", "table/3", 1), nearest("table", "table/4")]).toEqual([
    2, 3, 4,
  ]);
  expect([nearest("below", "below", 5, 0), nearest("below", "below", 5, 1)]).toEqual([4, 5]);
  expect([nearest("below", "below", 6), nearest("last", null), nearest("gone", null)]).toEqual([0, 0, 0]);
});

it("from each of what was found the way back leads to the one before it", () => {
  const places: readonly FoundPlace[] = found;
  expect(places.map((place) => nearestFound(found, place, reading))).toEqual([0, 1, 2, 3, 4, 5]);
});
