import { describe, expect, it } from "vitest";
import { shareSeen, sharesMoved } from "./column-shares.ts";

describe("the line between two columns of a table [WIDG-17]", () => {
  it.each([
    [1, { before: 4, after: 5 }],
    [-2, { before: 1, after: 8 }],
    [-12, { before: 1, after: 8 }],
    [12, { before: 8, after: 1 }],
  ])("moved by %d leaves each at least one twelfth, and both together what they had", (by, shares) => {
    expect(sharesMoved({ before: 3, after: 6 }, by)).toEqual(shares);
  });

  it("begins where a column is seen when nobody has chosen its width", () => {
    expect(shareSeen(null, { width: 260, of: 1000 })).toBe(3);
    expect(shareSeen(null, { width: 10, of: 1000 })).toBe(1);
    expect(shareSeen(5, { width: 260, of: 1000 })).toBe(5);
  });
});
