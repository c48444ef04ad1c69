import type { ClipboardEvent } from "react";
import { useSay } from "#ui/language.tsx";
import { readText } from "../kit/draft-texts.ts";
import type { EditorProps } from "../kit/editor.ts";
import { copiedCells, copyCells } from "./copied-cells.tsx";
import type { Table } from "./schema.ts";
import type { Sheet } from "./use-grid.tsx";
import { type TableActs, cellsIn } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

/** Several cells go to the clipboard and come from it as spreadsheets have them. */
export function useCellClipboard(
  { id, draft, page }: EditorProps<Table>,
  { grid, active, range, goTo }: Sheet,
  acts: TableActs,
) {
  const say = useSay();

  function paste(event: ClipboardEvent) {
    const cells = copiedCells(event.clipboardData);
    if (!cells || cells.flat().length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const row = range?.top ?? grid.rows.indexOf(active.row);
    const column = range?.start ?? grid.columns.indexOf(active.column);
    const last = acts.fill(cells, grid, { row, column });
    if (last) goTo(last, "end");
  }

  function copy(event: ClipboardEvent) {
    if (!range) return;
    event.preventDefault();
    const cells = cellsIn(grid, range).map((row) => row.map((path) => readText(draft, id, path)));
    copyCells(event.clipboardData, cells);
    page.announce(say(tableWords.copied, { cells: cells.flat().length }));
    if (event.type === "cut") acts.empty(grid, range);
  }

  return { onCopy: copy, onCut: copy, onPaste: paste };
}
