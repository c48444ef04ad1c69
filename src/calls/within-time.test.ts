import { expect, it } from "vitest";
import { withinTime } from "./within-time.ts";

it("work that never ends is broken off, and the next is done", () => {
  const begun = performance.now();
  expect(
    withinTime(50, () => {
      for (;;);
    }),
  ).toBe(false);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(45);
  let isDone = false;
  expect(withinTime(5000, () => void (isDone = true))).toBe(true);
  expect(isDone).toBe(true);
});

it("an error of the work is its own", () => {
  const bug = new Error("fog");
  expect(() =>
    withinTime(5000, () => {
      throw bug;
    }),
  ).toThrow(bug);
});
