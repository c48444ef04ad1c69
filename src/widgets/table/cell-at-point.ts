import type { CellAt } from "./cell-range.ts";
import { cellOf } from "./cell-moves.ts";

export type Point = { readonly x: number; readonly y: number };
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
export type CellBox = { readonly at: CellAt; readonly box: Box };

/** The cell of a table at a point of the window, else the one nearest to it: a caret from above or below keeps its column. */
export function cellAtPoint(frame: Element, point: Point): CellAt | null {
  const boxes = [...frame.querySelectorAll("[data-column]")].flatMap((cell) => {
    const at = cellOf(cell);
    return at ? [{ at, box: cell.getBoundingClientRect() }] : [];
  });
  return nearestCell(boxes, point);
}

/** In the nearest row the nearest cell. */
export function nearestCell(boxes: readonly CellBox[], { x, y }: Point): CellAt | null {
  const far = boxes.map(({ at, box }) => ({
    at,
    down: beyond(y, box.top, box.bottom),
    aside: beyond(x, box.left, box.right),
  }));
  const [nearest] = far.toSorted((one, other) => one.down - other.down || one.aside - other.aside);
  return nearest?.at ?? null;
}

const beyond = (place: number, from: number, to: number) => Math.max(from - place, place - to, 0);
