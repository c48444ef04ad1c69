import { expect, it } from "vitest";
import { letterIn } from "./caret-in-words.ts";

it.each([
  ["the words before it stay", "One boat", "One boat", 3, 3],
  ["words before it go", "Nonsense One boat", "One boat", 12, 3],
  ["words before it come", "One boat", "Today One boat", 3, 9],
  ["words behind it go", "One boat and more", "One boat", 3, 3],
  ["its own word goes", "One new boat", "One boat", 6, 4],
  ["everything goes", "One", "", 2, 0],
])("a caret in words that are another draft's now: %s", (_, before, after, letter, expected) => {
  expect(letterIn(before, after, letter)).toBe(expected);
});
