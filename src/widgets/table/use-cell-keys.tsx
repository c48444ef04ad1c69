import { type KeyboardEvent, type RefObject, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { afterEdge } from "../kit/bound-text.tsx";
import type { PageTools } from "../kit/editor.ts";
import { cellMoves } from "./cell-moves.ts";
import { nextCell } from "./cell-range.ts";
import { headerRow } from "./changes.ts";
import type { Sheet } from "./use-grid.tsx";
import type { TableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

type Parts = {
  readonly sheet: Sheet;
  readonly acts: TableActs;
  readonly page: PageTools;
  readonly frame: RefObject<HTMLElement | null>;
};

/**
 * What keys do in the field of a cell. Tab never leaves the table by itself: Escape goes to the block, and from there Tab goes on
 * through the page, past the cells (WCAG 2.1.2).
 */
export function useCellKeys({ sheet, acts, page, frame }: Parts) {
  const [isLeaving, setLeaving] = useState(false);
  const onEdge = useCellEdge({ sheet, acts, page, frame });
  const moves = cellMoves(sheet, acts);
  const { grid, active, range, reachTo } = sheet;

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const isEscape = event.key === "Escape" && !range;
    const isPassing = isLeaving && (event.key === "Tab" || event.key === "Shift");
    if (isLeaving !== (isEscape || isPassing)) setLeaving(!isLeaving);
    if (isEscape || isPassing) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isErasing = event.key === "Delete" || event.key === "Backspace";
    if (event.key === "Escape" && range) reachTo(null);
    else if (isPlain && range && isErasing) acts.empty(grid, range);
    else if (isPlain && event.key === "Tab") moves.next(event.shiftKey ? -1 : 1);
    else if (isPlain && event.key === "Enter" && (!event.shiftKey || active.row === headerRow)) moves.below();
    else {
      if (isPlain && event.key.length === 1) reachTo(null);
      return onEdge(event);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return { press, isLeaving, cameBack: () => isLeaving && setLeaving(false) };
}

/** An arrow at the edge of a cell's words leads to the next cell, or reaches over it with Shift. */
function useCellEdge({ sheet, page, frame }: Parts) {
  const say = useSay();
  const { grid, active, goTo, reachBy } = sheet;

  function sayChosen(chosen: ReturnType<typeof reachBy>) {
    if (!chosen) return;
    const { top, bottom, start, end } = chosen;
    page.announce(say(tableWords.chosen, { rows: bottom - top + 1, columns: end - start + 1 }));
  }

  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
  };
}
