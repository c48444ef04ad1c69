import { type Area, apartAreas } from "../kit/cell-areas.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import type { Merge, Table } from "./schema.ts";
import { wordsIn } from "./words-in.ts";

/** A merge in the draft: the lines that it was made over, the first ones holding its words. */
export type DraftMerge = { readonly rows: readonly string[]; readonly columns: readonly string[] };

const list = "merges/";
/** A merge is found under its first cell, so of two at one cell the later counts. */
export const mergePath = ({ row, column }: CellAt) => `${list}${row === headerRow ? "-" : row}/${column}`;

type Values = Readonly<Record<string, unknown>>;
const known = new WeakMap<Values, readonly DraftMerge[]>();

/** What was merged, as far as it is understood; whether it can stand is asked of the table as it is now. */
export function draftMerges(values: Values): readonly DraftMerge[] {
  const before = known.get(values);
  if (before) return before;
  const merges: DraftMerge[] = [];
  for (const path in values) {
    const merge = path.startsWith(list) ? mergeFrom(values[path]) : null;
    if (merge) merges.push(merge);
  }
  known.set(values, merges);
  return merges;
}

function mergeFrom(value: unknown): DraftMerge | null {
  const { rows, columns } = Object(value) as { readonly rows?: unknown; readonly columns?: unknown };
  const areNames = (names: unknown): names is string[] =>
    Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === "string");
  return areNames(rows) && areNames(columns) ? { rows, columns } : null;
}

/** The rows as they are read, the titles first where there is a header row. */
export const rowIds = ({ header, rows }: Pick<Table, "header" | "rows">): string[] => [
  ...(header ? [headerRow] : []),
  ...rows.map(({ id }) => id),
];

/**
 * The merges that stand, in reading order. What two people did at once may have torn one apart: its lines must still stand beside
 * each other in their order, its other cells be empty (words in them would be unseen), and no other merge be in the way. One
 * that does not stand is not shown, and all of its cells are cells again.
 */
export function standingMerges(values: Values, table: Pick<Table, "header" | "rows" | "columns">): Merge[] {
  const merges = draftMerges(values);
  if (merges.length === 0) return [];
  const rows = new Map(rowIds(table).map((id, at) => [id, at]));
  const columns = new Map(table.columns.map(({ id }, at) => [id, at]));
  const isEmpty = emptinessOf(table, rows.size);
  const areas = merges
    .flatMap((merge) => {
      const down = runOf(merge.rows, rows);
      const along = runOf(merge.columns, columns);
      const isAcrossHeader = table.header && down?.from === 0 && down.length > 1;
      if (!down || !along || isAcrossHeader) return [];
      const area = { top: down.from, start: along.from, rows: down.length, columns: along.length };
      return isFirstGone(merge, rows, columns) || !isEmpty(area) ? [] : area;
    })
    .sort((one, other) => one.top - other.top || one.start - other.start);
  const ids = [...rows.keys()];
  return apartAreas(areas, { rows: rows.size, columns: columns.size }).map((area) => ({
    row: ids[area.top] ?? "",
    column: table.columns[area.start]?.id ?? "",
    rows: area.rows,
    columns: area.columns,
  }));
}

/** The words stood in the first cell. */
const isFirstGone = (
  merge: DraftMerge,
  rows: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
) => !rows.has(merge.rows[0] ?? "") || !columns.has(merge.columns[0] ?? "");

/** Where lines that are still there stand one behind the other. */
function runOf(
  ids: readonly string[],
  places: ReadonlyMap<string, number>,
): { from: number; length: number } | null {
  const found = ids.flatMap((id) => places.get(id) ?? []);
  const [from] = found;
  return from !== undefined && found.every((place, at) => place === from + at)
    ? { from, length: found.length }
    : null;
}

