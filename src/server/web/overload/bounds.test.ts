import { expect, it } from "vitest";
import { isTooMuch } from "./bounds.ts";

const quiet = { waiting: 0, connections: 12, delay: 0 };

it.each([
  ["nothing waits", quiet, false, false],
  ["ten wait for each connection", { ...quiet, waiting: 120 }, true, false],
  ["twenty wait for each connection", { ...quiet, waiting: 240 }, true, true],
  ["the process is late for seconds", { ...quiet, delay: 800 }, true, false],
  ["the process hardly answers", { ...quiet, delay: 1500 }, true, true],
])("when %s, reading and acting are refused as they should be", (_, load, reading, acting) => {
  expect([isTooMuch(load, false), isTooMuch(load, true)]).toEqual([reading, acting]);
});
