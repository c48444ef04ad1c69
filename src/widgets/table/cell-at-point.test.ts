import { expect, it } from "vitest";
import { type CellBox, nearestCell } from "./cell-at-point.ts";

const place = (row: string, column: string, at: readonly [number, number, number, number]): CellBox => {
  const [left, top, right, bottom] = at;
  return { at: { row, column }, box: { left, top, right, bottom } };
};

/** Two rows of two columns, of which the first is merged down. */
const boxes = [
  place("1", "a", [0, 100, 100, 180]),
  place("1", "b", [100, 100, 300, 140]),
  place("2", "b", [100, 140, 300, 180]),
];

it.each([
  ["in a cell", { x: 150, y: 150 }, "2 b"],
  ["above a column", { x: 150, y: 40 }, "1 b"],
  ["below a column", { x: 150, y: 400 }, "2 b"],
  ["below a merged cell", { x: 20, y: 400 }, "1 a"],
  ["below and beside the last column", { x: 900, y: 400 }, "2 b"],
  ["beside the first row", { x: 900, y: 120 }, "1 b"],
])("a point %s means the nearest cell", (_, point, expected) => {
  const found = nearestCell(boxes, point);
  expect(found && `${found.row} ${found.column}`).toBe(expected);
});

it("a table without cells has none", () => {
  expect(nearestCell([], { x: 0, y: 0 })).toBe(null);
});
