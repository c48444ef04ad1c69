import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { plainWords } from "../kit/cell-words.ts";
import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import { readRichTexts, readTexts } from "../kit/draft-texts.ts";
import { fillText } from "../kit/rich-text.ts";
import type { RichText } from "../kit/draft.ts";
import { tries } from "#testing/properties.ts";
import { setCell } from "./cell-texts.ts";
import { addLine, fillCells, moveLine, removeLine, setHeader, setSort } from "./changes.ts";
import { tableFromDraft, tableToDraft } from "./draft.ts";
import { joinedWords, mergeCells, mergeRefusal, splitCells } from "./merge-changes.ts";
import { isTied, rowIds, spansByRow } from "./merges.ts";
import { type Table, table } from "./schema.ts";

const id = "table1";
const start: Table = {
  header: true,
  columns: ["a", "b", "c"].map((column) => ({ id: column, title: column, width: null })),
  rows: ["1", "2", "3", "4"].map((row) => ({ id: row, cells: { a: `a${row}`, b: `b${row}`, c: `c${row}` } })),
  sort: null,
};

function drafted(content: Table = start) {
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
  const texts = readTexts(draft, id);
  return table.content.parse(tableFromDraft({ values, texts, rich: readRichTexts(draft, id) }));
}

/** The table as it is seen: for each place the words of the cell that stands there, `=` for what it covers. */
function seen(target: { draft: Y.Doc }): string[] {
  const now = read(target);
  const lines = { rows: rowIds(now), columns: now.columns.map((column) => column.id) };
  const spans = spansByRow(now.merges ?? [], lines);
  const words = new Map(now.rows.map((row) => [row.id, row.cells]));
  return lines.rows.map((row) =>
    lines.columns
      .map((column) => {
        if (spans.get(row)?.covered.has(column)) return "=";
        const title = now.columns.find((each) => each.id === column)?.title;
        return plainWords((row === "" ? title : words.get(row)?.[column]) ?? "").replaceAll("\n", "+") || "-";
      })
      .join(" "),
  );
}

const square = { rows: ["2", "3"], columns: ["a", "b"] };

