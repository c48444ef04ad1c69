import type * as Y from "yjs";
import { type Place, addWidget, setWidths } from "#documents/draft/arranging.ts";
import { type LayoutRow, layoutOf } from "#documents/draft/layout.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { newId } from "./new-id.ts";

/**
 * Puts widgets on the page in their order: the first at the place, each other one behind the one before it, and beside it
 * where they stood in columns. Within a column there are no columns: there all stand one below the other. Gives their ids.
 */
export function addArranged(draft: Y.Doc, widgets: readonly PastedWidget[], place: Place): string[] {
  const isStacked = widgets.some(({ stand }) => stand) && !isOwnRow(draft, place);
  const arranged = isStacked ? widgets.map(({ stand: _, ...widget }): PastedWidget => widget) : widgets;
  const made = arranged.map(() => newId());
  for (const at of inOrderOfAdding(arranged)) {
    const [widget, id] = [arranged[at], made[at]];
    if (!widget || id === undefined) continue;
    const wanted = placeOf(arranged, made, at) ?? place;
    const isAdded = addWidget(draft, { id, widget, place: wanted }, newId);
    if (!isAdded) addWidget(draft, { id, widget, place: { where: "last" } }, newId);
  }
  if (!isStacked) widen(draft, arranged, made);
  return made;
}

/** The first of each column of a row goes before the others: below one that stands alone a row would begin. */
function inOrderOfAdding(widgets: readonly PastedWidget[]): number[] {
  const numbers = widgets.map((_, at) => at);
  const rowOf = (at: number) => rowBegin(widgets, at);
  const isHead = (at: number) => columnBefore(widgets, at) === null;
  return numbers.toSorted(
    (one, other) => rowOf(one) - rowOf(other) || Number(isHead(other)) - Number(isHead(one)) || one - other,
  );
}

/** Where a widget goes behind those before it; null for the first. */
function placeOf(widgets: readonly PastedWidget[], made: readonly string[], at: number): Place | null {
  const above = columnBefore(widgets, at);
  if (above !== null) return { where: "after", widget: made[above] ?? "" };
  const begin = rowBegin(widgets, at);
  // The head of the column before.
  if (begin < at) return { where: "end", widget: made[columnHead(widgets, at - 1)] ?? "" };
  if (at === 0) return null;
  const isBeside = widgets[at - 1]?.stand !== undefined || widgets[at]?.stand !== undefined;
  return { where: isBeside ? "below" : "after", widget: made[at - 1] ?? "" };
}

/** The widget above in the same column; null for the first of one. */
function columnBefore(widgets: readonly PastedWidget[], at: number): number | null {
  const [one, other] = [widgets[at - 1]?.stand, widgets[at]?.stand];
  return one && other && one.row === other.row && one.column === other.column ? at - 1 : null;
}

function columnHead(widgets: readonly PastedWidget[], at: number): number {
  let head = at;
  while (columnBefore(widgets, head) !== null) head--;
  return head;
}

/** The first widget of the row in which this one stands. */
function rowBegin(widgets: readonly PastedWidget[], at: number): number {
  let begin = at;
  const row = widgets[at]?.stand?.row;
  while (row !== undefined && widgets[begin - 1]?.stand?.row === row) begin--;
  return begin;
}

/** Whether what is put there gets a row to itself. */
function isOwnRow(draft: Y.Doc, place: Place): boolean {
  if (!("widget" in place) || place.where === "above" || place.where === "below") return true;
  if (place.where === "start" || place.where === "end") return false;
  const row = layoutOf(draft).find((each) =>
    each.columns.some((column) => column.widgets.includes(place.widget)),
  );
  return row === undefined || isSingle(row);
}

function isSingle({ columns }: LayoutRow): boolean {
  return columns.length === 1 && columns[0]?.widgets.length === 1;
}

/** Gives the columns the widths that they had. */
function widen(draft: Y.Doc, widgets: readonly PastedWidget[], made: readonly string[]): void {
  const widthOf = new Map(made.map((id, at) => [id, widgets[at]?.stand?.width]));
  if (![...widthOf.values()].some((width) => width !== undefined)) return;
  for (const row of layoutOf(draft)) {
    const widths = row.columns.map(({ widgets: [first = ""] }) => widthOf.get(first));
    if (widths.every((width) => width !== undefined)) setWidths(draft, row, widths);
  }
}
