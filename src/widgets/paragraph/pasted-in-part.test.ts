import { expect, it } from "vitest";
import type { HtmlNode } from "#widgets/kit/html-node.ts";
import { origin, tag, taking, body } from "#testing/html/pasted.ts";
import { tablesFrom } from "../table/pasted-table.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";

const isCut = (...children: readonly HtmlNode[]) =>
  widgetsFromHtml(body(...children), taking).some((widget) => widget.isCut === true);
const cells = (count: number, words = "7") =>
  tag(
    "table",
    {},
    tag("tr", {}, ...Array.from({ length: count }, (_, at) => tag("td", {}, at < 50 ? "7" : words))),
  );

it("says that words had no room: of a text, of a cell, and of columns that a table cannot have (long)", () => {
  expect(isCut(tag("p", {}, "a".repeat(1_000_000)))).toBe(false);
  expect(isCut(tag("p", {}, "a".repeat(1_000_000)), tag("p", {}, " "))).toBe(false);
  expect(isCut(tag("p", {}, "a".repeat(1_000_000)), tag("p", {}, "b"))).toBe(true);
  const many = tag("p", {}, ...Array.from({ length: 10_000 }, () => "a"));
  expect(isCut(...Array.from({ length: 9 }, () => many))).toBe(false);
  expect(isCut(...Array.from({ length: 10 }, () => many))).toBe(true);
  expect(tablesFrom(cells(50), origin).map((table) => table.isCut)).toEqual([undefined]);
  expect(tablesFrom(cells(52, " "), origin).map((table) => table.isCut)).toEqual([undefined]);
  expect(tablesFrom(cells(51), origin).map((table) => table.isCut)).toEqual([true]);
  const lines = (count: number) => Array.from({ length: count }, () => tag("p", {}, "a"));
  expect(isCut(...lines(5000), tag("p", {}, " "))).toBe(false);
  expect(isCut(...lines(5001))).toBe(true);
  expect(isCut(tag("ul", {}, ...lines(5001).map((line) => tag("li", {}, line))))).toBe(true);
  const long = tag("table", {}, tag("tr", {}, tag("td", {}, "a".repeat(20_001)), tag("td", {}, "b")));
  expect(isCut(long)).toBe(true);
});

it("keeps the words of elements that are nested as deeply as browsers nest them", () => {
  let node = tag("div", {}, "deep");
  for (let depth = 0; depth < 512; depth++) node = tag("div", {}, node);
  expect(JSON.stringify(widgetsFromHtml(body(node), taking))).toContain("deep");
});
