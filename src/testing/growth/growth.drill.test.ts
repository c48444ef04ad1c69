import { expect, it } from "vitest";
import { growthFaults } from "./growth.ts";
import { fieldParsers, parsers } from "./parsers.tsx";

it.each([...parsers, ...fieldParsers])(
  "long hostile texts cost time in proportion to their length: %s",
  (_, read) => {
    expect(growthFaults(read, { letters: 5000, quickly: 10 })).toEqual([]);
  },
  300_000,
);

it("a reader that looks at each letter again for every other is found", () => {
  const reader = (text: string) => text.startsWith("# a  ") && /\s*!$/.test(text);
  const faults = growthFaults(reader, { letters: 3500, quickly: 10 });
  expect(faults).toEqual([expect.stringContaining("blanks inside a line")]);
});
