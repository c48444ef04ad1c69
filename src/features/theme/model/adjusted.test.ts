import { expect, it } from "vitest";
import { accents } from "./accents.ts";
import { adjustedFrom } from "./adjusted.ts";

it("the accents that are offered are used as they are", () => {
  expect(accents.filter(({ hex }) => adjustedFrom(hex) !== null)).toEqual([]);
});

it("says of any other what it became, and why", () => {
  expect(adjustedFrom("#fff3a3")).toMatchObject({ why: "tooLight", used: { hex: "#827625" } });
  expect(adjustedFrom("#8b0000")).toMatchObject({ why: "tooDark", picked: { hex: "#8b0000" } });
  const { picked, used } = adjustedFrom("#8b0000") ?? { picked: { ratio: 0 }, used: { ratio: 0 } };
  expect([picked.ratio < 3, used.ratio >= 3]).toEqual([true, true]);
});
