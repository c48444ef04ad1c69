import { expect, it } from "vitest";
import { successorOf } from "./successor.ts";

it.each([
  [
    "a widget that stayed is its own successor, wherever it stands now",
    "b",
    ["a", "b", "c"],
    ["c", "b"],
    "b",
  ],
  ["what came in the place of one that is gone follows it", "b", ["a", "b", "c"], ["a", "x", "c"], "x"],
  ["what came elsewhere does not", "c", ["a", "b", "c", "d"], ["a", "x", "b", "y", "d"], "y"],
  ["the one behind goes before what came further down", "b", ["a", "b", "c"], ["a", "c", "x"], "c"],
  ["also at the beginning", "a", ["a", "b"], ["x", "b"], "x"],
  ["where nothing came, the one behind moves up", "b", ["a", "b", "c"], ["a", "c"], "c"],
  ["at the end the one before is left", "c", ["a", "b", "c"], ["a", "b"], "b"],
  ["an empty page has none", "a", ["a"], [], null],
])("%s", (_, id, before, after, successor) => {
  expect(successorOf(id, before, after)).toBe(successor);
});
