import Table2 from "lucide-react/icons/table-2";
import { leftwardColumns } from "./column-sides.ts";
import { ColumnWidths } from "./column-widths.tsx";
import { exactClass } from "./exact-columns.ts";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import { takePlace } from "../kit/moved-caret.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { ActiveCell } from "./active-cell.tsx";
import { caretBoxes, cellAtPath } from "./caret-boxes.ts";
import type { CellTools } from "./cell-editor.ts";
import { cellAtPoint } from "./cell-at-point.ts";
import { cellEntries } from "./cell-entries.ts";
import { cellMoves } from "./cell-moves.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import { EdgeTools } from "./edge-tools.tsx";
import { GridRow } from "./grid-row.tsx";
import { type Table, table } from "./schema.ts";
import { TableSettings } from "./settings.tsx";
import { useCellClipboard } from "./use-cell-clipboard.tsx";
import { useCellFormat } from "./use-cell-format.tsx";
import { useCellKeys } from "./use-cell-keys.tsx";
import { useCellPointer } from "./use-cell-pointer.tsx";
import { useColumnLines } from "./use-column-lines.tsx";
import { type Sheet, useGrid } from "./use-grid.tsx";
import { type TableActs, useTableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";
import "./editor.css";

/** A table written in place: one cell at a time has a field, the rest are plain words with the measures of the view. */
function TableEditor(props: EditorProps<Table>) {
  const { id, draft, content, page } = props;
  const say = useSay();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const acts = useTableActs(props);
  const sheet = useGrid(content, props.isSelected);
  const { grid, active, goTo } = sheet;
  const names = cellNames(content, sheet, say);
  useTakenFocus(props.takeFocus, (at) => takeCaret(props, { at, sheet, acts, frame }));
  const { tools, face, ...passing } = useTableTools(props, { sheet, acts, frame });

  return (
    <div className="kit-prose table-block table-editor" data-edge-tools>
      <div className="kit-table-frame table-grid" ref={frame}>
        <GridTable {...{ sheet, acts, names, keysId, tools }} table={props} {...passing} />
      </div>
      <p className="ui-unseen" id={keysId}>
        {say(tableWords.keys)}
      </p>
      <EdgeTools
        {...{ content, active, acts, page, frame }}
        rows={grid.rows}
        target={{ draft, id }}
        cells={cellEntries(sheet, acts, say)}
        columnLabel={names.titleOf(active.column)}
        onRow={(row) => goTo({ ...active, row }, "start")}
        onColumn={(column) => goTo({ ...active, column }, "start")}
      />
      {face}
    </div>
  );
}

function takeCaret(
  { draft, id, content }: EditorProps<Table>,
  { at, sheet, acts, frame }: ToolParts & { at: CaretAt },
): void {
  if (typeof at === "object") {
    const cell = frame.current && cellAtPoint(frame.current, at);
    return sheet.goTo(cell ?? sheet.active, at);
  }
  const place = at === "end" ? takePlace(draft, id) : null;
  const { row, column } = place ? cellAtPath(place.path) : {};
  const isSeen = sheet.grid.rows.includes(row ?? "") && sheet.grid.columns.includes(column ?? "");
  if (place && isSeen && row !== undefined && column !== undefined)
    return sheet.goTo({ row, column }, { position: place.letter, anchor: place.anchor });
  // Writing in a table without words begins at its beginning, wherever the caret comes from.
  const isBlank = table.plainText(content).trim() === "";
  cellMoves(sheet, acts).to(at === "end" && isBlank ? "start" : at);
}

type ToolParts = { sheet: Sheet; acts: TableActs; frame: RefObject<HTMLDivElement | null> };

/** What the cell with the caret asks of the table: keys, the clipboard, marks and links. */
function useTableTools(table: EditorProps<Table>, { sheet, acts, frame }: ToolParts) {
  const { press, isLeaving, cameBack } = useCellKeys({ sheet, acts, page: table.page, frame });
  const { face, ...format } = useCellFormat(table.page, sheet);
  const clipboard = useCellClipboard(table, sheet, acts);
  const refuse = () => acts.refuseLonger(sheet.active.row);
  return {
    tools: { press, refuse, ...format, ...clipboard },
    face,
    isPassed: isLeaving && table.isSelected,
    onFocus: cameBack,
  };
}

type GridTableProps = {
  table: EditorProps<Table>;
  sheet: Sheet;
  acts: TableActs;
  names: CellNames;
  keysId: string;
  /** Tab goes past the cells, on through the page. */
  isPassed: boolean;
  tools: Omit<CellTools, "change" | "page">;
  onFocus: () => void;
};

function GridTable({ table, sheet, acts, names, ...field }: GridTableProps) {
  const { header, columns } = table.content;
  const reached = table.isSelected ? sheet.active.column : null;
  const { titleOf } = names;
  const { widthOf, lineBehind } = useColumnLines({ columns, acts, titleOf, reached });
  const rowProps = gridRows(table, sheet, (at) => (
    <ActiveCell
      {...{ at, table, ...field }}
      key={`${at.row}/${at.column}`}
      label={names.labelOf(at)}
      handle={at.row === sheet.active.row && at.column === sheet.active.column ? sheet.cell : null}
    />
  ));
  const widths = columns.map((column) => ({ id: column.id, width: widthOf(column) }));
  const titleRow = { id: headerRow, cells: Object.fromEntries(columns.map((each) => [each.id, each.title])) };

  return (
    <table
      role="grid"
      className={exactClass(widths)}
      aria-multiselectable="true"
      aria-label={names.table}
      {...useCellPointer(sheet)}
    >
      <ColumnWidths widths={widths} />
      {header && (
        <thead>
          <GridRow {...rowProps(titleRow, 0)} titles={{ name: titleOf, lineBehind }} />
        </thead>
      )}
      <tbody>
        {sheet.rows.map((row, at) => (
          <GridRow key={row.id} {...rowProps(row, header ? at + 1 : at)} />
        ))}
      </tbody>
    </table>
  );
}

/** What a row of the grid is drawn with: its cells, which of them are chosen, and which have a field. */
function gridRows({ content }: EditorProps<Table>, sheet: Sheet, fieldAt: (at: CellAt) => ReactNode) {
  const { grid, range, active, former } = sheet;
  const bound = [active, former].filter((each) => each !== null);
  const leftward = [...leftwardColumns(content)].join(" ");
  return (row: Table["rows"][number], at: number) => {
    const isChosen = range !== null && at >= range.top && at <= range.bottom;
    const here = bound.filter((each) => each.row === row.id).map(({ column }) => column);
    return {
      row,
      columns: grid.columns,
      leftward,
      sort: content.sort,
      merged: sheet.merged.get(row.id),
      field: (rowId: string, column: string) => fieldAt({ row: rowId, column }),
      bound: here.join(" "),
      chosen: isChosen ? range : null,
    };
  };
}

type CellNames = ReturnType<typeof cellNames>;

/** What the table, its columns and its cells are called for those who do not see them. */
function cellNames({ header, columns }: Table, { grid }: Sheet, say: Say) {
  const titles = columns.map(({ title }, at) => title || say(tableWords.columnNumber, { column: at + 1 }));
  const titleOf = (column: string) => titles[grid.columns.indexOf(column)] ?? "";
  return {
    table: header ? say(tableWords.tableOf, { titles: titles.join(", ") }) : say(tableWords.table),
    titleOf,
    labelOf({ row, column }: CellAt) {
      if (row === headerRow) return say(tableWords.title, { column: grid.columns.indexOf(column) + 1 });
      const number = grid.rows.indexOf(row) + (header ? 0 : 1);
      return say(tableWords.cell, { column: titleOf(column), row: number });
    },
  };
}

export const tableEditor: KindEditor<Table> = {
  icon: Table2,
  Editor: TableEditor,
  Settings: TableSettings,
  caretBoxes,
  takesPlaces: true,
};
