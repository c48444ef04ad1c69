import { AllSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import {
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { followPress, putCaret } from "../kit/caret.ts";
import type { EditorProps } from "../kit/editor.ts";
import { type CellTools, openCellEditor } from "./cell-editor.ts";
import { cellSchema, titleSchema } from "./cell-schema.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import { textAt } from "./cell-texts.ts";
import { keepColumn, mostOf } from "./changes.ts";
import type { Table } from "./schema.ts";

/** A place in a cell: before its words, behind them, all of them, at an edge as it is seen, at letters, or nearest to a point of the window. */
export type CellCaret =
  | "start"
  | "end"
  | "all"
  | "left"
  | "right"
  | { readonly position: number; readonly anchor: number }
  | { readonly x: number; readonly y: number };
export type ActiveCellHandle = {
  focus(at: CellCaret): void;
  /** Goes on with the press that brought the caret here: the selection follows the pointer. */
  followPress(): void;
};

type ActiveCellProps = {
  at: CellAt;
  label: string;
  keysId: string;
  table: EditorProps<Table>;
  handle: Ref<ActiveCellHandle>;
  /** Tab goes past the cells, on through the page. */
  isPassed: boolean;
  tools: Omit<CellTools, "change" | "page">;
  onFocus: () => void;
};

/** The one cell that has an editor: its words stand where its readers see them, so the table keeps its measures. */
export function ActiveCell(props: ActiveCellProps) {
  const { at, label, keysId, isPassed, onFocus } = props;
  const place = useRef<HTMLDivElement>(null);
  useOpenedCell(place, props);
  return (
    <div
      ref={place}
      className="table-cell-text"
      role="textbox"
      aria-label={label}
      aria-describedby={keysId}
      aria-multiline={at.row !== headerRow}
      tabIndex={isPassed ? -1 : 0}
      onFocus={onFocus}
    />
  );
}

function useOpenedCell(
  place: RefObject<HTMLDivElement | null>,
  { at, table, handle, tools }: ActiveCellProps,
) {
  const { draft, id, page } = table;
  const { row, column } = at;
  const view = useRef<EditorView>(null);
  const change = (work: () => void) =>
    page.change(() => {
      keepColumn({ draft, id });
      work();
    });
  const toolsNow = useEffectEvent((): CellTools => ({ ...tools, change, page }));

  useLayoutEffect(() => {
    if (!place.current) return;
    const opened = openCellEditor(place.current, {
      text: textAt({ draft, id }, { row, column }),
      schema: row === headerRow ? titleSchema : cellSchema,
      most: mostOf(row),
      tools: () => toolsNow(),
    });
    view.current = opened.view;
    return () => {
      view.current = null;
      opened.end();
    };
  }, [place, draft, id, row, column]);

  useImperativeHandle(handle, () => ({
    focus: (caret) => view.current && focusCell(view.current, caret),
    followPress: () => view.current && followPress(view.current),
  }));
}

function focusCell(view: EditorView, caret: CellCaret): void {
  if (caret === "left" || caret === "right") return putCaret(view, sideOf(view, caret));
  if (caret !== "all") return putCaret(view, caret);
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  view.focus();
}

/** Words from right to left begin at their right edge. */
function sideOf(view: EditorView, edge: "left" | "right"): "start" | "end" {
  const isRightToLeft = getComputedStyle(view.dom).direction === "rtl";
  return (edge === "left") === isRightToLeft ? "end" : "start";
}
