import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { followed, panned, swiped, whole, zoomed } from "./zoom.ts";

const pixels = fc.integer({ min: -600, max: 600 });
const point = fc.record({ x: pixels, y: pixels });

describe("a picture that is looked at closely", () => {
  it("keeps what lies under the pointer where it is, between 1 and 8 times its size", () => {
    const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
    fc.assert(
      fc.property(point, factor, factor, (at, first, second) => {
        const before = zoomed(whole, first, at);
        const after = zoomed(before, second, at);
        expect(after.scale).toBeGreaterThanOrEqual(1);
        expect(after.scale).toBeLessThanOrEqual(8);
        const strayed = (at.x - after.x) / after.scale - (at.x - before.x) / before.scale;
        expect(after.scale === 1 ? Math.hypot(after.x, after.y) : Math.abs(strayed)).toBeLessThan(1e-6);
      }),
      { numRuns: tries(300) },
    );
  });

  it("is moved no further than to its edges", () => {
    const sizes = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 300 } };
    expect(panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: 900 }, sizes)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(panned({ scale: 4, x: 0, y: 0 }, { x: -50, y: -900 }, sizes)).toEqual({
      scale: 4,
      x: -50,
      y: -200,
    });
  });

  it("follows the finger sideways, and a quarter as far where no other picture comes", () => {
    const first = (side: -1 | 1) => side === -1;
    expect(followed({ x: -40, y: 10 }, first)).toBe(-40);
    expect(followed({ x: 40, y: 10 }, first)).toBe(10);
    expect(followed({ x: -40, y: 60 }, first)).toBe(0);
  });

  it("goes on by a swipe that is long enough and not meant for scrolling", () => {
    expect(swiped({ x: -60, y: 10 })).toBe(-1);
    expect(swiped({ x: 60, y: -10 })).toBe(1);
    expect(swiped({ x: 40, y: 0 })).toBe(0);
    expect(swiped({ x: 60, y: 60 })).toBe(0);
  });
});
