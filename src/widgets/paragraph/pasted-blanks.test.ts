import { expect, it } from "vitest";
import { body, read, tag, taking } from "#testing/html/pasted.ts";
import { paragraphClipboard } from "./clipboard.ts";
import { widgetsFromPlain } from "./pasted-markdown.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";

it("what is pasted keeps the blanks and line feeds that are shown", () => {
  const line = (...words: Parameters<typeof tag>[2][]) => tag("div", {}, ...words);
  const code = (style: string, ...lines: Parameters<typeof tag>[2][]) =>
    body(tag("div", { style }, ...lines));
  const lines = [
    line(tag("b", {}, "for"), " (;;) {"),
    line(tag("span", {}, "  "), tag("b", {}, "sail"), "( ", tag("span", {}, " x);  ")),
    "\n",
    line("   "),
    line("}"),
  ];
  const kept = ["plain: p[bold(for) (;;) {]p[  bold(sail)(  x);]p[}]"];
  for (const style of [
    "white-space: pre;",
    "color: #ccc;white-space:normal;WHITE-SPACE:pre-wrap",
    "white-space-collapse: preserve",
  ])
    expect(read(code(style, ...lines))).toEqual(kept);
  expect(read(code("white-space: nowrap", ...lines))).toEqual([
    "plain: p[bold(for) (;;) {]p[bold(sail)( x);]p[}]",
  ]);
  expect(read(code("white-space: pre", 'if (fog)\r\n\thorn("a  b");\n\n  slow();\n'))).toEqual([
    'plain: p[if (fog)|    horn("a  b");]p[  slow();]',
  ]);
  expect(read(code("white-space: pre-line", "if (fog)\n  horn();"))).toEqual(["plain: p[if (fog)|horn();]"]);
  expect(read(code("white-space: pre", tag("p", { style: "white-space: normal" }, " a \n b ")))).toEqual([
    "plain: p[a b]",
  ]);
  expect(read(body(tag("ul", {}, tag("li", {}, tag("pre", {}, "a {\n  b\n}")))))).toEqual([
    "plain: ul[li[p[a {|  b|}]]]",
  ]);
  expect(read(body(tag("p", {}, "see ", tag("code", { style: "white-space: pre" }, "  a\n    b"))))).toEqual([
    "plain: p[see code(  a)|code(    b)]",
  ]);
});

it("plain words keep the blanks before and in their lines, where they are no Markdown", () => {
  const plain = (text: string) => read(widgetsFromPlain(text, taking));
  expect(plain("Tides\n    high  at six\n\tlow at noon\n\n  Fog\n")).toEqual([
    "plain: p[Tides|    high  at six|    low at noon]p[  Fog]",
  ]);
  expect(plain("  Tides ")).toEqual(["plain: p[  Tides]"]);
  expect(plain("\r\n \r\n  Tides\r\n\t\r\n   \r\nFog")).toEqual(["plain: p[  Tides]p[Fog]"]);
  const said = (text: string) => read(paragraphClipboard.reads?.text(text, taking) ?? []);
  expect(said("  Tides\n    high")).toEqual(["plain: p[  Tides|    high]"]);
  expect(said("- Tides\n    - high\n\n```\n  x\n```")).toEqual([
    "plain: ul[li[p[Tides]ul[li[p[high]]]]]",
    "code in no language:   x",
  ]);
});

it("a block of code keeps its lines, whatever a page puts them into", () => {
  const rows = [
    tag("div", {}, "a {"),
    tag("div", {}, tag("span", {}, "  b\n")),
    tag("div", {}, ""),
    tag("div", {}, "}"),
  ];
  expect(read(body(tag("pre", {}, tag("code", {}, ...rows))))).toEqual([
    "code in no language: a {\n  b\n\n}",
  ]);
  expect(read(body(tag("pre", {}, "x", tag("div", {}, " y"), "z\n", tag("span", {}, "q"))))).toEqual([
    "code in no language: x\n y\nz\nq",
  ]);
});

it("more lines than a text takes at once are left out of one piece of words, too", () => {
  const lines = (count: number) => tag("p", { style: "white-space: pre" }, "a\n".repeat(count));
  const isCut = (count: number) => widgetsFromHtml(body(lines(count)), taking).some((widget) => widget.isCut);
  expect([isCut(500), isCut(6000)]).toEqual([false, true]);
});
