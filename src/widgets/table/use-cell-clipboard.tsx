import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useSay } from "#ui/language.tsx";
import { type CellWords, linesOfCell } from "../kit/cell-words.ts";
import type { EditorProps } from "../kit/editor.ts";
import { withPastedLink } from "../kit/pasted-link.ts";
import { cellDoc } from "./cell-schema.ts";
import { type CellAt, type CellRange, type Grid, headerRow } from "./cell-range.ts";
import type { Filling } from "./changes.ts";
import { copiedCells, copiedWords, copyCells } from "./copied-cells.tsx";
import type { Table } from "./schema.ts";
import type { Sheet } from "./use-grid.tsx";
import { type TableActs, cellsIn } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

/** Several cells go to the clipboard and come from it as spreadsheets have them; one takes words with their marks. */
export function useCellClipboard(
  { content, page }: Pick<EditorProps<Table>, "content" | "page">,
  { grid, active, range, goTo }: Sheet,
  acts: TableActs,
) {
  const say = useSay();

  function paste(event: ClipboardEvent, view: EditorView): boolean {
    const data = event.clipboardData;
    if (!data || !["text/html", "text/plain"].some((type) => data.getData(type) !== "")) return false;
    const copied = copiedCells(data);
    event.preventDefault();
    event.stopPropagation();
    if (!range && putLink(view, data)) return true;
    if (!copied || copied.cells.flat().length < 2) {
      putWords(view, copied?.cells[0]?.[0] ?? copiedWords(data) ?? plainIn(data));
      return true;
    }
    const row = range?.top ?? grid.rows.indexOf(active.row);
    const column = range?.start ?? grid.columns.indexOf(active.column);
    const last = acts.fill(copied, grid, { row, column });
    if (last) goTo(last, "end");
    return true;
  }

  function copy(event: ClipboardEvent): boolean {
    if (!range || !event.clipboardData) return false;
    event.preventDefault();
    const copied = chosenCells(content, grid, range);
    copyCells(event.clipboardData, copied, page.mentions);
    page.announce(say(tableWords.copied, { cells: copied.cells.flat().length }));
    if (event.type === "cut") acts.empty(grid, range);
    return true;
  }

  return { copy, paste };
}

function chosenCells(content: Table, grid: Grid, range: CellRange): Filling {
  const wordsAt = wordsOfTable(content);
  const areas = (grid.areas ?? []).filter(({ top, start }) => isIn(range, top, start));
  return {
    cells: cellsIn(grid, range).map((line) => line.map(wordsAt)),
    areas: areas.map((area) => ({ ...area, top: area.top - range.top, start: area.start - range.start })),
  };
}

function wordsOfTable({ columns, rows }: Table): (at: CellAt) => CellWords {
  const words = new Map(rows.map(({ id, cells }) => [id, cells]));
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  return ({ row, column }) => (row === headerRow ? titles.get(column) : words.get(row)?.[column]) ?? "";
}

const isIn = ({ top, bottom, start, end }: CellRange, row: number, column: number) =>
  row >= top && row <= bottom && column >= start && column <= end;

function plainIn(data: DataTransfer): string {
  return data.getData("text/plain").replace(/\r\n?/g, "\n").replaceAll("\u0000", "").toWellFormed();
}

function putLink(view: EditorView, data: DataTransfer): boolean {
  const linked = withPastedLink(view.state, data.getData("text/plain"), location.origin);
  if (linked) view.dispatch(linked);
  return linked !== null;
}

/** The caret stands behind what was put in. */
function putWords(view: EditorView, words: CellWords): void {
  const { tr, schema, selection } = view.state;
  const { content } = cellDoc(schema, linesOfCell(words));
  tr.replaceWith(selection.from, selection.to, content);
  // A selection of everything would hold what was put in, and the next letter would replace it.
  tr.setSelection(TextSelection.create(tr.doc, selection.from + content.size));
  view.dispatch(tr.scrollIntoView());
}
