import { generateNKeysBetween } from "fractional-indexing";
import { type DraftContent, draftOf, fingerprint } from "../kit/draft.ts";
import { inOrder } from "../kit/order.ts";
import type { Table } from "./schema.ts";

/** A row or column in the draft. `removed` names the words that the remover saw (draft.ts). */
export type DraftLine = { readonly order: string; readonly removed?: string };
export type DraftColumn = DraftLine & { readonly width: number | null };

/** The most of each; what two people add beyond it together is not shown. */
export const titleMost = 200;
export const cellMost = 20_000;
export const columnsMost = 50;
export const rowsMost = 5000;

export const columnPath = (id: string) => `columns/${id}`;
export const rowPath = (id: string) => `rows/${id}`;
export const titlePath = (column: string) => `titles/${column}`;
export const cellPath = (row: string, column: string) => `cells/${row}/${column}`;

export function tableToDraft({ header, columns, rows, sort }: Table): DraftContent {
  const columnOrders = generateNKeysBetween(null, null, columns.length);
  const rowOrders = generateNKeysBetween(null, null, rows.length);
  const lines = [
    ...columns.map(({ id, width }, at) => [columnPath(id), { order: columnOrders[at], width }] as const),
    ...rows.map(({ id }, at) => [rowPath(id), { order: rowOrders[at] }] as const),
  ];
  const cells = rows.flatMap((row) =>
    Object.entries(row.cells).map(([column, text]) => [cellPath(row.id, column), text] as const),
  );
  return draftOf({
    values: { header, sort, ...Object.fromEntries(lines) },
    texts: Object.fromEntries([...columns.map(({ id, title }) => [titlePath(id), title]), ...cells]),
  });
}

export function tableFromDraft(draft: DraftContent): unknown {
  const { values, texts } = draft;
  const columns = linesAt(draft, "columns/")
    .slice(0, columnsMost)
    .map(([id, line]) => ({
      id,
      title: (texts[titlePath(id)] ?? "").slice(0, titleMost),
      width: (line as DraftColumn).width ?? null,
    }));
  const rows = linesAt(draft, "rows/")
    .slice(0, rowsMost)
    .map(([id]) => ({
      id,
      cells: Object.fromEntries(
        columns
          .map((column) => [column.id, (texts[cellPath(id, column.id)] ?? "").slice(0, cellMost)] as const)
          .filter(([, text]) => text !== ""),
      ),
    }));
  const sort = values["sort"] as Table["sort"];
  const isSortable = sort && columns.some((column) => column.id === sort.column);
  // A table whose last column was removed keeps an empty one, so that there is a place to go on.
  const shown = columns.length > 0 ? columns : [{ id: "a", title: "", width: null }];
  return { header: values["header"], columns: shown, rows, sort: isSortable ? sort : null };
}

/**
 * The same table after words of some cells have changed: only their rows are other objects, so that a key in a cell costs
 * its row. A line that was removed can come back by words: then all is read.
 */
export function tableWithTexts(
  table: Table,
  { values, texts }: DraftContent,
  paths: readonly string[],
): Table | null {
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
    const text = (texts[path] ?? "").slice(0, cellMost);
    rows[at] = { id: row, cells: text === "" ? others : { ...others, [column]: text } };
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
  return fingerprint({
    texts: Object.fromEntries(Object.entries(draft.texts).filter(([at]) => isOwn(at))),
    rich: {},
  });
}

/** The rows or columns that are there, in their order. */
export function linesAt(draft: DraftContent, list: "columns/" | "rows/"): [string, DraftLine][] {
  const lines = Object.entries(draft.values)
    .filter(([path]) => path.startsWith(list))
    .map(([path, value]): [string, DraftLine] => [path.slice(list.length), value as DraftLine])
    .filter(([id, line]) => line.removed === undefined || line.removed !== wordsOf(draft, `${list}${id}`));
  return inOrder(lines, ([id, line]) => ({ id, order: line.order }));
}
