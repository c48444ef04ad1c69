import { type Area, contains } from "../kit/cell-areas.ts";

/** The row of the titles, among the rows of cells. */
export const headerRow = "";

/** A cell by the ids of its row and column. */
export type CellAt = { readonly row: string; readonly column: string };

/** The rows and columns as they are shown, and which cells of them are one. */
export type Grid = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly areas?: readonly Area[];
};

/** Cells from the first to the last, by their places. */
export type CellRange = {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
};

/** The cells between two, in whichever order they were chosen, merged ones whole; null when one of them is gone. */
export function rangeBetween(grid: Grid, one: CellAt, other: CellAt): CellRange | null {
  const places = [placeOf(grid, one), placeOf(grid, other)];
  if (places.some(({ row, column }) => row < 0 || column < 0)) return null;
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  return withAreas(grid, {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    start: Math.min(...columns),
    end: Math.max(...columns),
  });
}

function withAreas(grid: Grid, range: CellRange): CellRange {
  let { top, bottom, start, end } = range;
  for (const area of grid.areas ?? []) {
    const [last, far] = [area.top + area.rows - 1, area.start + area.columns - 1];
    if (area.top > bottom || last < top || area.start > end || far < start) continue;
    [top, bottom] = [Math.min(top, area.top), Math.max(bottom, last)];
    [start, end] = [Math.min(start, area.start), Math.max(end, far)];
  }
  const isSame = top === range.top && bottom === range.bottom && start === range.start && end === range.end;
  return isSame ? range : withAreas(grid, { top, bottom, start, end });
}

type Place = { readonly row: number; readonly column: number };

const placeOf = (grid: Grid, { row, column }: CellAt): Place => ({
  row: grid.rows.indexOf(row),
  column: grid.columns.indexOf(column),
});

function cellAt(grid: Grid, { row, column }: Place): CellAt | null {
  const area = areaAround(grid, { row, column });
  const [rowId, columnId] = [grid.rows[area?.top ?? row], grid.columns[area?.start ?? column]];
  return rowId === undefined || columnId === undefined ? null : { row: rowId, column: columnId };
}

const areaAround = (grid: Grid, { row, column }: Place) =>
  grid.areas?.find((area) => contains(area, row, column));

/** The cells that are one with a cell; null where it stands alone. */
export const areaAt = (grid: Grid, at: CellAt): Area | null => areaAround(grid, placeOf(grid, at)) ?? null;

/** The cell so many rows and columns away, or null outside the table; a merged one counts as one step. */
export function cellBeside(grid: Grid, from: CellAt, by: { rows?: number; columns?: number }): CellAt | null {
  const place = placeOf(grid, from);
  const area = areaAround(grid, place);
  const far = (at: number, first: number, count: number, step: number) =>
    step > 0 ? first + count - 1 + step : step < 0 ? first + step : at;
  return cellAt(grid, {
    row: far(place.row, area?.top ?? place.row, area?.rows ?? 1, by.rows ?? 0),
    column: far(place.column, area?.start ?? place.column, area?.columns ?? 1, by.columns ?? 0),
  });
}

/** The next cell in reading order, or the one before; null at the ends. What stands behind a merged one is passed over. */
export function nextCell(grid: Grid, from: CellAt, step: 1 | -1): CellAt | null {
  const { row, column } = placeOf(grid, from);
  const wide = grid.columns.length;
  for (let at = row * wide + column + step; at >= 0 && at < grid.rows.length * wide; at += step) {
    const place = { row: Math.floor(at / wide), column: at % wide };
    const area = areaAround(grid, place);
    if (!area || (area.top === place.row && area.start === place.column)) return cellAt(grid, place);
  }
  return null;
}

/** A cell that is still there: the same one, the one that it was merged into, or the nearest by place. */
export function cellStill(grid: Grid, cell: CellAt, before: Grid): CellAt {
  const nearest = (ids: readonly string[], id: string, older: readonly string[]) =>
    ids.includes(id) ? id : (ids[Math.min(Math.max(older.indexOf(id), 0), ids.length - 1)] ?? "");
  const still = {
    row: nearest(grid.rows, cell.row, before.rows),
    column: nearest(grid.columns, cell.column, before.columns),
  };
  return cellAt(grid, placeOf(grid, still)) ?? still;
}
