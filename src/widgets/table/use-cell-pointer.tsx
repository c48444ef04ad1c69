import { type MouseEvent, useRef } from "react";
import { caretAtPoint } from "./caret-at-point.tsx";
import { cellOf } from "./cell-moves.ts";
import type { CellAt } from "./cell-range.ts";
import type { Sheet } from "./use-grid.tsx";

/** A press goes to a cell; with Shift, or dragged on, it reaches over several. */
export function useCellPointer({ active, range, goTo, reachTo }: Sheet) {
  const pressedAt = useRef<CellAt | null>(null);

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

  return { onMouseDown: press, onMouseOver: drag };
}
