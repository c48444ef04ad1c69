import type { CaretAt } from "../kit/editor.ts";
import { type CellAt, type CellRange, areaAt, cellBeside, nextCell } from "./cell-range.ts";
import { rowsMost } from "./limits.ts";
import type { Sheet } from "./use-grid.tsx";
import type { TableActs } from "./use-table-acts.tsx";

/** Where the caret goes from the cell that has it. */
export function cellMoves({ grid, rows, active, goTo }: Sheet, acts: TableActs) {
  /** Past the last row there is always another, until the table is full: then the caret stays, and it is said why. */
  function toNewRow(column: string) {
    if (rows.length >= rowsMost) return acts.refuseRow();
    goTo({ row: acts.add("rows", rows.length), column }, "start");
  }

  return {
    to(at: Exclude<CaretAt, object>) {
      const [row, column] = at === "end" ? [-1, -1] : [0, 0];
      const cell = { row: grid.rows.at(row) ?? "", column: grid.columns.at(column) ?? "" };
      goTo(cell, at === "end" ? "end" : "start");
    },

    below() {
      const below = cellBeside(grid, active, { rows: 1 });
      if (below) return goTo(below, "end");
      toNewRow(active.column);
    },

    /** Tab never leads out: in the last cell it makes another row, and before the first there is nothing. */
    next(step: 1 | -1) {
      const next = nextCell(grid, active, step);
      if (next) goTo(next, "all");
      else if (step === 1) toNewRow(grid.columns[0] ?? "");
    },
  };
}

/** Makes cells one, or one cells again; the caret goes to the words. */
export function cellMerging({ grid, active, range, goTo }: Sheet, acts: TableActs) {
  function merge(cells: CellRange) {
    const first = acts.merge(grid, cells);
    if (first) goTo(first, "end");
  }

  return {
    merge,
    /** The chosen cells become one; without a choice a merged cell is split. */
    mergeOrSplit() {
      if (range) merge(range);
      else if (areaAt(grid, active)) acts.split(active);
    },
  };
}

/** The lines between the titles belong to no cell. */
export function cellOf(element: Element | null): CellAt | null {
  if (element?.matches(".table-line")) return null;
  const cell = element?.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]");
  const [column, id] = [cell?.dataset["column"], row?.dataset["row"]];
  return column === undefined || id === undefined ? null : { row: id, column };
}
