import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import type { LineLook, RichLine } from "../kit/draft.ts";
import { lookFrom } from "../kit/rich-text.ts";
import { blocksFrom, contentFrom, linesOf, linesOfBlocks } from "./lines.ts";
import { docFrom, linesOfDoc } from "./rich-doc.ts";
import type { PastedList } from "./pasted-tasks.ts";
import { type Block, type ParagraphContent, paragraph } from "./schema.ts";

const line = (text: string, look: LineLook = {}): RichLine => ({
  look,
  runs: text === "" ? [] : [{ text, marks: {} }],
});
const p = (text: string): Block =>
  text === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text }] };
const list = (type: "bulletList" | "orderedList", ...items: Block[][]): PastedList => ({
  type,
  content: items.map((content) => ({ type: "listItem", content })),
});

const from = (start: number, ...items: Block[][]): Block => ({ ...list("orderedList", ...items), start });
const docWith = (start: unknown) => ({
  type: "doc",
  content: [{ ...list("orderedList", [p("a")]), start }],
});

it("lists in lists, items of several lines and lists beside each other come back as they were", () => {
  const content: ParagraphContent = {
    text_style: "plain",
    doc: {
      type: "doc",
      content: [
        p("a"),
        list(
          "bulletList",
          [p("b"), list("orderedList", [p("c")], [p("d")]), p("and more of b")],
          [p("e"), list("bulletList", [p("f"), list("bulletList", [p("")])])],
        ),
        list("bulletList", [p("another list")]),
        list("orderedList", [p("one")]),
        p(""),
        list("orderedList", [p("one again"), p("and its second line")]),
      ],
    },
  };
  expect(contentFrom(linesOf(content))).toEqual(content);
  expect(linesOf(content).map(({ look }) => look)).toEqual([
    {},
    { list: "bullet" },
    { list: "number", level: 2 },
    { list: "number", level: 2 },
    { list: "more" },
    { list: "bullet" },
    { list: "bullet", level: 2 },
    { list: "bullet", level: 3 },
    { list: "bullet", apart: true },
    { list: "number" },
    {},
    { list: "number" },
    { list: "more" },
  ]);
});

it("a list that counts from another number says so on its first line, in lists in lists too", () => {
  const content: ParagraphContent = {
    text_style: "plain",
    doc: {
      type: "doc",
      content: [
        { ...list("orderedList", [p("c"), from(7, [p("deep")], [p("deeper")])], [p("d")]), start: 3 },
        from(12, [p("another")]),
      ],
    },
  };
  expect(paragraph.content.parse(content)).toEqual(content);
  expect(contentFrom(linesOf(content))).toEqual(content);
  expect(linesOf(content).map(({ look }) => look)).toEqual([
    { list: "number", start: 3 },
    { list: "number", level: 2, start: 7 },
    { list: "number", level: 2 },
    { list: "number" },
    { list: "number", apart: true, start: 12 },
  ]);
  for (const start of [-1, 1.5, 1_000_000, "3", null])
    expect(paragraph.content.safeParse({ ...content, doc: docWith(start) }).success).toBe(false);
});

it("counting from one is what every list does: nothing is said of it, of bullets neither, nor in the middle of a list", () => {
  const said = (...looks: readonly LineLook[]) =>
    contentFrom(looks.map((each, at) => line(`w${at}`, lookFrom(each)))).doc.content.map((block) => [
      block.type,
      "start" in block ? block.start : "",
    ]);
  expect(said({ list: "number", start: 1 })).toEqual([["orderedList", ""]]);
  expect(said({ list: "bullet", start: 4 })).toEqual([["bulletList", ""]]);
  expect(said({ list: "number" }, { list: "number", start: 4 })).toEqual([["orderedList", ""]]);
  expect(said({ list: "number", start: 0 }, { list: "more", start: 4 })).toEqual([["orderedList", 0]]);
});

it("a style of all lines is the text's, one of some lines stands around them", () => {
  const [one, other] = [line("a", { style: "note" }), line("b", { style: "note", list: "bullet" })];
  expect(contentFrom([one, other])).toEqual({
    text_style: "note",
    doc: { type: "doc", content: [p("a"), list("bulletList", [p("b")])] },
  });
  const mixed = contentFrom([line("x"), one, other, line("q", { style: "quote" })]);
  expect(mixed).toEqual({
    text_style: "plain",
    doc: {
      type: "doc",
      content: [
        p("x"),
        { type: "note", content: [p("a"), list("bulletList", [p("b")])] },
        { type: "quote", content: [p("q")] },
      ],
    },
  });
  expect(paragraph.content.parse(mixed)).toEqual(mixed);
  expect(paragraph.plainText(mixed)).toBe("x\na\nb\nq");
});

it("a line break within words is a blank, as readers see it", () => {
  expect(linesOfBlocks([p("a\nb")])).toEqual([line("a b")]);
});

const standing: fc.Arbitrary<LineLook> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      list: fc.constantFrom("bullet" as const, "number" as const, "more" as const),
      level: fc.integer({ min: 2, max: 6 }),
      apart: fc.constant(true as const),
      start: fc.integer({ min: 0, max: 12 }),
      style: fc.constantFrom("quote" as const, "note" as const),
    },
    { requiredKeys: ["list"] },
  ),
  fc.record({ style: fc.constantFrom("quote" as const, "note" as const) }),
);

const look = fc
  .tuple(standing, fc.constantFrom("center" as const, "end" as const, undefined))
  .map(([stands, align]): LineLook => (align ? { ...stands, align } : stands));

it("whatever lines say is a document, whose lines say the same words and the same document again (long)", () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 14 }), (looks) => {
      const lines = looks.map((each, at) => line(`w${at}`, lookFrom(each)));
      const content = contentFrom(lines);
      expect(paragraph.content.parse(content)).toEqual(content);
      expect(paragraph.plainText(content).split("\n")).toEqual(looks.map((_, at) => `w${at}`));
      expect(contentFrom(linesOf(content))).toEqual(content);
      expect(linesOf(content).map((each) => each.look.align)).toEqual(looks.map(({ align }) => align));
      // The editor draws the same lines, and has them in the same order.
      const doc = docFrom(lines);
      doc.check();
      expect(linesOfDoc(doc).map(({ line: { textContent } }) => textContent)).toEqual(
        looks.map((_, at) => `w${at}`),
      );
      expect(blocksFrom(linesOfDoc(doc).map((each) => ({ ...each, runs: [] })))).toEqual(
        blocksFrom(lines.map((each) => ({ ...each, runs: [] }))),
      );
    }),
    { numRuns: tries(400) },
  );
});