function emptinessOf({ header, rows, columns }: Pick<Table, "header" | "rows" | "columns">, high: number) {
  const first = high - rows.length;
  const isEmptyAt = (row: number, column: number) => {
    const at = columns[column];
    if (header && row === 0) return !at?.title;
    return !at || wordsIn(rows[row - first]?.cells ?? {}, at.id) === "";
  };
  return ({ top, start, rows: high, columns: wide }: Area) => {
    for (let row = top; row < top + high; row++)
      for (let column = start; column < start + wide; column++)
        if ((row > top || column > start) && !isEmptyAt(row, column)) return false;
    return true;
  };
}

type Lines = { readonly rows: readonly string[]; readonly columns: readonly string[] };

/** Where merges stand among rows and columns as they are shown. */
export function areasIn(merges: readonly Merge[], lines: Lines): Area[] {
  if (merges.length === 0) return [];
  const rows = new Map(lines.rows.map((id, at) => [id, at]));
  const columns = new Map(lines.columns.map((id, at) => [id, at]));
  return merges.map((merge) => ({
    top: rows.get(merge.row) ?? -1,
    start: columns.get(merge.column) ?? -1,
    rows: merge.rows,
    columns: merge.columns,
  }));
}

/** Of one row: how far its cells reach, and which are covered by another one. */
export type RowSpans = {
  readonly spans: ReadonlyMap<string, Pick<Area, "rows" | "columns">>;
  readonly covered: ReadonlySet<string>;
};

/** As HTML says it; nothing where a cell stands alone. */
export function spanOf(merged: RowSpans | undefined, column: string): { colSpan?: number; rowSpan?: number } {
  const span = merged?.spans.get(column);
  return {
    ...(span && span.columns > 1 ? { colSpan: span.columns } : {}),
    ...(span && span.rows > 1 ? { rowSpan: span.rows } : {}),
  };
}

/** The rows in which anything is merged. */
export function spansByRow(merges: readonly Merge[], lines: Lines): ReadonlyMap<string, RowSpans> {
  const found = new Map<
    string,
    { spans: Map<string, Pick<Area, "rows" | "columns">>; covered: Set<string> }
  >();
  const at = (row: string) => {
    const own = found.get(row) ?? { spans: new Map(), covered: new Set() };
    found.set(row, own);
    return own;
  };
  for (const { top, start, rows, columns } of areasIn(merges, lines))
    lines.rows.slice(top, top + rows).forEach((row, down) =>
      lines.columns.slice(start, start + columns).forEach((column, along) => {
        if (down + along === 0) at(row).spans.set(column, { rows, columns });
        else at(row).covered.add(column);
      }),
    );
  return found;
}

/** Whether rows are merged with each other: they stand in the order of typing then. */
export const hasTiedRows = ({ merges = [] }: Pick<Table, "merges">) => merges.some(({ rows }) => rows > 1);

/** Whether a row or column is merged with another one, and so stays beside it. */
export function isTied(table: Table, list: "rows" | "columns", id: string): boolean {
  const lines = { rows: rowIds(table), columns: table.columns.map((column) => column.id) };
  const at = lines[list].indexOf(id);
  return areasIn(table.merges ?? [], lines).some((area) => {
    const [first, count] = list === "rows" ? [area.top, area.rows] : [area.start, area.columns];
    return count > 1 && at >= first && at < first + count;
  });
}

/** Whether a table's merges can stand in it: each within it, none over another, none over the titles and rows. */
export function mergesFit(table: Pick<Table, "header" | "rows" | "columns" | "merges" | "sort">): boolean {
  const { merges = [] } = table;
  if (merges.length === 0) return true;
  const lines = { rows: rowIds(table), columns: table.columns.map(({ id }) => id) };
  const areas = areasIn(merges, lines);
  const size = { rows: lines.rows.length, columns: lines.columns.length };
  if (areas.some(({ top, rows }) => rows > 1 && (table.sort !== null || (table.header && top === 0))))
    return false;
  return areas.every(emptinessOf(table, size.rows)) && apartAreas(areas, size).length === areas.length;
}
