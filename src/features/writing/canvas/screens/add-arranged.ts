import type * as Y from "yjs";
import { type Place, addWidget } from "#documents/draft/arranging.ts";
import { setWidths } from "#documents/draft/arranging.ts";
import { type LayoutRow, layoutOf } from "#documents/draft/layout.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { newId } from "./new-id.ts";

/**
 * Puts widgets on the page in their order: the first at the place, each other one behind the one before it, and beside it
 * where they stood in columns. Within a column there are no columns: there all stand one below the other. Gives their ids.
 */
export function addArranged(draft: Y.Doc, widgets: readonly PastedWidget[], place: Place): string[] {
  const stacked = widgets.some(({ stand }) => stand) && !isOwnRow(draft, place);
  const arranged = stacked ? widgets.map(({ stand: _, ...widget }): PastedWidget => widget) : widgets;
  const made: string[] = [];
  arranged.forEach((widget, at) => {
    const before = made.at(-1);
    const id = newId();
    const wanted = before === undefined ? place : placeBehind(arranged, at, before);
    const isAdded = addWidget(draft, { id, widget, place: wanted }, newId);
    if (!isAdded) addWidget(draft, { id, widget, place: { where: "last" } }, newId);
    made.push(id);
  });
  if (!stacked) widen(draft, arranged, made);
  return made;
}

function placeBehind(widgets: readonly PastedWidget[], at: number, before: string): Place {
  const [one, other] = [widgets[at - 1]?.stand, widgets[at]?.stand];
  if (one && other && one.row === other.row)
    return { where: one.column === other.column ? "after" : "end", widget: before };
  return { where: one || other ? "below" : "after", widget: before };
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
