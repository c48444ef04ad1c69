import { describe, expect, it } from "vitest";
import { composed } from "./composed.ts";
import { richText } from "./rich-text.ts";
import { piecesOf, writtenPages } from "./written-page.ts";

const nothing = { pageIds: () => undefined, fileOf: () => undefined };
const kinds = (text: string) => {
  const { widgets } = composed(piecesOf(text), nothing);
  return Object.values(widgets).map(({ kind }) => kind);
};

describe("a written page", () => {
  it("is a title, facts and a text; many stand in one text", () => {
    const pages = writtenPages("=== One\nat: A / B\n\nWords.\n\n=== Two\n\n# Head\n");
    expect(pages).toEqual([
      { title: "One", facts: { at: "A / B" }, pieces: [{ is: "text", style: "plain", lines: ["Words."] }] },
      { title: "Two", facts: {}, pieces: [{ is: "heading", level: 0, text: "Head" }] },
    ]);
  });

  it("becomes widgets of the kinds it is made of; texts that follow each other are one", () => {
    expect(
      kinds(
        "## A\none\n\n- two\n\n! note\n\n> quote\n\n| a |\n| b |\n\n- [ ] oil\n- [ ] water\n\n~~~\n- [ ] todo\n~~~",
      ),
    ).toEqual(["Heading", "Paragraph", "Paragraph", "Paragraph", "Table", "Checklist", "Markdown"]);
  });

  it("has quotes with who said it below", () => {
    expect(piecesOf("> Slow.\n>\n> Vera")).toEqual([
      { is: "text", style: "quote", lines: ["Slow.", "", "Vera"] },
    ]);
  });

  it("stands in columns between `::` and the end of the row", () => {
    const { rows } = composed(piecesOf(":: 8\n\none\n\n:: 4\n\ntwo\n\n::\n\nthree"), nothing);
    expect(rows.map(({ columns }) => columns.map(({ width }) => width))).toEqual([[8, 4], [12]]);
  });

  it("has columns as wide in tables with the same titles, and as wide as their words in others", () => {
    const tables = "| Day | Departs | Arrives | From |\n| Monday | 1 | 2 | A |";
    const { widgets } = composed(piecesOf(`${tables}\n\n| a | b |\n| c | d |\n\n${tables}`), nothing);
    const widths = Object.values(widgets).map(({ content }) =>
      (content as { columns: { width: number | null }[] }).columns.map(({ width }) => width),
    );
    expect(widths).toEqual([
      [3, 3, 3, 3],
      [null, null],
      [3, 3, 3, 3],
    ]);
  });

  it("leaves out files that nobody has kept", () => {
    expect(kinds("[picture: ferry:day; A ferry]\n\n[file: a.csv; Figures]")).toEqual([]);
  });
});

describe("a rich text", () => {
  it("has every mark, links to addresses, numbers, and lines of a paragraph that follow each other", () => {
    const lines = ["*slow*, `knots` and [us](mailto:us@x.example)", "again", "1. one", "2. two"];
    const { content } = richText(lines, () => undefined);
    expect(content).toEqual([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "slow", marks: [{ type: "italic" }] },
          { type: "text", text: ", " },
          { type: "text", text: "knots", marks: [{ type: "code" }] },
          { type: "text", text: " and " },
          { type: "text", text: "us", marks: [{ type: "link", attrs: { href: "mailto:us@x.example" } }] },
          { type: "text", text: " again" },
        ],
      },
      {
        type: "orderedList",
        content: ["one", "two"].map((text) => ({
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text }] }],
        })),
      },
    ]);
    expect(richText([], () => undefined).content).toEqual([{ type: "paragraph" }]);
  });

  it("has marks, links to pages by their title, and lists within lists", () => {
    const pageIds = (title: string) => (title === "Fog" ? 7 : undefined);
    const { content } = richText(
      ["**Slow** in [[Fog|the fog]], not in [[Sun]].", "", "- a", "  - b", "- c"],
      pageIds,
    );
    expect(content[0]).toEqual({
      type: "paragraph",
      content: [
        { type: "text", text: "Slow", marks: [{ type: "bold" }] },
        { type: "text", text: " in " },
        { type: "text", text: "the fog", marks: [{ type: "link", attrs: { href: "page:7" } }] },
        { type: "text", text: ", not in " },
        { type: "text", text: "Sun" },
        { type: "text", text: "." },
      ],
    });
    expect(content[1]).toMatchObject({
      type: "bulletList",
      content: [{ content: [{}, { type: "bulletList" }] }, {}],
    });
  });
});
