import { describe, expect, it } from "vitest";
import {
  type Selection,
  countOf,
  extended,
  nothingSelected,
  selectedAll,
  toggled,
  withoutGone,
} from "./selection.ts";

const order = [1, 2, 3, 4, 5, 6];
const ids = (selection: Selection) => [...(selection?.ids ?? [])].toSorted((one, other) => one - other);

describe("a selection of pages", () => {
  it("takes one page after the other, and each back", () => {
    const two = toggled(toggled(null, 3), 5);
    expect([ids(two), countOf(two)]).toEqual([[3, 5], 2]);
    expect(ids(toggled(two, 3))).toEqual([5]);
    expect(countOf(nothingSelected)).toBe(0);
  });

  it("reaches from the page chosen last, in both directions, and is drawn in again", () => {
    const from = toggled(toggled(null, 1), 4);
    const down = extended(from, 6, order);
    expect(ids(down)).toEqual([1, 4, 5, 6]);
    const up = extended(down, 2, order);
    expect(ids(up)).toEqual([1, 2, 3, 4]);
    expect(ids(extended(up, 4, order))).toEqual([1, 4]);
  });

  it("begins with one page where there is none to reach from", () => {
    expect(ids(extended(null, 3, order))).toEqual([3]);
    expect(ids(extended(toggled(null, 99), 3, order))).toEqual([3, 99]);
  });

  it("loses what is listed no more, and keeps what was never listed", () => {
    const all = selectedAll(toggled(null, 2), [1, 2, 3, 80]);
    expect(ids(withoutGone(all, order, [1, 3, 4]))).toEqual([1, 3, 80]);
    expect(withoutGone(all, order, order)).toBe(all);
  });
});
