import type * as Y from "yjs";
import type { DraftContent } from "../kit/draft.ts";
import { type CellWords, cellMost, linesOfCell, plainWords } from "../kit/cell-words.ts";
import { readRichTexts, readTexts, setText } from "../kit/draft-texts.ts";
import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import { linesIn } from "../kit/rich-text.ts";
import { orderAt } from "../kit/order.ts";
import {
  type DraftColumn,
  cellPath,
  columnPath,
  columnsMost,
  linesAt,
  rowPath,
  rowsMost,
  titleMost,
  titlePath,
  wordsOf,
} from "./draft.ts";
import type { CellAt } from "./cell-range.ts";
import type { Table } from "./schema.ts";
import type { Cells } from "./spreadsheet.ts";

/** The table that is changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };
export type Line = "rows" | "columns";

/** The row of the titles, among the rows of cells. */
export const headerRow = "";

export const mostOf = (row: string) => (row === headerRow ? titleMost : cellMost);

/** The text of the draft in which a cell or a title is written. */
export function textAt({ draft, id }: Target, { row, column }: CellAt): Y.Text {
  const isTitle = row === headerRow;
  return draft.getText(isTitle ? textPart(id, titlePath(column)) : richPart(id, cellPath(row, column)));
}

/** Gives a cell other words by the smallest change; a title takes them without their marks. */
export function setCell(target: Target, at: CellAt, words: CellWords): void {
  const { draft, id } = target;
  const clean = (text: string) => text.replaceAll("\u0000", "").toWellFormed();
  if (at.row === headerRow)
    return setText(draft, { id, path: titlePath(at.column) }, clean(plainWords(words)));
  const text = textAt(target, at);
  const wanted = linesOfCell(typeof words === "string" ? clean(words) : words);
  text.applyDelta([...deltaBetween(linesIn(text), wanted)]);
}

/** Puts an empty row or column at a place from 0 on. */
export function addLine(target: Target, list: Line, { id, at }: { id: string; at: number }): void {
  keepColumn(target);
  const order = orderAt(ordersOf(target, list), at);
  values(target).set(pathOf(list, id), list === "columns" ? { order, width: null } : { order });
}

/** Takes a row or column off, for whom has seen its words: words that are under way bring it back. */
export function removeLine(target: Target, list: Line, id: string): void {
  const path = pathOf(list, id);
  values(target).set(path, { ...lineOf(target, list, id), removed: wordsOf(contentOf(target), path) });
}

/** Moves a row or column to a place among the others. */
export function moveLine(target: Target, list: Line, { id, to }: { id: string; to: number }): void {
  const others = linesOf(target, list).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, line]) => line.order),
    to,
  );
  values(target).set(pathOf(list, id), { ...lineOf(target, list, id), order });
}

/** Twelfths of the table; null for as wide as its words. */
export function setWidth(target: Target, id: string, width: number | null): void {
  keepColumn(target);
  values(target).set(columnPath(id), { ...lineOf(target, "columns", id), width });
}

export function setSort(target: Target, sort: Table["sort"]): void {
  values(target).set("sort", sort);
}

export function setHeader(target: Target, header: boolean): void {
  values(target).set("header", header);
}

/** A table whose columns were all removed shows one that the draft does not have; the first change makes it real. */
export function keepColumn(target: Target): void {
  // Asked at each key: whether a removed one has come back by its words is worth a look at all cells only without others.
  const isAny = [...values(target).entries()].some(
    ([path, value]) => path.startsWith("columns/") && !(value as DraftColumn).removed,
  );
  if (!isAny && linesOf(target, "columns").length === 0)
    values(target).set(columnPath("a"), { order: orderAt([], 0), width: null });
}

/** Where cells go: the rows (the header row may be the first) and columns as they are shown, and the place of the first. */
export type Landing = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly at: { readonly row: number; readonly column: number };
};

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
export function fillCells(target: Target, cells: Cells, landing: Landing, makeId: () => string): CellAt {
  keepColumn(target);
  const { at } = landing;
  const rows = grown(target, "rows", { ids: landing.rows, wanted: at.row + cells.length }, makeId);
  const wanted = at.column + (cells[0]?.length ?? 0);
  const columns = grown(target, "columns", { ids: landing.columns, wanted }, makeId);
  cells.forEach((texts, row) =>
    texts.forEach((text, column) => {
      setCell(
        target,
        { row: rows[at.row + row] ?? headerRow, column: columns[at.column + column] ?? "" },
        text,
      );
    }),
  );
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
    values(target).set(pathOf(list, id), list === "columns" ? { order, width: null } : { order });
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
  const { removed: _, ...line } = values(target).get(pathOf(list, id)) as DraftColumn;
  return line;
}

const pathOf = (list: Line, id: string) => (list === "rows" ? rowPath(id) : columnPath(id));
const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf(target: Target): DraftContent {
  const entries = [...values(target).entries()];
  const own = entries.filter(([path]) => !path.startsWith("."));
  return {
    values: Object.fromEntries(own),
    texts: readTexts(target.draft, target.id),
    rich: readRichTexts(target.draft, target.id),
  };
}
