import type * as Y from "yjs";
import { columnsMost } from "../limits.ts";
import { inOrder, isOrder } from "#widgets/kit/order.ts";
import { type WidgetPlace, isThere, placeKey, valuesOf } from "./draft-widget.ts";
import { partsOf } from "#widgets/kit/draft-parts.ts";

export type LayoutColumn = {
  readonly id: string;
  readonly width: number;
  readonly widgets: readonly string[];
};
export type LayoutRow = { readonly id: string; readonly columns: readonly LayoutColumn[] };
export type Layout = readonly LayoutRow[];

const twelfths = 12;
/** No column is narrower, however many people drag at it. */
export const narrowest = 2;

/** A column stands in a row, a row on the page, each at an order key. */
export type ColumnPlace = { readonly row: string; readonly order: string };

/**
 * The page as it is arranged, put right whatever several people did at once: every widget that is there stands exactly
 * once, one whose column or row is unknown comes last, more than four columns share the fourth, widths add up to twelve,
 * what is empty is not shown.
 */
export function layoutOf(draft: Y.Doc): Layout {
  const standing = [...partsOf(draft).keys()].filter((id) => isThere(draft, id));
  const byColumn = groupBy(standing, (id) => placeOf(draft, id).column);
  const byRow = groupBy([...byColumn.keys()], (id) => columnPlaceOf(draft, id).row);
  const rows = inOrder([...byRow.keys()], (id) => ({ id, order: rowOrderOf(draft, id) }));
  return rows.map((id) => {
    const columns = inOrder(byRow.get(id) ?? [], (column) => ({
      id: column,
      order: columnPlaceOf(draft, column).order,
    }));
    const filled = columns.map((column) => ({
      id: column,
      wanted: draft.getMap("widths").get(column),
      widgets: inOrder(byColumn.get(column) ?? [], (widget) => ({
        id: widget,
        order: placeOf(draft, widget).order,
      })),
    }));
    return { id, columns: withWidths(withoutTooMany(filled)) };
  });
}

/** After every key that the library makes. */
const last = "zzzz";

export function placeOf(draft: Y.Doc, id: string): WidgetPlace {
  const place = valuesOf(draft, id).get(placeKey) as Partial<WidgetPlace> | undefined;
  const isKnown = typeof place?.column === "string" && isOrder(place.order);
  return isKnown ? (place as WidgetPlace) : { column: `lost${id}`, order: last };
}

export function columnPlaceOf(draft: Y.Doc, id: string): ColumnPlace {
  const place = draft.getMap("columns").get(id) as Partial<ColumnPlace> | undefined;
  const isKnown = typeof place?.row === "string" && isOrder(place.order);
  return isKnown ? (place as ColumnPlace) : { row: `lost${id}`, order: last };
}

export function rowOrderOf(draft: Y.Doc, id: string): string {
  const order = draft.getMap("rows").get(id);
  return isOrder(order) ? order : last;
}

type Filled = { readonly id: string; readonly wanted: unknown; readonly widgets: readonly string[] };

function withoutTooMany(columns: readonly Filled[]): Filled[] {
  const kept = columns.slice(0, columnsMost);
  const rest = columns.slice(columnsMost).flatMap((column) => column.widgets);
  return kept.map((column, at) =>
    at === columnsMost - 1 ? { ...column, widgets: [...column.widgets, ...rest] } : column,
  );
}

function withWidths(columns: readonly Filled[]): LayoutColumn[] {
  const widths = fittedWidths(columns.map(({ wanted }) => wanted));
  return columns.map(({ id, widgets }, at) => ({ id, width: widths[at] ?? twelfths, widgets }));
}

/** Whole twelfths that add up to twelve, as near as may be to what was wanted. */
export function fittedWidths(wanted: readonly unknown[]): number[] {
  const share = twelfths / wanted.length;
  const asked = wanted.map((width) =>
    typeof width === "number" && width >= 1 && width <= twelfths ? width : share,
  );
  const sum = asked.reduce((total, width) => total + width, 0);
  const widths = asked.map((width) => Math.max(narrowest, Math.round((width / sum) * twelfths)));
  for (let over = widths.reduce((total, width) => total + width, 0) - twelfths; over !== 0; ) {
    const step = Math.sign(over);
    const at = widths.indexOf(step > 0 ? Math.max(...widths) : Math.min(...widths));
    widths[at] = (widths[at] ?? 0) - step;
    over -= step;
  }
  return widths;
}

function groupBy(ids: readonly string[], groupOf: (id: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const group = groupOf(id);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return groups;
}
