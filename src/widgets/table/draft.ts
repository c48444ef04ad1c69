import { generateNKeysBetween } from "fractional-indexing";
import { cutText } from "../kit/cut-text.ts";
import { type CellWords, cellFromLines, linesOfCell } from "../kit/cell-words.ts";
import { type DraftContent, type RichDoc, type RichText, draftOf, fingerprint } from "../kit/draft.ts";
import { inOrder } from "../kit/order.ts";
import { columnsMost, rowsMost, titleMost } from "./limits.ts";
import { draftMerges, mergePath, rowIds, standingMerges } from "./merges.ts";
import type { Table } from "./schema.ts";
import { wordsIn } from "./words-in.ts";

/** A row or column in the draft. `removed` names the words that the remover saw (draft.ts). */
export type DraftLine = { readonly order: string; readonly removed?: string };
export type DraftColumn = DraftLine & { readonly width: number | null };

export const columnPath = (id: string) => `columns/${id}`;
export const rowPath = (id: string) => `rows/${id}`;
export const titlePath = (column: string) => `titles/${column}`;
export const cellPath = (row: string, column: string) => `cells/${row}/${column}`;

export function tableToDraft(table: Table): DraftContent {
  const { header, columns, rows, sort } = table;
  const columnOrders = generateNKeysBetween(null, null, columns.length);
  const rowOrders = generateNKeysBetween(null, null, rows.length);
  const lines = [
    ...columns.map(({ id, width }, at) => [columnPath(id), { order: columnOrders[at], width }] as const),
    ...rows.map(({ id }, at) => [rowPath(id), { order: rowOrders[at] }] as const),
  ];
  const cells = rows.flatMap((row) =>
    Object.entries(row.cells)
      .filter(([, words]) => words !== "")
      .map(([column, words]) => [cellPath(row.id, column), linesOfCell(words)] as const),
  );
  return draftOf({
    values: { header, sort, ...Object.fromEntries(lines), ...mergesToDraft(table) },
    texts: Object.fromEntries(columns.map(({ id, title }) => [titlePath(id), title])),
    rich: Object.fromEntries(cells),
  });
}

function mergesToDraft(table: Table): DraftContent["values"] {
  const { merges = [], columns } = table;
  const rows = merges.length > 0 ? rowIds(table) : [];
  const from = (ids: readonly string[], first: string, count: number) => {
    const at = ids.indexOf(first);
    return ids.slice(at, at + count);
  };
  const names = columns.map(({ id }) => id);
  return Object.fromEntries(
    merges.map((merge) => [
      mergePath(merge),
      { rows: from(rows, merge.row, merge.rows), columns: from(names, merge.column, merge.columns) },
    ]),
  );
}

/** What a cell of the draft says. */
export type CellReader = (row: string, column: string) => CellWords;

export const tableFromDraft = (draft: DraftContent): unknown => tableWith(draft, cellsOf(draft));

const cellsOf =
  ({ rich }: DraftContent): CellReader =>
  (row, column) => {
    const lines = rich[cellPath(row, column)];
    return lines && !("content" in lines) ? cellFromLines(lines) : "";
  };

export function tableWith(draft: DraftContent, cellAt: CellReader): unknown {
  const { values, texts } = draft;
  const columns = linesAt(draft, "columns/")
    .slice(0, columnsMost)
    .map(([id, line]) => ({
      id,
      title: cutText(texts[titlePath(id)], titleMost),
      width: (line as DraftColumn).width ?? null,
    }));
  const rows = linesAt(draft, "rows/")
    .slice(0, rowsMost)
    .map(([id]) => ({
      id,
      cells: Object.fromEntries(
        columns
          .map((column) => [column.id, cellAt(id, column.id)] as const)
          .filter(([, words]) => words !== ""),
      ),
    }));
  const sort = values["sort"] as Table["sort"];
  const isSortable = sort && columns.some((column) => column.id === sort.column);
  // A table whose last column was removed keeps an empty one, so that there is a place to go on.
  const shown = columns.length > 0 ? columns : [{ id: "a", title: "", width: null }];
  const header = values["header"] === true;
  const merges = standingMerges(values, { header, columns: shown, rows });
  // Rows that are merged cannot be parted by another order.
  const isTied = merges.some((merge) => merge.rows > 1);
  return {
    header: values["header"],
    columns: shown,
    rows,
    sort: isSortable && !isTied ? sort : null,
    ...(merges.length > 0 ? { merges } : {}),
  };
}

/**
 * The same table after words of some cells have changed: only their rows are other objects, so that a key in a cell costs
 * its row. A line that was removed can come back by words: then all is read.
 */
export function tableWithTexts(table: Table, draft: DraftContent, paths: readonly string[]): Table | null {
  const { values } = draft;
  const cellAt = cellsOf(draft);
  const isPlain = (path: string) => values[path] !== undefined && !(values[path] as DraftLine).removed;
  const rows = [...table.rows];
  const places = placesOf(rows, paths.length);
  for (const path of paths) {
    const [list, row = "", column = ""] = path.split("/");
    const at = places(row);
    const found = rows[at];
    const isShown = list === "cells" && table.columns.some(({ id }) => id === column);
    if (!found || !isShown || !isPlain(rowPath(row)) || !isPlain(columnPath(column))) return null;
    const { [column]: _, ...others } = found.cells;
    const words = cellAt(row, column);
    // Words in a cell of a merge part it, and none left in it may let it stand.
    const wasEmpty = wordsIn(found.cells, column) === "";
    if (draftMerges(values).length > 0 && wasEmpty !== (words === "")) return null;
    rows[at] = { id: row, cells: words === "" ? others : { ...others, [column]: words } };
  }
  return { ...table, rows };
}

/** Finds rows by their ids: one by looking for it, several by a list that is made once. */
function placesOf(rows: Table["rows"], asked: number): (id: string) => number {
  if (asked === 1) return (id) => rows.findIndex((row) => row.id === id);
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  return (id) => places.get(id) ?? -1;
}

/** The words that stand in a row or column: what its removal names. */
export function wordsOf(draft: DraftContent, path: string): string {
  const [list, id] = path.split("/");
  const isOwn = (at: string) => {
    const [what, one, other] = at.split("/");
    return what === "cells" ? id === (list === "rows" ? one : other) : list === "columns" && one === id;
  };
  const own = <Text>(texts: Readonly<Record<string, Text>>, says: (text: Text) => boolean) =>
    Object.fromEntries(Object.entries(texts).filter(([at, text]) => isOwn(at) && says(text)));
  const hasLetters = (text: RichText | RichDoc) =>
    "content" in text || text.some(({ runs }) => runs.length > 0);
  return fingerprint({ texts: own(draft.texts, () => true), rich: own(draft.rich, hasLetters) });
}

/** The rows or columns that are there, in their order. */
export function linesAt(draft: DraftContent, list: "columns/" | "rows/"): [string, DraftLine][] {
  const lines = Object.entries(draft.values)
    .filter(([path]) => path.startsWith(list))
    .map(([path, value]): [string, DraftLine] => [path.slice(list.length), value as DraftLine])
    .filter(([id, line]) => line.removed === undefined || line.removed !== wordsOf(draft, `${list}${id}`));
  return inOrder(lines, ([id, line]) => ({ id, order: line.order }));
}
