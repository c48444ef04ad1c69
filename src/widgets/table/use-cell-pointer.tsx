import { type MouseEvent, useRef } from "react";
import { cellOf } from "./cell-moves.ts";
import type { CellAt } from "./cell-range.ts";
import type { Sheet } from "./use-grid.tsx";

/** A press goes to a cell; with Shift, or dragged on, it reaches over several. */
export function useCellPointer({ cell, active, range, goTo, reachTo }: Sheet) {
  const pressedAt = useRef<CellAt | null>(null);

  function press(event: MouseEvent) {
    const element = event.target as Element;
    const at = cellOf(element);
    if (!at || event.button !== 0 || opensLink(event)) return;
    pressedAt.current = at;
    if (event.shiftKey) reachTo(at);
    else if (element.closest(".table-cell-text")) return reachTo(null);
    else {
      goTo(at, { x: event.clientX, y: event.clientY });
      cell.current?.followPress();
    }
    event.preventDefault();
  }

  function drag(event: MouseEvent) {
    const at = cellOf(event.target as Element);
    if (event.buttons !== 1 || !pressedAt.current || !at) return;
    if (range || at.row !== active.row || at.column !== active.column) reachTo(at);
  }

  /** In edit mode a link is text; with Ctrl or Command it is followed. */
  function click(event: MouseEvent) {
    if (!opensLink(event) && event.target instanceof Element && event.target.closest("a"))
      event.preventDefault();
  }

  return { onMouseDown: press, onMouseOver: drag, onClick: click };
}

function opensLink({ ctrlKey, metaKey, target }: MouseEvent): boolean {
  return (ctrlKey || metaKey) && target instanceof Element && target.closest("a") !== null;
}
