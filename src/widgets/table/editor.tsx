import Table2 from "lucide-react/icons/table-2";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { useSay } from "#ui/language.tsx";
import { afterEdge } from "../kit/bound-text.tsx";
import { readText } from "../kit/draft-texts.ts";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import { ActiveCell } from "./active-cell.tsx";
import { caretAtPoint } from "./caret-at-point.tsx";
import { type CellAt, nextCell } from "./cell-range.ts";
import { headerRow } from "./changes.ts";
import { copiedCells, copyCells } from "./copied-cells.tsx";
import { rowsMost } from "./draft.ts";
import { EdgeTools } from "./edge-tools.tsx";
import { GridRow } from "./grid-row.tsx";
import type { Table } from "./schema.ts";
import { useColumnLines } from "./use-column-lines.tsx";
import { useGrid } from "./use-grid.tsx";
import { cellsIn, useTableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";
import { TableSettings } from "./settings.tsx";
import "./editor.css";

/** A table written in place: one cell at a time has a field, the rest are plain words with the measures of the view. */
function TableEditor(props: EditorProps<Table>) {
  const { id, draft, content, isSelected, takeFocus, page } = props;
  const say = useSay();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<CellAt | null>(null);
  const isLeaving = useRef(false);
  const acts = useTableActs(props);
  const { cell, grid, rows, active, former, range, goTo, reachTo, reachBy } = useGrid(content);
  const { header, columns, sort } = content;

  const titles = columns.map(({ title }, at) => title || say(tableWords.columnNumber, { column: at + 1 }));
  const titleOf = (column: string) => titles[grid.columns.indexOf(column)] ?? "";
  const reached = isSelected ? active.column : null;
  const { widthOf, lineBehind } = useColumnLines({ columns, acts, titleOf, reached });
  const bound = [active, former].filter((each) => each !== null);

  function labelOf({ row, column }: CellAt) {
    if (row === headerRow) return say(tableWords.title, { column: grid.columns.indexOf(column) + 1 });
    const number = grid.rows.indexOf(row) + (header ? 0 : 1);
    return say(tableWords.cell, { column: titleOf(column), row: number });
  }

  const focusAt = useEffectEvent((at: CaretAt) => {
    if (typeof at === "object") return goToPoint(at.x, at.y);
    const [row, column] = at === "end" ? [-1, -1] : [0, 0];
    goTo(
      { row: grid.rows.at(row) ?? "", column: grid.columns.at(column) ?? "" },
      at === "end" ? "end" : "start",
    );
  });
  useEffect(() => {
    takeFocus((at) => focusAt(at));
    return () => takeFocus(null);
  }, [takeFocus]);

  function goToPoint(x: number, y: number) {
    const element = document.elementFromPoint(x, y);
    const at = cellOf(element);
    if (at && element) goTo(at, caretAtPoint(element, { x, y }));
    else goTo(active, "end");
  }

  function goBelow() {
    const below = grid.rows[grid.rows.indexOf(active.row) + 1];
    if (below !== undefined) return goTo({ ...active, row: below }, "end");
    if (rows.length < rowsMost) goTo({ ...active, row: acts.add("rows", rows.length) }, "start");
  }

  /** Tab in the last cell makes another row, unless the last one is still empty: then it leads out. */
  function goNext(step: 1 | -1): boolean {
    const next = nextCell(grid, active, step);
    if (next) goTo(next, "all");
    if (next || step === -1) return next !== null;
    const isEmpty = grid.columns.every((column) => (rows.at(-1)?.cells[column] ?? "") === "");
    if ((isEmpty && rows.length > 0) || rows.length >= rowsMost) return false;
    goTo({ row: acts.add("rows", rows.length), column: grid.columns[0] ?? "" }, "start");
    return true;
  }

  function onEdge(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isReaching = event.shiftKey;
    afterEdge(event, (_, key) => {
      const isMirrored = frame.current && getComputedStyle(frame.current).direction === "rtl";
      const step = key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft") ? -1 : 1;
      const isAcross = key === "ArrowLeft" || key === "ArrowRight";
      if (isReaching) return sayChosen(reachBy(isAcross ? { columns: step } : { rows: step }));
      const row = grid.rows[grid.rows.indexOf(active.row) + step];
      const below = row === undefined ? null : { ...active, row };
      const to = isAcross ? nextCell(grid, active, step) : below;
      if (to) goTo(to, step === 1 && isAcross ? "start" : "end");
      else page.leave(step === 1 ? "after" : "before");
    });
  }

  function sayChosen(chosen: ReturnType<typeof reachBy>) {
    if (!chosen) return;
    const { top, bottom, start, end } = chosen;
    page.announce(say(tableWords.chosen, { rows: bottom - top + 1, columns: end - start + 1 }));
  }

  function act(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === "Escape" && !range;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isErasing = event.key === "Delete" || event.key === "Backspace";
    if (event.key === "Escape" && range) reachTo(null);
    else if (isPlain && range && isErasing) acts.empty(grid, range);
    else if (isPlain && event.key === "Tab" && !wasLeaving && goNext(event.shiftKey ? -1 : 1)) {
      // The next cell has the focus now.
    } else if (isPlain && event.key === "Enter" && (!event.shiftKey || active.row === headerRow)) goBelow();
    else {
      if (isPlain && event.key.length === 1) reachTo(null);
      return onEdge(event);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function press(event: MouseEvent) {
    const element = event.target as Element;
    const at = cellOf(element);
    if (!at || event.button !== 0) return;
    pressedAt.current = at;
    if (event.shiftKey) reachTo(at);
    else if (element.matches("textarea")) return reachTo(null);
    else goTo(at, caretAtPoint(element, { x: event.clientX, y: event.clientY }));
    event.preventDefault();
  }

  function drag(event: MouseEvent) {
    const at = cellOf(event.target as Element);
    if (event.buttons !== 1 || !pressedAt.current || !at) return;
    if (range || at.row !== active.row || at.column !== active.column) reachTo(at);
  }

  function paste(event: ClipboardEvent) {
    const cells = copiedCells(event.clipboardData);
    if (!cells || cells.flat().length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const row = range?.top ?? grid.rows.indexOf(active.row);
    const column = range?.start ?? grid.columns.indexOf(active.column);
    acts.fill(cells, grid, { row, column });
  }

  function copy(event: ClipboardEvent) {
    if (!range) return;
    event.preventDefault();
    const cells = cellsIn(grid, range).map((row) => row.map((path) => readText(draft, id, path)));
    copyCells(event.clipboardData, cells);
    page.announce(say(tableWords.copied, { cells: cells.flat().length }));
    if (event.type === "cut") acts.empty(grid, range);
  }

  const field = (row: string, column: string) => {
    const isActive = row === active.row && column === active.column;
    const at = { row, column };
    return (
      <ActiveCell
        key={`${row}/${column}`}
        at={at}
        label={labelOf(at)}
        keysId={keysId}
        table={props}
        handle={isActive ? cell : null}
        onKeyDown={act}
      />
    );
  };
  const rowProps = (row: Table["rows"][number], at: number) => {
    const isChosen = range !== null && at >= range.top && at <= range.bottom;
    const here = bound.filter((each) => each.row === row.id).map(({ column }) => column);
    return {
      row,
      columns: grid.columns,
      sort,
      field,
      bound: here.join(" "),
      chosen: isChosen ? range : null,
    };
  };
  const titleRow = { id: headerRow, cells: Object.fromEntries(columns.map((each) => [each.id, each.title])) };

  return (
    <div className="prose table-editor" onCopy={copy} onCut={copy} onPaste={paste}>
      <div className="table-frame" ref={frame}>
        <table
          role="grid"
          aria-multiselectable="true"
          aria-label={header ? say(tableWords.tableOf, { titles: titles.join(", ") }) : say(tableWords.table)}
          onMouseDown={press}
          onMouseOver={drag}
        >
          <colgroup>
            {columns.map((column) => {
              const width = widthOf(column);
              return <col key={column.id} className={width === null ? undefined : `width-${width}`} />;
            })}
          </colgroup>
          {header && (
            <thead>
              <GridRow {...rowProps(titleRow, 0)} titles={{ name: titleOf, lineBehind }} />
            </thead>
          )}
          <tbody>
            {rows.map((row, at) => (
              <GridRow key={row.id} {...rowProps(row, header ? at + 1 : at)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="ui-unseen" id={keysId}>
        {say(tableWords.keys)}
      </p>
      <EdgeTools
        {...{ content, active, acts, page, frame }}
        rows={grid.rows}
        target={{ draft, id }}
        columnLabel={titleOf(active.column)}
        onRow={(row) => goTo({ ...active, row }, "start")}
        onColumn={(column) => goTo({ ...active, column }, "start")}
      />
    </div>
  );
}

/** The lines between the titles belong to no cell. */
function cellOf(element: Element | null): CellAt | null {
  if (element?.matches(".table-line")) return null;
  const cell = element?.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]");
  const [column, id] = [cell?.dataset["column"], row?.dataset["row"]];
  return column === undefined || id === undefined ? null : { row: id, column };
}

export const tableEditor: KindEditor<Table> = { icon: Table2, Editor: TableEditor, Settings: TableSettings };
