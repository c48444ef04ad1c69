import { describe, expect, it } from "vitest";
import { firstCrop, isCrop, isSquareIn, movedCrop, resizedCrop } from "./crop.ts";

const sides = { width: 600, height: 400 };

describe("the square that is chosen", () => {
  it("begins at half of the smaller side, in the middle [AVAT-10]", () => {
    expect(firstCrop(sides)).toEqual({ x1: 200, y1: 100, x2: 400, y2: 300 });
    expect(firstCrop({ width: 40, height: 90 })).toEqual({ x1: 10, y1: 35, x2: 30, y2: 55 });
    expect(firstCrop({ width: 1, height: 1 })).toEqual({ x1: 0, y1: 0, x2: 1, y2: 1 });
  });

  it("is moved no further than the picture goes [AVAT-19]", () => {
    const first = firstCrop(sides);
    expect(movedCrop(first, { x: 10, y: -20 }, sides)).toEqual({ x1: 210, y1: 80, x2: 410, y2: 280 });
    expect(movedCrop(first, { x: 9999, y: 9999 }, sides)).toEqual({ x1: 400, y1: 200, x2: 600, y2: 400 });
    expect(movedCrop(first, { x: -9999, y: -9999 }, sides)).toEqual({ x1: 0, y1: 0, x2: 200, y2: 200 });
  });

  it.each([
    ["start-top", { x1: 180, y1: 80, x2: 400, y2: 300 }, { x1: 100, y1: 0, x2: 400, y2: 300 }],
    ["end-top", { x1: 200, y1: 80, x2: 420, y2: 300 }, { x1: 200, y1: 0, x2: 500, y2: 300 }],
    ["start-bottom", { x1: 180, y1: 100, x2: 400, y2: 320 }, { x1: 100, y1: 100, x2: 400, y2: 400 }],
    ["end-bottom", { x1: 200, y1: 100, x2: 420, y2: 320 }, { x1: 200, y1: 100, x2: 500, y2: 400 }],
  ] as const)("drawn at the corner %s stays a square inside the picture [AVAT-19]", (corner, by20, most) => {
    const first = firstCrop(sides);
    expect(resizedCrop(first, { corner, by: 20 }, sides)).toEqual(by20);
    expect(resizedCrop(first, { corner, by: 9999 }, sides)).toEqual(most);
    const least = resizedCrop(first, { corner, by: -9999 }, sides);
    expect([least.x2 - least.x1, least.y2 - least.y1]).toEqual([16, 16]);
    expect(isSquareIn(least, sides)).toBe(true);
  });

  it.each([
    [-1, 0, 19, 20],
    [0, -1, 20, 19],
    [581, 0, 601, 20],
    [0, 381, 20, 401],
    [0, 0, 20, 21],
  ])("from %i, %i to %i, %i is no square inside the picture [AVAT-19]", (x1, y1, x2, y2) => {
    expect(isSquareIn({ x1, y1, x2, y2 }, sides)).toBe(false);
    expect(isSquareIn({ x1: 580, y1: 380, x2: 600, y2: 400 }, sides)).toBe(true);
  });

  it("is a part of the picture only with x2>x1 and y2>y1 [AVAT-11]", () => {
    expect(isCrop({ x1: 1, y1: 1, x2: 2, y2: 2 })).toBe(true);
    expect(isCrop({ x1: 1, y1: 1, x2: 1, y2: 2 })).toBe(false);
    expect(isCrop({ x1: 1, y1: 2, x2: 2, y2: 2 })).toBe(false);
  });
});
