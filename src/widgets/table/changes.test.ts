import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import type { RichText } from "../kit/draft.ts";
import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import { readRichTexts, readTexts } from "../kit/draft-texts.ts";
import { fillText } from "../kit/rich-text.ts";
import { addLine, fillCells, moveLine, overflowOf, removeLine, setWidth } from "./changes.ts";
import { type CellAt, cellBeside, cellStill, headerRow, nextCell, rangeBetween } from "./cell-range.ts";
import { copiedCells } from "./copied-cells.tsx";
import { tableFromDraft, tableToDraft } from "./draft.ts";
import { type Table, table } from "./schema.ts";
import { classStyles } from "./sheet-styles.ts";
import { fromTabs, squared, toHtml, toTabs } from "./spreadsheet.ts";

const id = "table1";

function drafted(content: Table = table.empty()) {
  const draft = new Y.Doc();
  const parts = tableToDraft(content);
  for (const [path, value] of Object.entries(parts.values)) draft.getMap(valuesPart(id)).set(path, value);
  for (const [path, text] of Object.entries(parts.texts)) draft.getText(textPart(id, path)).insert(0, text);
  for (const [path, lines] of Object.entries(parts.rich))
    fillText(draft.getText(richPart(id, path)), lines as RichText);
  return { draft, id };
}

function read({ draft }: { draft: Y.Doc }): Table {
  const values = Object.fromEntries(draft.getMap(valuesPart(id)).entries());
  return table.content.parse(
    tableFromDraft({ values, texts: readTexts(draft, id), rich: readRichTexts(draft, id) }),
  );
}

const ids = (lines: readonly { id: string }[]) => lines.map((line) => line.id).join("");

describe("changing a table in the draft", () => {
  it("adds rows and columns where they are wanted, moves them and takes them off [WIDG-17]", () => {
    const target = drafted();
    addLine(target, "rows", { id: "x", at: 1 });
    addLine(target, "columns", { id: "y", at: 0 });
    expect([ids(read(target).rows), ids(read(target).columns)]).toEqual(["1x2", "yabc"]);
    moveLine(target, "rows", { id: "x", to: 2 });
    moveLine(target, "columns", { id: "y", to: 3 });
    expect([ids(read(target).rows), ids(read(target).columns)]).toEqual(["12x", "abcy"]);
    removeLine(target, "rows", "2");
    removeLine(target, "columns", "b");
    expect([ids(read(target).rows), ids(read(target).columns)]).toEqual(["1x", "acy"]);
  });

  it("a removed row comes back with words that its remover has not seen [WIDG-17]", () => {
    const target = drafted();
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(target.draft));
    other.getText(richPart(id, "cells/1/a")).insert(0, "Pollendam");
    removeLine(target, "rows", "1");
    expect(ids(read(target).rows)).toBe("2");
    Y.applyUpdate(target.draft, Y.encodeStateAsUpdate(other));
    expect(ids(read(target).rows)).toBe("12");
    removeLine(target, "rows", "1");
    expect(ids(read(target).rows)).toBe("2");
  });

  it("a table without columns gets a real one with the first change", () => {
    const target = drafted();
    for (const column of ["a", "b", "c"]) removeLine(target, "columns", column);
    expect(ids(read(target).columns)).toBe("a");
    addLine(target, "columns", { id: "z", at: 1 });
    expect(ids(read(target).columns)).toBe("az");
    setWidth(target, "z", 3);
    expect(read(target).columns[1]?.width).toBe(3);
  });

  it("what is pasted fills the cells from a place on, and the table grows [WIDG-17]", () => {
    const target = drafted();
    let made = 0;
    const cells = [
      ["1", "2"],
      ["3", "4"],
    ];
    const landing = { rows: [headerRow, "1", "2"], columns: ["a", "b", "c"], at: { row: 2, column: 2 } };
    expect(overflowOf(cells, landing)).toBeNull();
    fillCells(target, { cells }, landing, () => `n${made++}`);
    const now = read(target);
    expect(now.rows.map((row) => now.columns.map((column) => row.cells[column.id] ?? ""))).toEqual([
      ["", "", "", ""],
      ["", "", "1", "2"],
      ["", "", "3", "4"],
    ]);
  });

  it("what is pasted brings its marks into cells, and titles take the words alone [WIDG-17]", () => {
    const target = drafted();
    const bold = [{ type: "text" as const, text: "six", marks: [{ type: "bold" as const }] }];
    const landing = { rows: [headerRow, "1", "2"], columns: ["a", "b", "c"], at: { row: 0, column: 0 } };
    const last = fillCells(target, { cells: [[bold], [bold], ["plain"]] }, landing, () => "n");
    expect(last).toEqual({ row: "2", column: "a" });
    const now = read(target);
    expect([now.columns[0]?.title, now.rows[0]?.cells["a"], now.rows[1]?.cells["a"]]).toEqual([
      "six",
      bold,
      "plain",
    ]);
    fillCells(target, { cells: [["ten"]] }, { ...landing, at: { row: 1, column: 0 } }, () => "n");
    expect(read(target).rows[0]?.cells["a"]).toBe("ten");
  });

  it("what would pass a limit is known before anything happens", () => {
    const rows = [headerRow, "1"];
    const at = { row: 0, column: 0 };
    const wide = [Array.from({ length: 51 }, () => "x")];
    expect(overflowOf(wide, { rows, columns: ["a"], at })).toEqual({ what: "columns", count: 51, most: 50 });
    const high = Array.from({ length: 5002 }, () => ["x"]);
    expect(overflowOf(high, { rows, columns: ["a"], at })).toEqual({ what: "rows", count: 5001, most: 5000 });
    expect(overflowOf([["t".repeat(201)]], { rows, columns: ["a"], at })?.what).toBe("title");
    expect(overflowOf([[""], ["t".repeat(20_001)]], { rows, columns: ["a"], at })?.what).toBe("cell");
  });
});

