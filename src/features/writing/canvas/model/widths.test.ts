import { expect, it } from "vitest";
import { gapAt, gapMoved } from "./widths.ts";

const row = {
  id: "r",
  columns: [
    { id: "a", width: 4, widgets: ["aaaaaa"] },
    { id: "b", width: 4, widgets: ["bbbbbb"] },
    { id: "c", width: 4, widgets: ["cccccc"] },
  ],
};

it("a gap that moves makes one column wider and its neighbour narrower [WIDG-13]", () => {
  expect(gapMoved(row, 0, 1)).toEqual([5, 3, 4]);
  expect(gapMoved(row, 1, -1)).toEqual([4, 3, 5]);
  expect(gapAt(row, 1)).toBe(8);
});

it("no column gets narrower than two twelfths", () => {
  expect(gapMoved(row, 0, 9)).toEqual([6, 2, 4]);
  expect(gapMoved(row, 0, -9)).toEqual([2, 6, 4]);
  expect(gapMoved({ ...row, columns: row.columns.map((each) => ({ ...each, width: 2 })) }, 0, -1)).toBeNull();
});
