import type { Layout, LayoutRow } from "#documents/draft/layout.ts";
import { type Spot, holdsMoreColumns, isSingle } from "./spots.ts";

/** A rectangle in the page, in CSS pixels; `left` is where reading begins, whichever way it goes. */
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
/** Where rows (by id), columns (by id) and widgets (by id) stand; what is in somebody's hand does not count. */
export type Boxes = ReadonlyMap<string, Rect>;

const gap = 24;
/** How much of a widget's side offers a new column, and how little a row must be left for rows above and below. */
const sideShare = 0.2;
const sideMost = 120;
const edge = 10;

type Point = { readonly x: number; readonly y: number };

/**
 * The spot under a pointer where columns stand below each other, as on phones: up and down only. Columns that are there take
 * what is dragged into them; a new one is made where somebody asks for it (`spotsBeside`).
 */
export function stackedSpotAt(rest: Layout, boxes: Boxes, { y }: Point): Spot {
  const at = rest.findIndex((row, index) => y < lowerEnd(rest, boxes, index, row));
  const row = rest[at];
  const box = row && boxes.get(row.id);
  if (!row || !box) return { in: "rows", at: rest.length };
  const inRows: Spot = { in: "rows", at: at + (y > (box.top + box.bottom) / 2 ? 1 : 0) };
  if (isSingle(row) || y < box.top + edge || y > box.bottom - edge) return inRows;
  const column = Math.max(
    0,
    row.columns.findLastIndex(({ id }) => y >= (boxes.get(id)?.top ?? 0)),
  );
  return inColumn(row, boxes, { y, row: at, column });
}

/** The spot under a pointer. */
export function spotAt(rest: Layout, boxes: Boxes, point: Point): Spot {
  const at = rest.findIndex((row, index) => point.y < lowerEnd(rest, boxes, index, row));
  const row = rest[at];
  const box = row && boxes.get(row.id);
  if (!row || !box) return { in: "rows", at: rest.length };
  const inRows: Spot = { in: "rows", at: at + (point.y > (box.top + box.bottom) / 2 ? 1 : 0) };
  if (point.y < box.top - edge || point.y > box.bottom + edge) return inRows;
  if (isSingle(row)) {
    const side = sideOf(box, point.x);
    return side === null || !holdsMoreColumns(row) ? inRows : { in: "row", row: at, at: side };
  }
  if (point.y < box.top + edge || point.y > box.bottom - edge) return inRows;
  return amongColumns(row, boxes, { ...point, row: at });
}

function lowerEnd(rest: Layout, boxes: Boxes, at: number, row: LayoutRow): number {
  const own = boxes.get(row.id)?.bottom ?? 0;
  const next = rest[at + 1];
  return next ? (own + (boxes.get(next.id)?.top ?? own)) / 2 : own + 2 * edge;
}

/** 0 at the starting side, 1 at the ending side, null between. */
function sideOf(box: Rect, x: number): 0 | 1 | null {
  const side = Math.min(sideMost, (box.right - box.left) * sideShare);
  if (x < box.left + side) return 0;
  return x > box.right - side ? 1 : null;
}

function amongColumns(
  row: LayoutRow,
  boxes: Boxes,
  { x, y, row: at }: { readonly x: number; readonly y: number; readonly row: number },
): Spot {
  const found = row.columns.findIndex(({ id }) => x < (boxes.get(id)?.right ?? 0) + gap / 2);
  const column = found < 0 ? row.columns.length - 1 : found;
  const own = row.columns[column];
  const box = boxes.get(own?.id ?? "");
  if (!own || !box) return { in: "rows", at };
  const side = sideOf(box, x);
  if (side !== null && holdsMoreColumns(row)) return { in: "row", row: at, at: column + side };
  return inColumn(row, boxes, { y, row: at, column });
}

function inColumn(
  row: LayoutRow,
  boxes: Boxes,
  { y, row: at, column }: { readonly y: number; readonly row: number; readonly column: number },
): Spot {
  const widgets = row.columns[column]?.widgets ?? [];
  const below = widgets.findIndex((id) => {
    const { top = 0, bottom = 0 } = boxes.get(id) ?? {};
    return y < (top + bottom) / 2;
  });
  return { in: "column", row: at, column, at: below < 0 ? widgets.length : below };
}

/** The slot that shows a spot. */
export function slotOf(rest: Layout, boxes: Boxes, spot: Spot, page: Rect): Rect {
  if (spot.in === "row") return newColumn(rest, boxes, spot, page);
  const thick = 14;
  if (spot.in === "rows") {
    const above = boxes.get(rest[spot.at - 1]?.id ?? "")?.bottom;
    const below = boxes.get(rest[spot.at]?.id ?? "")?.top;
    return { left: page.left, right: page.right, ...between(above, below, page.top, thick) };
  }
  const column = rest[spot.row]?.columns[spot.column];
  const box = boxes.get(column?.id ?? "") ?? page;
  const above = boxes.get(column?.widgets[spot.at - 1] ?? "")?.bottom;
  const below = boxes.get(column?.widgets[spot.at] ?? "")?.top;
  return { left: box.left, right: box.right, ...between(above, below, box.top, thick) };
}

function between(above: number | undefined, below: number | undefined, otherwise: number, thick: number) {
  const middle =
    above === undefined
      ? (below ?? otherwise) - thick / 2
      : below === undefined
        ? above + thick / 2 + 4
        : (above + below) / 2;
  return { top: middle - thick, bottom: middle + thick };
}

function newColumn(rest: Layout, boxes: Boxes, spot: Extract<Spot, { in: "row" }>, page: Rect): Rect {
  const row = rest[spot.row];
  const box = boxes.get(row?.id ?? "") ?? page;
  const count = (row?.columns.length ?? 0) + 1;
  const width = (box.right - box.left - gap * (count - 1)) / count;
  const before = boxes.get(row?.columns[spot.at - 1]?.id ?? "");
  const isLast = spot.at === count - 1;
  const after = boxes.get(row?.columns[spot.at]?.id ?? "");
  const middle = ((before?.right ?? box.left) + (after?.left ?? box.right)) / 2 - width / 2;
  const left = spot.at === 0 ? box.left : isLast ? box.right - width : middle;
  return { left, right: left + width, top: box.top, bottom: Math.max(box.bottom, box.top + 44) };
}
