import { afterEach, expect, it, vi } from "vitest";
import { rowsInSight, rowsMost } from "./rows-in-sight.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page of so many rows of so many pixels, in a window of 800. */
function pageOf(rows: number, height: number): void {
  const all = Array.from({ length: rows }, (_, at) => ({
    getBoundingClientRect: () => ({ top: at * height }),
  }));
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("document", { querySelectorAll: () => all });
}

it("counts the rows that reach into the window, and a few more", () => {
  pageOf(200, 100);
  expect(rowsInSight()).toBe(11);
  pageOf(200, 790);
  expect(rowsInSight()).toBe(5);
});

it("takes enough for any window where the page ends in it, or is not there", () => {
  pageOf(4, 100);
  expect(rowsInSight()).toBe(rowsMost);
  pageOf(0, 0);
  expect(rowsInSight()).toBe(rowsMost);
  pageOf(200, 10);
  expect(rowsInSight()).toBe(rowsMost);
});