describe("cells of a spreadsheet", () => {
  it("reads quotes, line breaks in cells and short rows [WIDG-17]", () => {
    expect(fromTabs('a\t"b ""b""\nc"\r\nd\r\n')).toEqual([
      ["a", 'b "b"\nc'],
      ["d", ""],
    ]);
    expect(fromTabs('5" pipe\tx\t')).toEqual([['5" pipe', "x", ""]]);
    expect(fromTabs("\n")).toEqual([[""]]);
    const copied = (text: string) =>
      copiedCells({ getData: (type: string) => (type === "text/plain" ? text : "") } as DataTransfer);
    expect(copied("a\tb\nc\td")).toEqual({
      cells: [
        ["a", "b"],
        ["c", "d"],
      ],
    });
    expect(copied("words")).toBeNull();
  });

  it("what is copied can be pasted again, whatever it is", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "\t", "\n", '"', " ", "é") });
    const some = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, (rows) => {
        const cells = squared(rows);
        expect(fromTabs(`${toTabs(cells)}\n`)).toEqual(cells);
      }),
    );
  });

  it("marks and links go out as HTML, and as words where only words are taken", () => {
    const link = { type: "link" as const, attrs: { href: "page:12" } };
    const cell = [
      { type: "text" as const, text: "<b>", marks: [{ type: "bold" as const }, link] },
      { type: "hardBreak" as const },
      { type: "text" as const, text: "x" },
    ];
    const out =
      '<table><tr><td><a href="https://a.example/page/12/"><strong>&lt;b&gt;</strong></a><br>x</td></tr></table>';
    expect(toHtml([[cell]], { origin: "https://a.example", faceOf: () => null })).toBe(out);
    expect(toTabs([[cell, "y"]])).toBe('"<b>\nx"\ty');
  });

  it("a style sheet says which cells of it are bold", () => {
    const sheet =
      "<!--td {color:black;}\n.xl65\n\t{mso-style-parent:style0;\n\tfont-weight:700;\n\ttext-align:left;}\n.xl66 {color:red}-->";
    expect([...classStyles(sheet)]).toEqual([["xl65", "font-weight:700"]]);
  });

  it("nothing of a cell becomes HTML", () => {
    expect(toHtml([["<b>&\n"]], { origin: "https://a.example", faceOf: () => null })).toBe(
      "<table><tr><td>&lt;b&gt;&amp;<br></td></tr></table>",
    );
  });
});

describe("moving between cells", () => {
  const grid = { rows: [headerRow, "1", "2"], columns: ["a", "b"] };
  const at = (cell: CellAt | null) => (cell ? `${cell.row}${cell.column}` : null);

  it("goes from cell to cell in reading order and ends at the ends", () => {
    expect(at(nextCell(grid, { row: "", column: "b" }, 1))).toBe("1a");
    expect(at(nextCell(grid, { row: "1", column: "a" }, -1))).toBe("b");
    expect(nextCell(grid, { row: "2", column: "b" }, 1)).toBeNull();
    expect(nextCell(grid, { row: "", column: "a" }, -1)).toBeNull();
    expect(cellBeside(grid, { row: "2", column: "a" }, { rows: 1 })).toBeNull();
  });

  it("knows the cells between two", () => {
    const range = rangeBetween(grid, { row: "2", column: "a" }, { row: "1", column: "b" });
    expect(range).toEqual({ top: 1, bottom: 2, start: 0, end: 1 });
    expect(rangeBetween(grid, { row: "9", column: "a" }, { row: "1", column: "b" })).toBeNull();
  });

  it("walks over merged cells as one, and chooses them whole", () => {
    const grid = {
      rows: ["", "1", "2", "3"],
      columns: ["a", "b", "c"],
      areas: [{ top: 1, start: 0, rows: 2, columns: 2 }],
    };
    const at = (cell: { row: string; column: string } | null) => (cell ? `${cell.row}${cell.column}` : null);
    expect(at(cellBeside(grid, { row: "1", column: "a" }, { columns: 1 }))).toBe("1c");
    expect(at(cellBeside(grid, { row: "2", column: "c" }, { columns: -1 }))).toBe("1a");
    expect(at(cellBeside(grid, { row: "1", column: "a" }, { rows: 1 }))).toBe("3a");
    expect(at(nextCell(grid, { row: "1", column: "c" }, 1))).toBe("2c");
    expect(at(nextCell(grid, { row: "2", column: "c" }, -1))).toBe("1c");
    expect(rangeBetween(grid, { row: "2", column: "c" }, { row: "3", column: "b" })).toEqual({
      top: 1,
      bottom: 3,
      start: 0,
      end: 2,
    });
  });

  it("stays near when its row is taken away", () => {
    const fewer = { rows: ["", "2"], columns: ["a", "b"] };
    expect(at(cellStill(fewer, { row: "1", column: "b" }, grid))).toBe("2b");
    expect(at(cellStill(fewer, { row: "2", column: "b" }, grid))).toBe("2b");
  });
});

it("of more cells than any table takes so many are left that they are refused, and not one fewer is dropped in silence", () => {
  expect(fromTabs(Array.from({ length: 60 }, (_, at) => at).join("\t"))[0]).toHaveLength(60);
  const huge = squared([
    Array.from({ length: 2000 }, () => "a"),
    ...Array.from({ length: 6000 }, () => ["b"]),
  ]);
  expect([huge.length, huge[0]?.length]).toEqual([5001, 51]);
});
