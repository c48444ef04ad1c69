import { expect, it } from "vitest";
import { growthFaults } from "./growth.ts";
import { parsers } from "./parsers.tsx";

it.each(parsers)("hostile texts of people cost time in proportion to their length: %s", (_, read) => {
  expect(growthFaults(read, { letters: 1500, quickly: 30 })).toEqual([]);
});

it("a reader that looks at each letter again for every other is found", () => {
  const reader = (text: string) => text.startsWith("# a  ") && /\s*!$/.test(text);
  const faults = growthFaults(reader, { letters: 4000, quickly: 30 });
  expect(faults).toEqual([expect.stringContaining("blanks inside a line")]);
});
