import type { Area } from "../kit/cell-areas.ts";
import { type CellWords, cellMost, plainWords } from "../kit/cell-words.ts";
import { orderAt } from "../kit/order.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import { type Target, contentOf, setCell, valuesOf } from "./cell-texts.ts";
import { type DraftColumn, columnPath, linesAt, rowPath, wordsOf } from "./draft.ts";
import { columnsMost, rowsMost, titleMost } from "./limits.ts";
import { extendMerges, handMergesOn, partMerges, placePastMerges, putMerge } from "./merge-changes.ts";
import type { Table } from "./schema.ts";
import type { Cells } from "./spreadsheet.ts";

export type Line = "rows" | "columns";

export const mostOf = (row: string) => (row === headerRow ? titleMost : cellMost);

/** Puts an empty row or column at a place from 0 on. */
export function addLine(target: Target, list: Line, { id, at }: { id: string; at: number }): void {
  keepColumn(target);
  const order = orderAt(ordersOf(target, list), at);
  const ids = linesOf(target, list).map(([each]) => each);
  extendMerges(target, list, { id, before: ids[at - 1], behind: ids[at] });
  valuesOf(target).set(pathOf(list, id), list === "columns" ? { order, width: null } : { order });
}

/** Takes a row or column off, for whom has seen its words: words that are under way bring it back. */
export function removeLine(target: Target, list: Line, id: string): void {
  const path = pathOf(list, id);
  handMergesOn(target, list, id);
  valuesOf(target).set(path, { ...lineOf(target, list, id), removed: wordsOf(contentOf(target), path) });
}

/** Moves a row or column to a place among the others; past lines that are merged, and never between them. */
export function moveLine(target: Target, list: Line, { id, to }: { id: string; to: number }): void {
  const lines = linesOf(target, list);
  const others = lines.filter(([each]) => each !== id);
  const step = to > lines.findIndex(([each]) => each === id) ? 1 : -1;
  const ids = others.map(([each]) => each);
  const order = orderAt(
    others.map(([, line]) => line.order),
    placePastMerges(target, list, { ids, to, step }),
  );
  valuesOf(target).set(pathOf(list, id), { ...lineOf(target, list, id), order });
}

/** Twelfths of the table; null for as wide as its words. */
export function setWidth(target: Target, id: string, width: number | null): void {
  keepColumn(target);
  valuesOf(target).set(columnPath(id), { ...lineOf(target, "columns", id), width });
}

export function setSort(target: Target, sort: Table["sort"]): void {
  valuesOf(target).set("sort", sort);
}

export function setHeader(target: Target, header: boolean): void {
  valuesOf(target).set("header", header);
}

/** A table whose columns were all removed shows one that the draft does not have; the first change makes it real. */
export function keepColumn(target: Target): void {
  // Asked at each key: whether a removed one has come back by its words is worth a look at all cells only without others.
  const isAny = [...valuesOf(target).entries()].some(
    ([path, value]) => path.startsWith("columns/") && !(value as DraftColumn).removed,
  );
  if (!isAny && linesOf(target, "columns").length === 0)
    valuesOf(target).set(columnPath("a"), { order: orderAt([], 0), width: null });
}

/** Where cells go: the rows (the header row may be the first) and columns as they are shown, and the place of the first. */
export type Landing = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly at: { readonly row: number; readonly column: number };
};

/** What is put into cells, and which of them are one. */
export type Filling = { readonly cells: Cells; readonly areas?: readonly Area[] };

/** What does not fit, or null: `count` is what there would be. */
export type Overflow = {
  readonly what: Line | "cell" | "title";
  readonly count: number;
  readonly most: number;
};

export function overflowOf(cells: Cells, { rows, columns, at }: Landing): Overflow | null {
  const headers = rows.filter((row) => row === headerRow).length;
  const wide = Math.max(columns.length, at.column + (cells[0]?.length ?? 0));
  const high = Math.max(rows.length, at.row + cells.length) - headers;
  if (wide > columnsMost) return { what: "columns", count: wide, most: columnsMost };
  if (high > rowsMost) return { what: "rows", count: high, most: rowsMost };
  const isTitle = (row: number) => rows[at.row + row] === headerRow;
  const titles = cells.flatMap((row, place) => (isTitle(place) ? row : []));
  const longest = (texts: readonly CellWords[]) =>
    texts.reduce((most, text) => Math.max(most, plainWords(text).length), 0);
  if (longest(titles) > titleMost) return { what: "title", count: longest(titles), most: titleMost };
  const long = longest(cells.flat());
  return long > cellMost ? { what: "cell", count: long, most: cellMost } : null;
}

/** Writes cells from a place on and gives the last of them; the table grows to the end and below where they need it. */
export function fillCells(
  target: Target,
  { cells, areas = [] }: Filling,
  landing: Landing,
  makeId: () => string,
): CellAt {
  keepColumn(target);
  const { at } = landing;
  const rows = grown(target, "rows", { ids: landing.rows, wanted: at.row + cells.length }, makeId);
  const wanted = at.column + (cells[0]?.length ?? 0);
  const columns = grown(target, "columns", { ids: landing.columns, wanted }, makeId);
  const put = (ids: readonly string[], from: number, count: number) => ids.slice(from, from + count);
  partMerges(target, {
    rows: put(rows, at.row, cells.length),
    columns: put(columns, at.column, wanted - at.column),
  });
  cells.forEach((texts, row) =>
    texts.forEach((text, column) => {
      setCell(
        target,
        { row: rows[at.row + row] ?? headerRow, column: columns[at.column + column] ?? "" },
        text,
      );
    }),
  );
  for (const area of areas)
    putMerge(target, {
      rows: put(rows, at.row + area.top, area.rows),
      columns: put(columns, at.column + area.start, area.columns),
    });
  return { row: rows[at.row + cells.length - 1] ?? headerRow, column: columns[wanted - 1] ?? "" };
}

function grown(
  target: Target,
  list: Line,
  { ids, wanted }: { ids: readonly string[]; wanted: number },
  makeId: () => string,
): readonly string[] {
  const added = Array.from({ length: Math.max(0, wanted - ids.length) }, makeId);
  const orders = ordersOf(target, list);
  for (const id of added) {
    const order = orderAt(orders.slice(-1), 1);
    orders.push(order);
    valuesOf(target).set(pathOf(list, id), list === "columns" ? { order, width: null } : { order });
  }
  return [...ids, ...added];
}

function ordersOf(target: Target, list: Line): string[] {
  return linesOf(target, list).map(([, line]) => line.order);
}

function linesOf(target: Target, list: Line) {
  return linesAt(contentOf(target), `${list}/`);
}

/** A line without the mark of a removal that words in flight have overruled. */
function lineOf(target: Target, list: Line, id: string): DraftColumn | { order: string } {
  const { removed: _, ...line } = valuesOf(target).get(pathOf(list, id)) as DraftColumn;
  return line;
}

const pathOf = (list: Line, id: string) => (list === "rows" ? rowPath(id) : columnPath(id));
