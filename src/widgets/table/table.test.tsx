import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readContent } from "../schemas.ts";
import { tableClipboard } from "./clipboard.ts";
import { hasNoSide, leftwardColumns } from "./column-sides.ts";
import { type Table, sortedRows, table } from "./schema.ts";
import { TableView } from "./view.tsx";

const speeds: Table = {
  header: true,
  columns: [
    { id: "v", title: "Visibility", width: 8 },
    { id: "s", title: "Speed", width: null },
  ],
  rows: [
    { id: "1", cells: { v: "www.example.org", s: "10 knots" } },
    { id: "2", cells: { v: "<b>fog</b>", s: "6 knots" } },
    { id: "3", cells: { v: "none" } },
  ],
  sort: null,
};

describe("a table", () => {
  it("shows a header row, cells as text and addresses as links [WIDG-17] [TEXT-01]", () => {
    const html = renderToStaticMarkup(<TableView content={speeds} />);
    expect(html).toContain('<th scope="col" dir="auto">Visibility</th>');
    expect(html).toContain("&lt;b&gt;fog&lt;/b&gt;");
    expect(html).toContain('<a href="http://www.example.org"');
    expect(renderToStaticMarkup(<TableView content={{ ...speeds, header: false }} />)).not.toContain("<th");
  });

  it("sorts by one column: numbers by value, empty cells last both ways [WIDG-17]", () => {
    const by = (descending: boolean) =>
      sortedRows({ ...speeds, sort: { column: "s", descending } }).map((row) => row.id);
    expect(by(false)).toEqual(["2", "1", "3"]);
    expect(by(true)).toEqual(["1", "2", "3"]);
    const byWords = (descending: boolean) =>
      sortedRows({ ...speeds, sort: { column: "v", descending } }).map((row) => row.id);
    expect([byWords(false), byWords(true)]).toEqual([
      ["2", "3", "1"],
      ["1", "3", "2"],
    ]);
    const sorted = { ...speeds, sort: { column: "s", descending: false } };
    const html = renderToStaticMarkup(<TableView content={sorted} />);
    expect(html.indexOf("6 knots")).toBeLessThan(html.indexOf("10 knots"));
  });

  it("whose columns are called as what every object has shows its cells and no others", () => {
    const columns = ["constructor", "valueOf", "toString"].map((id) => ({ id, title: id, width: null }));
    const content: Table = {
      header: true,
      columns,
      rows: [
        { id: "1", cells: { valueOf: "fog" } },
        { id: "2", cells: {} },
      ],
      sort: { column: "constructor", descending: false },
    };
    const read = readContent({ kind: "Table", version: 2, content }) as Table;
    expect(table.plainText(read)).toBe("constructor\tvalueOf\ttoString\nfog\n");
    expect(table.mentions?.(read)).toEqual([]);
    expect(sortedRows(read).map(({ id }) => id)).toEqual(["1", "2"]);
    const cells = '<td dir="auto"></td><td dir="auto">fog</td><td dir="auto"></td>';
    expect(renderToStaticMarkup(<TableView content={read} />)).toContain(cells);
    const out = { origin: "https://noordervaart.example", picture: () => "", faceOf: () => null };
    expect(tableClipboard.text(read, out)).toBe("constructor\tvalueOf\ttoString\n\tfog\t\n\t\t");
    expect(tableClipboard.html(read, out)).toContain("<td></td><td>fog</td><td></td>");
    const merges = [{ row: "1", column: "valueOf", rows: 1, columns: 2 }];
    expect(() => readContent({ kind: "Table", version: 2, content: { ...content, merges } })).not.toThrow();
  });

  it("refuses columns without end and cells that are not text [WIDG-17]", () => {
    const read = (content: unknown) => readContent({ kind: "Table", version: 1, content });
    expect(() =>
      read({
        ...speeds,
        columns: Array.from({ length: 51 }, (_, at) => ({ id: `c${at}`, title: "", width: null })),
      }),
    ).toThrow();
    expect(() => read({ ...speeds, rows: [{ id: "1", cells: { v: { html: "x" } } }] })).toThrow();
  });

  it("shows marks and links of cells, and sorts and tells their words", () => {
    const bold = [{ type: "text" as const, text: "10 knots", marks: [{ type: "bold" as const }] }];
    const link = { type: "link" as const, attrs: { href: "page:12" } };
    const linked = [{ type: "text" as const, text: "6", marks: [link] }, { type: "hardBreak" as const }];
    const marked: Table = {
      ...speeds,
      rows: [
        { id: "1", cells: { v: "a", s: bold } },
        { id: "2", cells: { v: "b", s: linked } },
        { id: "3", cells: { v: "c", s: "7" } },
      ],
      sort: { column: "s", descending: false },
    };
    expect(readContent({ kind: "Table", version: 2, content: marked })).toEqual(marked);
    expect(sortedRows(marked).map((row) => row.id)).toEqual(["2", "3", "1"]);
    expect(table.plainText(marked)).toBe("Visibility\tSpeed\na\t10 knots\nb\t6\nc\t7");
    const html = renderToStaticMarkup(<TableView content={marked} />);
    expect(html).toContain('<td dir="auto"><strong>10 knots</strong></td>');
    expect(html).toContain('<a href="/page/12/">6</a><br/>');
    const script = { type: "link" as const, attrs: { href: "javascript:alert(1)" } };
    const wrong = {
      ...marked,
      rows: [{ id: "1", cells: { s: [{ type: "text", text: "x", marks: [script] }] } }],
    };
    expect(() => readContent({ kind: "Table", version: 2, content: wrong })).toThrow();
  });

  it("is in its plainest form on the way through a draft", () => {
    const cells = { v: [{ type: "text" as const, text: "fog" }], s: "" };
    const odd: Table = { ...speeds, rows: [{ id: "1", cells }] };
    expect(table.asDrafted?.(odd).rows).toEqual([{ id: "1", cells: { v: "fog" } }]);
  });

  it("tells its words", () => {
    expect(table.plainText(speeds).split("\n")[0]).toBe("Visibility\tSpeed");
  });
});

const ports: Table = {
  header: true,
  columns: [
    { id: "p", title: "\u05e0\u05de\u05dc", width: null },
    { id: "y", title: "2026", width: null },
    { id: "d", title: "Depth", width: null },
  ],
  rows: [{ id: "1", cells: { p: "-5", y: "12 %", d: "7" } }],
  sort: null,
};

it("cells of digits stand at the side of their column, whose title says it, or that of the table where it has no letters", () => {
  const html = renderToStaticMarkup(<TableView content={ports} />);
  const digits = (words: string) => `<td dir="rtl"><span dir="ltr">${words}</span></td>`;
  expect(html).toContain(`<tr>${digits("-5")}${digits("12 %")}<td dir="auto">7</td></tr>`);
  expect(html).toContain('<th scope="col" dir="rtl">2026</th>');
});

it("cells with letters, names and columns that run from left to right stand as they did", () => {
  expect([...leftwardColumns(speeds)]).toEqual([]);
  expect([...leftwardColumns({ ...ports, header: false })]).toEqual([]);
  const said = { ...ports, header: false, rows: [{ id: "1", cells: { d: "\u05e2" } }, ...ports.rows] };
  expect([...leftwardColumns(said)]).toEqual(["p", "y", "d"]);
  expect(["", "12", "a", "\u05e2"].map(hasNoSide)).toEqual([true, true, false, false]);
  expect(hasNoSide([{ type: "mention", mention: { user: 7 } } as never])).toBe(false);
});
