import { expect, it } from "vitest";
import { origin, tag } from "#testing/html/pasted.ts";
import { plainWords } from "./cell-words.ts";
import { pastedCell } from "./pasted-cell.ts";

const cell = (...inside: Parameters<typeof tag>[2][]) => pastedCell(tag("td", {}, ...inside), origin);

it("a pasted cell keeps marks and links, and stays plain words without them [WIDG-17]", () => {
  expect(cell(" 34 ", "\n dm ")).toBe("34 dm");
  expect(cell("Slow ", tag("span", { style: "font-weight:700" }, "down"), tag("br", {}), "now")).toEqual([
    { type: "text", text: "Slow " },
    { type: "text", text: "down", marks: [{ type: "bold" }] },
    { type: "hardBreak" },
    { type: "text", text: "now" },
  ]);
  expect(cell(tag("a", { href: `${origin}/page/12/` }, "Fog"))).toEqual([
    { type: "text", text: "Fog", marks: [{ type: "link", attrs: { href: "page:12" } }] },
  ]);
  expect(cell(tag("a", { href: "javascript:alert(1)" }, "Fog"), tag("script", {}, "alert(1)"))).toBe("Fog");
});

it("what a spreadsheet says of the whole cell holds for its words", () => {
  expect(pastedCell(tag("td", { style: "font-weight:bold" }, "34"), origin)).toEqual([
    { type: "text", text: "34", marks: [{ type: "bold" }] },
  ]);
});

it("blocks and a table within a cell break its lines, and nothing else does", () => {
  const inner = tag(
    "table",
    {},
    tag("tr", {}, tag("td", {}, "a"), tag("td", {}, "b")),
    tag("tr", {}, tag("td", {}, "c")),
  );
  expect(cell(tag("p", {}, "one "), "\n", tag("p", {}, " two"), inner)).toBe("one\ntwo\na b\nc");
});

it("a cell that is too long is not cut in silence: who puts it in says so", () => {
  expect(plainWords(cell("x".repeat(20_001)))).toHaveLength(20_001);
});

it("a cell keeps the blanks and line feeds that are shown, but none at its end", () => {
  const shown = (style: string, words: string) => pastedCell(tag("td", { style }, words), origin);
  expect(shown("white-space: pre", "  if (a)\n\tb  \n")).toBe("  if (a)\n    b");
  expect(shown("white-space: pre", " \n  ")).toBe("");
  expect(shown("", "  if (a)\n  b")).toBe("if (a) b");
  expect(cell("x", tag("pre", {}, "a\n  b"))).toBe("xa\n  b");
});
