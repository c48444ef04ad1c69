import type { EditorView } from "prosemirror-view";
import { type RefObject, useState } from "react";
import { useSay } from "#ui/language.tsx";
import type { PageTools } from "../kit/editor.ts";
import { isTowardsStart } from "../kit/text-edges.ts";
import { cellMerging, cellMoves } from "./cell-moves.ts";
import { cellBeside, headerRow, nextCell } from "./cell-range.ts";
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
 * What keys do in a cell; true for one that was taken. Tab never leaves the table by itself: Escape goes to the block, and from
 * there Tab goes on through the page, past the cells (WCAG 2.1.2).
 */
export function useCellKeys({ sheet, acts, page, frame }: Parts) {
  const [isLeaving, setLeaving] = useState(false);
  const onArrow = useCellArrows({ sheet, acts, page, frame });
  const moves = cellMoves(sheet, acts);
  const { grid, active, range, reachTo } = sheet;

  function press(event: KeyboardEvent, view: EditorView): boolean {
    if (event.isComposing) return false;
    const { key, shiftKey } = event;
    const isEscape = key === "Escape" && !range;
    const isPassing = isLeaving && (key === "Tab" || key === "Shift");
    if (isLeaving !== (isEscape || isPassing)) setLeaving(!isLeaving);
    if (event.altKey && shiftKey && event.code === "KeyM") return mergeOrSplit(event);
    if (isEscape || isPassing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === "Escape") reachTo(null);
    else if (range && (key === "Delete" || key === "Backspace")) acts.empty(grid, range);
    else if (key === "Tab") moves.next(shiftKey ? -1 : 1);
    else if (key === "Enter" && (!shiftKey || active.row === headerRow)) moves.below();
    else {
      if (key.length === 1 || key === "Enter") reachTo(null);
      return onArrow(event, view);
    }
    event.stopPropagation();
    return true;
  }

  function mergeOrSplit(event: KeyboardEvent): true {
    cellMerging(sheet, acts).mergeOrSplit();
    event.stopPropagation();
    return true;
  }

  return { press, isLeaving, cameBack: () => isLeaving && setLeaving(false) };
}

const arrows = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;
type Arrow = keyof typeof arrows;

/** An arrow at the edge of a cell's words leads to the cell that is seen there, or reaches over it with Shift. */
function useCellArrows({ sheet, page, frame }: Parts) {
  const say = useSay();
  const { grid, active, range, goTo, reachTo, reachBy } = sheet;

  function sayChosen(chosen: ReturnType<typeof reachBy>) {
    if (!chosen) return;
    const { top, bottom, start, end } = chosen;
    page.announce(say(tableWords.chosen, { rows: bottom - top + 1, columns: end - start + 1 }));
  }

  function go(arrow: Arrow, step: 1 | -1, view: EditorView) {
    const { left, top } = view.coordsAtPos(view.state.selection.head);
    if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
      const next = nextCell(grid, active, step);
      if (next) return goTo(next, arrow === "ArrowRight" ? "left" : "right");
      return page.leave(step === 1 ? "after" : "before", step === 1 ? "start" : "end");
    }
    const to = cellBeside(grid, active, { rows: step });
    if (to) return goTo(to, { x: left, y: step * -farAway });
    page.leave(step === 1 ? "after" : "before", { x: left, y: top });
  }

  return (event: KeyboardEvent, view: EditorView): boolean => {
    const arrow = event.key as Arrow;
    if (!(arrow in arrows)) return false;
    const isAcross = arrow === "ArrowLeft" || arrow === "ArrowRight";
    const isMirrored = frame.current !== null && getComputedStyle(frame.current).direction === "rtl";
    const step = arrow === "ArrowUp" || arrow === (isMirrored ? "ArrowRight" : "ArrowLeft") ? -1 : 1;
    const isReaching = event.shiftKey && (range !== null || isAtEdge(arrow, view));
    if (!event.shiftKey && range) reachTo(null);
    if (isReaching) sayChosen(reachBy(isAcross ? { columns: step } : { rows: step }));
    else if (event.shiftKey || !view.state.selection.empty || !view.endOfTextblock(arrows[arrow]))
      return false;
    else go(arrow, step, view);
    event.stopPropagation();
    return true;
  };
}

/** Of selected letters the editor would try where the key leads by letting go of them: in a text from right to left that moves nothing. */
function isAtEdge(arrow: Arrow, view: EditorView): boolean {
  const { selection, doc } = view.state;
  const isUpOrDown = arrow === "ArrowUp" || arrow === "ArrowDown";
  if (selection.empty || isUpOrDown) return view.endOfTextblock(arrows[arrow]);
  return selection.head === (isTowardsStart(view, arrow) ? 0 : doc.content.size);
}

/** Above or below any cell: the caret comes into its last or first line. */
const farAway = 1e6;
