import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { makeId } from "../kit/make-id.tsx";
import type { CellAt, CellRange, Grid } from "./cell-range.ts";
import {
  type Filling,
  type Line,
  addLine,
  fillCells,
  mostOf,
  moveLine,
  overflowOf,
  removeLine,
  setWidth,
} from "./changes.ts";
import { type Target, setCell } from "./cell-texts.ts";
import { joinedWords, mergeCells, mergeRefusal, splitCells } from "./merge-changes.ts";
import type { Shares } from "./column-shares.ts";
import type { Table } from "./schema.ts";
import { widgetWords } from "../kit/wording.ts";
import { rowsMost } from "./limits.ts";
import { tableWords } from "./wording.ts";

export type TableActs = ReturnType<typeof useTableActs>;

/** What one does to a table as a whole: each is one step of undo, and is said to those who do not see it. */
export function useTableActs({ draft, id, content, page }: EditorProps<Table>) {
  const say = useSay();
  const { tell } = useNotices();
  const target: Target = { draft, id };

  const refuse = (text: string) => void tell({ kind: "error", text });

  function step(work: () => void, said: string) {
    page.endStep();
    page.change(work);
    page.endStep();
    page.announce(said);
  }

  function emptyCells(cells: readonly CellAt[]) {
    const said = say(tableWords.emptied, { cells: cells.length });
    step(() => cells.forEach((at) => setCell(target, at, "")), said);
  }

  return {
    ...lineActs(target, step, say),
    ...mergeActs(target, { content, step, refuse, say }),
    ...refusals(refuse, say),
    empty: (grid: Grid, range: CellRange) => emptyCells(cellsIn(grid, range).flat()),
    /** Writes cells from a place on and gives the last of them, or says why they do not fit before anything happens. */
    fill(filling: Filling, grid: Grid, at: { row: number; column: number }): CellAt | null {
      const { cells } = filling;
      const landing = { ...grid, at };
      const over = overflowOf(cells, landing);
      if (over) {
        refuse(say(tableWords[overWords[over.what]], over));
        return null;
      }
      let last: CellAt | null = null;
      const fill = () => void (last = fillCells(target, filling, landing, makeId));
      step(fill, say(tableWords.pasted, { rows: cells.length }));
      return last;
    },
  };
}

type MergeParts = {
  readonly content: Table;
  readonly step: (work: () => void, said: string) => void;
  readonly refuse: (sentence: string) => void;
  readonly say: Say;
};

/** Making cells one, and cells again. */
function mergeActs(target: Target, { content, step, refuse, say }: MergeParts) {
  return {
    /** Gives the cell that holds the words of all, or says why they cannot be one. */
    merge(grid: Grid, { top, bottom, start, end }: CellRange): CellAt | null {
      const cells = { rows: grid.rows.slice(top, bottom + 1), columns: grid.columns.slice(start, end + 1) };
      const refusal = mergeRefusal(content, cells, joinedWords(target, cells));
      if (refusal) {
        refuse(say(tableWords[refusedWords[refusal.what]], "most" in refusal ? refusal : { most: 0 }));
        return null;
      }
      step(
        () => mergeCells(target, cells),
        say(tableWords.merged, { cells: cells.rows.length * cells.columns.length }),
      );
      return { row: cells.rows[0] ?? "", column: cells.columns[0] ?? "" };
    },
    split: (first: CellAt) => step(() => splitCells(target, first), say(tableWords.parted)),
  };
}

const refusedWords = {
  header: "mergeOverHeader",
  sorted: "mergeSorted",
  rows: "mergeRowsOver",
  cell: "mergeCellOver",
  title: "mergeTitleOver",
} as const;

function refusals(refuse: (sentence: string) => void, say: Say) {
  return {
    refuseLonger: (row: string) => refuse(say(widgetWords.tooLong, { most: mostOf(row) })),
    refuseRow: () => refuse(say(tableWords.rowsFull, { most: rowsMost })),
  };
}

const overWords = { rows: "rowsOver", columns: "columnsOver", cell: "cellOver", title: "titleOver" } as const;

/** What one does to a row or a column. */
function lineActs(target: Target, step: (work: () => void, said: string) => void, say: Say) {
  return {
    /** Adds a line at a place from 0 on and gives its id. */
    add(list: Line, at: number): string {
      const line = makeId();
      const said = say(list === "rows" ? tableWords.rowAdded : tableWords.columnAdded);
      step(() => addLine(target, list, { id: line, at }), said);
      return line;
    },
    remove(list: Line, line: string) {
      const said = list === "rows" ? tableWords.rowRemoved : tableWords.columnRemoved;
      step(() => removeLine(target, list, line), say(said));
    },
    move(list: Line, line: string, to: number) {
      const said = list === "rows" ? tableWords.rowMoved : tableWords.columnMoved;
      step(() => moveLine(target, list, { id: line, to }), say(said, { place: to + 1 }));
    },
    widen(column: string, width: number | null) {
      step(() => setWidth(target, column, width), "");
    },
    /** Shares out what two columns beside each other have together. */
    share(columns: { before: string; after: string }, shares: Shares) {
      step(() => {
        setWidth(target, columns.before, shares.before);
        setWidth(target, columns.after, shares.after);
      }, "");
    },
  };
}

/** The chosen cells, row by row. */
export function cellsIn({ rows, columns }: Grid, { top, bottom, start, end }: CellRange): CellAt[][] {
  return rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(start, end + 1).map((column) => ({ row, column })));
}
