import type { CaretAt } from "../kit/editor.ts";
import { caretAtPoint } from "./caret-at-point.tsx";
import { type CellAt, nextCell } from "./cell-range.ts";
import { rowsMost } from "./draft.ts";
import type { Sheet } from "./use-grid.tsx";
import type { TableActs } from "./use-table-acts.tsx";

/** Where the caret goes from the cell that has it. */
export function cellMoves({ grid, rows, active, goTo }: Sheet, acts: TableActs) {
  function toPoint(x: number, y: number) {
    const element = document.elementFromPoint(x, y);
    const at = cellOf(element);
    if (at && element) goTo(at, caretAtPoint(element, { x, y }));
    else goTo(active, "end");
  }

  return {
    to(at: CaretAt) {
      if (typeof at === "object") return toPoint(at.x, at.y);
      const [row, column] = at === "end" ? [-1, -1] : [0, 0];
      const cell = { row: grid.rows.at(row) ?? "", column: grid.columns.at(column) ?? "" };
      goTo(cell, at === "end" ? "end" : "start");
    },

    below() {
      const below = grid.rows[grid.rows.indexOf(active.row) + 1];
      if (below !== undefined) return goTo({ ...active, row: below }, "end");
      if (rows.length < rowsMost) goTo({ ...active, row: acts.add("rows", rows.length) }, "start");
    },

    /** Tab in the last cell makes another row, unless the last one is still empty: then it leads out. */
    next(step: 1 | -1): boolean {
      const next = nextCell(grid, active, step);
      if (next) goTo(next, "all");
      if (next || step === -1) return next !== null;
      const isEmpty = grid.columns.every((column) => (rows.at(-1)?.cells[column] ?? "") === "");
      if ((isEmpty && rows.length > 0) || rows.length >= rowsMost) return false;
      goTo({ row: acts.add("rows", rows.length), column: grid.columns[0] ?? "" }, "start");
      return true;
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
