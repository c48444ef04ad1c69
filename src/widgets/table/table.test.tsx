import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readContent } from "../schemas.ts";
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
  });

  it("refuses columns without end and cells that are not text", () => {
    const read = (content: unknown) => readContent({ kind: "Table", version: 1, content });
    expect(() =>
      read({
        ...speeds,
        columns: Array.from({ length: 51 }, (_, at) => ({ id: `c${at}`, title: "", width: null })),
      }),
    ).toThrow();
    expect(() => read({ ...speeds, rows: [{ id: "1", cells: { v: { html: "x" } } }] })).toThrow();
  });

  it("tells its words", () => {
    expect(table.plainText(speeds).split("\n")[0]).toBe("Visibility Speed");
  });
});
