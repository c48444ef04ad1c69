import { expect, it } from "vitest";
import { indented, nextLine, outdented } from "./code-keys.ts";

/** A text with its selection between bars, one bar for a caret. */
function state(shown: string) {
  const start = shown.indexOf("|");
  const end = shown.lastIndexOf("|");
  return { text: shown.replaceAll("|", ""), start, end: end > start ? end - 1 : start };
}
function shown({ text, start, end }: ReturnType<typeof state>): string {
  const bar = end > start ? `|${text.slice(start, end)}|` : "|";
  return text.slice(0, start) + bar + text.slice(end);
}

it.each([
  ["a|b", "a  |b"],
  ["a\n|b\nc|\nd", "a\n  |b\n  c|\nd"],
])("Tab makes %j %j", (before, after) => {
  expect(shown(indented(state(before)))).toBe(after);
});

it.each([
  ["    a|b", "  a|b"],
  ["\ta|", "a|"],
  ["ab|", "ab|"],
  [" |  a", "| a"],
  ["  |a\n b|\n  c", "|a\nb|\n  c"],
])("Shift and Tab makes %j %j", (before, after) => {
  expect(shown(outdented(state(before)))).toBe(after);
});

it("a new line stands as far in as the one before", () => {
  expect(shown(nextLine(state("if x:\n  do|\nend")))).toBe("if x:\n  do\n  |\nend");
  expect(shown(nextLine(state("  |do")))).toBe("  \n  |do");
  expect(shown(nextLine(state("a|bc|d")))).toBe("a\n|d");
});
