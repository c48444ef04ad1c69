import { expect, it } from "vitest";
import type { Block } from "./schema.ts";
import { cutAround } from "./turn-into-heading.ts";

const line = (text: string): Block => ({ type: "paragraph", content: [{ type: "text", text }] });
const list = (...lines: readonly string[]): Block => ({
  type: "bulletList",
  content: lines.map((each) => ({ type: "listItem", content: [line(each)] })),
});

it("cuts a text around the line that becomes a heading", () => {
  expect(cutAround([line("a"), line("b"), line("c")], [1])).toEqual({
    before: [line("a")],
    text: "b",
    after: [line("c")],
  });
});

it("cuts a list around its item; what stands before and behind stays a list", () => {
  expect(cutAround([line("x"), list("a", "b", "c")], [1, 1, 0])).toEqual({
    before: [line("x"), list("a")],
    text: "b",
    after: [list("c")],
  });
});

it("refuses a line of more than 600 characters [WIDG-06]", () => {
  expect(cutAround([line("x".repeat(600))], [0])).not.toBeNull();
  expect(cutAround([line("x".repeat(601))], [0])).toBeNull();
});
