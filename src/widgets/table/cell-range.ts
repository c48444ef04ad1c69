/** A cell by the ids of its row and column. */
export type CellAt = { readonly row: string; readonly column: string };

/** The rows and columns as they are shown. */
export type Grid = { readonly rows: readonly string[]; readonly columns: readonly string[] };

/** Cells from the first to the last, by their places. */
export type CellRange = {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
};

/** The cells between two, in whichever order they were chosen; null when one of them is gone. */
export function rangeBetween(grid: Grid, one: CellAt, other: CellAt): CellRange | null {
  const rows = [one, other].map(({ row }) => grid.rows.indexOf(row));
  const columns = [one, other].map(({ column }) => grid.columns.indexOf(column));
  if ([...rows, ...columns].includes(-1)) return null;
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    start: Math.min(...columns),
    end: Math.max(...columns),
  };
}

/** The cell so many rows and columns away, or null outside the table. */
export function cellBeside(grid: Grid, from: CellAt, by: { rows?: number; columns?: number }): CellAt | null {
  const row = grid.rows[grid.rows.indexOf(from.row) + (by.rows ?? 0)];
  const column = grid.columns[grid.columns.indexOf(from.column) + (by.columns ?? 0)];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The next cell in reading order, or the one before; null at the ends. */
export function nextCell(grid: Grid, from: CellAt, step: 1 | -1): CellAt | null {
  const beside = cellBeside(grid, from, { columns: step });
  if (beside) return beside;
  const row = grid.rows[grid.rows.indexOf(from.row) + step];
  const column = step === 1 ? grid.columns[0] : grid.columns.at(-1);
  return row === undefined || column === undefined ? null : { row, column };
}

/** A cell that is still there: the same one, or the nearest by place. */
export function cellStill(grid: Grid, cell: CellAt, before: Grid): CellAt {
  const nearest = (ids: readonly string[], id: string, older: readonly string[]) =>
    ids.includes(id) ? id : (ids[Math.min(Math.max(older.indexOf(id), 0), ids.length - 1)] ?? "");
  return {
    row: nearest(grid.rows, cell.row, before.rows),
    column: nearest(grid.columns, cell.column, before.columns),
  };
}