describe("merged cells of a table", () => {
  it("hold the words of all, and are cells again when they are split", () => {
    const target = drafted();
    mergeCells(target, square);
    expect(seen(target)).toEqual(["a b c", "a1 b1 c1", "a2+b2+a3+b3 = c2", "= = c3", "a4 b4 c4"]);
    mergeCells(target, { rows: [""], columns: ["b", "c"] });
    expect(seen(target)[0]).toBe("a b c =");
    splitCells(target, { row: "2", column: "a" });
    expect(seen(target).slice(2, 4)).toEqual(["a2+b2+a3+b3 - c2", "- - c3"]);
  });

  it("grow by a row or column that comes between theirs, and are past what comes beside them", () => {
    const target = drafted();
    mergeCells(target, square);
    addLine(target, "rows", { id: "x", at: 2 });
    addLine(target, "columns", { id: "y", at: 1 });
    addLine(target, "rows", { id: "z", at: 1 });
    expect(seen(target)).toEqual([
      "a - b c",
      "a1 - b1 c1",
      "- - - -",
      "a2+b2+a3+b3 = = c2",
      "= = = -",
      "= = = c3",
      "a4 - b4 c4",
    ]);
  });

  it("give their words to the line behind when their first one goes", () => {
    const target = drafted();
    mergeCells(target, square);
    removeLine(target, "rows", "2");
    expect(seen(target)).toEqual(["a b c", "a1 b1 c1", "a2+b2+a3+b3 = c3", "a4 b4 c4"]);
    removeLine(target, "columns", "a");
    expect(seen(target)).toEqual(["b c", "b1 c1", "a2+b2+a3+b3 c3", "b4 c4"]);
  });

  it("are passed by rows that move, and stay beside each other themselves", () => {
    const target = drafted();
    mergeCells(target, square);
    moveLine(target, "rows", { id: "1", to: 1 });
    expect(
      read(target)
        .rows.map((row) => row.id)
        .join(""),
    ).toBe("2314");
    moveLine(target, "rows", { id: "1", to: 1 });
    expect(
      read(target)
        .rows.map((row) => row.id)
        .join(""),
    ).toBe("1234");
    expect(["1", "2", "3", "4"].map((row) => isTied(read(target), "rows", row))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("keep their rows in the order of typing: sorting waits until they are split", () => {
    const target = drafted();
    mergeCells(target, square);
    setSort(target, { column: "c", descending: true });
    expect([read(target).sort, read(target).merges]).toEqual([
      null,
      [{ row: "2", column: "a", rows: 2, columns: 2 }],
    ]);
    splitCells(target, { row: "2", column: "a" });
    expect(read(target).sort).toEqual({ column: "c", descending: true });
    const sorted = { sort: { column: "c", descending: true } };
    expect(mergeRefusal(sorted, square, "")).toEqual({ what: "sorted" });
    expect(mergeRefusal(sorted, { rows: ["2"], columns: ["a", "b"] }, "")).toBeNull();
    expect(mergeRefusal({ sort: null }, { rows: ["", "2"], columns: ["a"] }, "")).toEqual({ what: "header" });
    expect(mergeRefusal({ sort: null }, square, "x".repeat(20_001))).toEqual({ what: "cell", most: 20_000 });
  });

  it("come with what is pasted, and end where something is pasted over them", () => {
    const target = drafted();
    const landing = { rows: ["", "1", "2", "3", "4"], columns: ["a", "b", "c"], at: { row: 1, column: 0 } };
    const cells = [
      ["x", ""],
      ["", ""],
    ];
    fillCells(target, { cells, areas: [{ top: 0, start: 0, rows: 2, columns: 2 }] }, landing, () => "n");
    expect(seen(target).slice(1, 3)).toEqual(["x = c1", "= = c2"]);
    fillCells(target, { cells: [["p", "q"]] }, { ...landing, at: { row: 2, column: 1 } }, () => "n");
    expect(seen(target).slice(1, 3)).toEqual(["x - c1", "- p q"]);
  });

  it("give way to words that somebody types into a covered cell at the same moment, and no word is unseen", () => {
    const one = drafted();
    const other = { draft: new Y.Doc(), id };
    Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft));
    mergeCells(one, square);
    other.draft.getText(richPart(id, "cells/3/b")).insert(2, " now");
    Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft));
    expect(seen(one).slice(2, 4)).toEqual(["a2+b2+a3+b3 - c2", "-  now c3"]);
  });
});

it("a published table refuses merges that overlap, leave it, hide words, or tie its titles or sorted rows to others", () => {
  const blank: Table = {
    ...start,
    columns: start.columns.map((column) => ({ ...column, title: "" })),
    rows: start.rows.map((row) => ({ ...row, cells: {} })),
  };
  const fits = (merges: object[], more: Partial<Table> = {}) =>
    table.content.safeParse({ ...blank, ...more, merges }).success;
  expect(fits([{ row: "1", column: "a", rows: 2, columns: 2 }], { rows: start.rows })).toBe(false);
  expect(fits([{ row: "1", column: "a", rows: 2, columns: 2 }])).toBe(true);
  expect(fits([{ row: "", column: "a", rows: 1, columns: 3 }])).toBe(true);
  expect(fits([{ row: "", column: "a", rows: 2, columns: 1 }])).toBe(false);
  expect(fits([{ row: "4", column: "a", rows: 2, columns: 1 }])).toBe(false);
  expect(fits([{ row: "1", column: "a", rows: 1, columns: 1 }])).toBe(false);
  const two = [
    { row: "1", column: "a", rows: 2, columns: 2 },
    { row: "2", column: "b", rows: 1, columns: 2 },
  ];
  expect(fits(two)).toBe(false);
  const sort = { column: "a", descending: false };
  expect(fits([{ row: "1", column: "a", rows: 2, columns: 1 }], { sort })).toBe(false);
  expect(fits([{ row: "1", column: "a", rows: 1, columns: 2 }], { sort })).toBe(true);
});

