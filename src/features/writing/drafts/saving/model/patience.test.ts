import { expect, it } from "vitest";
import { Patience } from "./patience.ts";

it("a change has time in proportion to its length, and whoever used theirs up has little for a minute", () => {
  const patience = new Patience();
  expect([0, 200_000, 2_200_000].map((bytes) => patience.with("1:2", bytes, 0))).toEqual([1000, 2000, 3000]);
  patience.usedUp("1:2", 0);
  expect(["1:2", "1:3"].map((person) => patience.with(person, 0, 59_999))).toEqual([100, 1000]);
  expect(patience.with("1:2", 0, 60_000)).toBe(1000);
});

it("remembers the last thousand people", () => {
  const patience = new Patience();
  for (let person = 0; person <= 1000; person++) patience.usedUp(`1:${person}`, 0);
  expect(["1:0", "1:1"].map((person) => patience.with(person, 0, 1))).toEqual([1000, 100]);
});
