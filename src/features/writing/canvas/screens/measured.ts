import type { Boxes, Rect } from "../model/boxes.ts";

/** Where everything stands on the canvas, from its own corner; mirrored where reading runs to the left. */
export type Measured = {
  readonly boxes: Boxes;
  readonly page: Rect;
  readonly turn: (x: number, y: number) => Point;
};
export type Point = { readonly x: number; readonly y: number };

export function measured(canvas: HTMLElement): Measured {
  const own = canvas.getBoundingClientRect();
  const mirrored = getComputedStyle(canvas).direction === "rtl";
  const inline = (x: number) => (mirrored ? own.right - x : x - own.left);
  const boxes = new Map<string, Rect>();
  for (const element of canvas.querySelectorAll<HTMLElement>("[data-row], [data-column], [data-widget]")) {
    const { row, column, widget } = element.dataset;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [start, end] = mirrored ? [right, left] : [left, right];
    boxes.set(row ?? column ?? widget ?? "", {
      left: inline(start),
      right: inline(end),
      top: top - own.top,
      bottom: bottom - own.top,
    });
  }
  return {
    boxes,
    page: { left: 0, top: 0, right: own.width, bottom: own.height },
    turn: (x, y) => ({ x: inline(x), y: y - own.top }),
  };
}