const act = fc.record({
  who: fc.constantFrom(0, 1),
  row: fc.nat(7),
  column: fc.nat(5),
  wide: fc.integer({ min: 1, max: 3 }),
  high: fc.integer({ min: 1, max: 3 }),
  what: fc.constantFrom(
    "merge",
    "merge",
    "split",
    "add",
    "remove",
    "move",
    "type",
    "sort",
    "header",
    "paste",
    "meet",
  ),
});
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

it("whatever two people do at once, every place is covered once, both see the same, and no word is unseen (long)", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 4, maxLength: 16 }), (acts) => {
      const two = [drafted(), { draft: new Y.Doc(), id }] as const;
      Y.applyUpdate(two[1].draft, Y.encodeStateAsUpdate(two[0].draft));
      const meet = () => {
        Y.applyUpdate(two[0].draft, Y.encodeStateAsUpdate(two[1].draft));
        Y.applyUpdate(two[1].draft, Y.encodeStateAsUpdate(two[0].draft));
      };
      acts.forEach((each, at) => {
        if (each.what === "meet") return meet();
        two[each.who].draft.transact(() => perform(two[each.who], each, `n${at}`));
        expectCovered(two[each.who]);
      });
      meet();
      expect(seen(two[0])).toEqual(seen(two[1]));
      for (const target of two) expectCovered(target);
    }),
    { numRuns: tries(100) },
  );
});

function perform(
  target: { draft: Y.Doc; id: string },
  { row, column, wide, high, what }: Act,
  made: string,
): void {
  const now = read(target);
  const [rows, columns] = [rowIds(now), now.columns.map((each) => each.id)];
  const at = { row: rows[row % rows.length] ?? "", column: columns[column % columns.length] ?? "" };
  const cells = {
    rows: rows.slice(rows.indexOf(at.row), rows.indexOf(at.row) + high),
    columns: columns.slice(columns.indexOf(at.column), columns.indexOf(at.column) + wide),
  };
  const list = wide > 1 ? ("rows" as const) : ("columns" as const);
  const line = list === "rows" ? at.row : at.column;
  if (what === "merge" && !mergeRefusal(now, cells, joinedWords(target, cells))) mergeCells(target, cells);
  if (what === "split") splitCells(target, at);
  if (what === "add") addLine(target, list, { id: made, at: Math.min(row, now[list].length) });
  if (what === "remove" && line !== "" && now[list].length > 1) removeLine(target, list, line);
  if (what === "move" && line !== "" && !isTied(now, list, line))
    moveLine(target, list, { id: line, to: column % now[list].length });
  if (what === "type") setCell(target, at, made);
  if (what === "sort") setSort(target, high > 1 ? { column: at.column, descending: false } : null);
  if (what === "header") setHeader(target, !now.header);
  if (what === "paste") {
    const landing = { rows, columns, at: { row: rows.indexOf(at.row), column: columns.indexOf(at.column) } };
    let count = 0;
    const areas = high > 1 ? [{ top: 0, start: 0, rows: 2, columns: 1 }] : [];
    fillCells(
      target,
      {
        cells: [
          [made, ""],
          ["", made],
        ],
        areas,
      },
      landing,
      () => `${made}${count++}`,
    );
  }
}

/** The schema refuses merges over each other; here each place is counted, and words in covered cells are looked for. */
function expectCovered(target: { draft: Y.Doc }): void {
  const now = read(target);
  const lines = { rows: rowIds(now), columns: now.columns.map((column) => column.id) };
  const spans = spansByRow(now.merges ?? [], lines);
  const places = lines.rows.flatMap((row) =>
    lines.columns
      .filter((column) => !spans.get(row)?.covered.has(column))
      .map((column) => spans.get(row)?.spans.get(column)),
  );
  const covered = places.reduce((sum, span) => sum + (span ? span.rows * span.columns : 1), 0);
  expect(covered).toBe(lines.rows.length * lines.columns.length);
  for (const row of now.rows)
    for (const column of spans.get(row.id)?.covered ?? []) expect(row.cells[column]).toBeUndefined();
}
