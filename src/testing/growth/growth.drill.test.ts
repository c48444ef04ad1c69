import { expect, it } from "vitest";
import { growthFaults } from "./growth.ts";
import { fieldParsers, parsers } from "./parsers.tsx";

it.each([...parsers, ...fieldParsers])(
  "long hostile texts cost time in proportion to their length: %s",
  (_, read) => {
    expect(growthFaults(read, { letters: 20_000, quickly: 100 })).toEqual([]);
  },
  300_000,
);
