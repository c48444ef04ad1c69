import { expect, it } from "vitest";
import { mayShareAtOnce } from "./rules.ts";

it("the sharing of a thousand pages is changed at once with up to twenty lines, of fewer pages with more", () => {
  const allowed = (pages: number, lines: number) => mayShareAtOnce(pages, lines).allowed;
  expect([allowed(1000, 0), allowed(1000, 20), allowed(1000, 21)]).toEqual([true, true, false]);
  expect([allowed(1001, 1), allowed(10, 2000), allowed(11, 2000)]).toEqual([false, true, false]);
  expect(mayShareAtOnce(81, 250)).toMatchObject({ code: "batch-too-large", values: { most: 80 } });
});
