import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { EditorProps } from "../kit/editor.ts";
import { useBoundText } from "../kit/use-bound-text.tsx";
import { headerRow, keepColumn, mostOf, textPathOf } from "./changes.ts";
import type { CellAt } from "./cell-range.ts";
import type { Table } from "./schema.ts";

/** A place in a cell: before its words, behind them, all of them, or a number of letters in. */
export type CellCaret = "start" | "end" | "all" | number;
export type ActiveCellHandle = { focus(at: CellCaret): void };

type ActiveCellProps = {
  at: CellAt;
  label: string;
  keysId: string;
  table: EditorProps<Table>;
  handle: Ref<ActiveCellHandle>;
  isPassed: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onFocus: () => void;
};

/**
 * The one cell that has a field. Its words stay behind the field and give the table the same measures that its readers
 * see.
 */
export function ActiveCell({ at, label, keysId, table, handle, isPassed, ...listening }: ActiveCellProps) {
  const { draft, id, page } = table;
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState("");
  useBoundText(field, {
    draft,
    id,
    path: textPathOf(at.row, at.column),
    most: mostOf(at.row),
    lines: at.row !== headerRow,
    change: (work) =>
      page.change(() => {
        keepColumn({ draft, id });
        work();
      }),
    onWords: setWords,
  });
  useImperativeHandle(handle, () => ({ focus: (caret) => field.current && focusCell(field.current, caret) }));

  return (
    <>
      {/* The last line break of a text has no height of its own. */}
      <span className="table-cell-words" aria-hidden="true">{`${words}\u200b`}</span>
      <textarea
        ref={field}
        className="table-cell-field"
        aria-label={label}
        aria-describedby={keysId}
        rows={1}
        dir="auto"
        spellCheck
        tabIndex={isPassed ? -1 : 0}
        {...listening}
      />
    </>
  );
}

function focusCell(field: HTMLTextAreaElement, caret: CellCaret): void {
  field.focus();
  if (caret === "all") return field.select();
  const place = caret === "start" ? 0 : caret === "end" ? field.value.length : caret;
  field.setSelectionRange(place, place);
}
