import fc from "fast-check";
import { expect, it } from "vitest";
import { runsAt } from "./runs-at.ts";

const run = fc.record({ from: fc.nat(30), length: fc.nat(12) });

it("finds all runs that hold a number, the one that begins last first", () => {
  fc.assert(
    fc.property(fc.array(run), fc.nat(45), (all, number) => {
      const holding = all.filter(({ from, length }) => from <= number && number < from + length);
      const found = runsAt(all).at(number);
      expect(new Set(found)).toEqual(new Set(holding));
      expect(found.map(({ from }) => from)).toEqual(holding.map(({ from }) => from).sort((a, b) => b - a));
    }),
  );
});

it("finds a long run behind many short ones", () => {
  const short = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, length: 1 }));
  expect(runsAt([{ from: 0, length: 200 }, ...short]).at(150)).toEqual([{ from: 0, length: 200 }]);
});
