import type * as Y from "yjs";
import { columnsMost } from "../limits.ts";
import { fingerprint } from "#widgets/kit/draft.ts";
import { orderAt } from "#widgets/kit/order.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import {
  draftContentOf,
  placeKey,
  readDraftWidget,
  removedKey,
  valuesOf,
  writeDraftWidget,
} from "./draft-widget.ts";
import { type LayoutRow, columnPlaceOf, fittedWidths, layoutOf, placeOf, rowOrderOf } from "./layout.ts";

/**
 * Where a widget is put. `before` and `after` mean the same column, or a row of its own where the row has one column;
 * `start` and `end` a new column at that side of the widget; `above` and `below` a new row over the whole width.
 */
export type Place =
  | { readonly where: "before" | "after" | "start" | "end" | "above" | "below"; readonly widget: string }
  | { readonly where: "first" | "last" };

/** Makes random ids of letters and digits; given in, so that the arranging itself knows no chance. */
export type MakeId = () => string;

/** Adds a widget with a new id; false when the place holds no more columns. */
export function addWidget(
  draft: Y.Doc,
  added: { readonly id: string; readonly widget: StoredWidget; readonly place: Place },
  makeId: MakeId,
): boolean {
  const place = takePlace(draft, { place: added.place, moved: added.id }, makeId);
  if (!place) return false;
  writeDraftWidget(draft, added.id, added.widget);
  valuesOf(draft, added.id).set(placeKey, place);
  return true;
}

/** Moves a widget; false when the place holds no more columns, or is the widget itself. */
export function moveWidget(
  draft: Y.Doc,
  moved: { readonly id: string; readonly place: Place },
  makeId: MakeId,
): boolean {
  if ("widget" in moved.place && moved.place.widget === moved.id) return false;
  const place = takePlace(draft, { place: moved.place, moved: moved.id }, makeId);
  if (place) valuesOf(draft, moved.id).set(placeKey, place);
  return place !== null;
}

/**
 * Moves widgets, given in reading order, to one place, in their order; false where the place holds no more columns. Among rows,
 * rows that move as a whole keep their columns; everywhere else each widget comes behind the one before it.
 */
export function moveWidgets(
  draft: Y.Doc,
  { ids, place }: { readonly ids: readonly string[]; readonly place: Place },
  makeId: MakeId,
): boolean {
  const [first, ...others] = ids;
  if (first === undefined || ("widget" in place && ids.includes(place.widget))) return false;
  if (others.length === 0) return moveWidget(draft, { id: first, place }, makeId);
  const layout = layoutOf(draft);
  const at = rowFor(layout, place);
  if (at !== null) {
    moveIntoRows(draft, { units: unitsOf(layout, ids), orders: rowOrders(draft, layout), at }, makeId);
    return true;
  }
  if (!moveWidget(draft, { id: first, place }, makeId)) return false;
  others.forEach((id, before) =>
    moveWidget(draft, { id, place: { where: "after", widget: ids[before] ?? first } }, makeId),
  );
  return true;
}

/** Takes a widget off the page: for whom has seen its words. Words that are under way bring it back. */
export function removeWidget(draft: Y.Doc, id: string): void {
  valuesOf(draft, id).set(removedKey, fingerprint(draftContentOf(draft, id)));
}

/** Brings back a widget that was taken off. */
export function restoreWidget(draft: Y.Doc, id: string): void {
  valuesOf(draft, id).delete(removedKey);
}

/** Puts another widget, with a new id, exactly where this one stood; `move` takes over what was in it, before it goes. */
export function replaceWidget(
  draft: Y.Doc,
  id: string,
  other: {
    readonly id: string;
    readonly widget: StoredWidget;
    readonly move?: ((made: string) => void) | undefined;
  },
): void {
  writeDraftWidget(draft, other.id, other.widget);
  valuesOf(draft, other.id).set(placeKey, placeOf(draft, id));
  other.move?.(other.id);
  removeWidget(draft, id);
}

/**
 * Copies of widgets, given in reading order, behind the last of them. Widgets of one column are copied into it, others into rows of
 * their own; whole rows keep their columns. Gives the ids of the copies.
 */
export function duplicateWidgets(draft: Y.Doc, ids: readonly string[], makeId: MakeId): string[] {
  const layout = layoutOf(draft);
  const copies = new Map(ids.map((id) => [id, makeId()]));
  const last = ids.at(-1);
  if (last === undefined) return [];
  const row = layout.find(({ columns }) => ids.every((id) => columns.some((column) => has(column, id))));
  const isInColumn =
    row && !isSingle(row) && row.columns.some((column) => ids.every((id) => has(column, id)));
  for (const [id, copy] of copies) writeDraftWidget(draft, copy, readDraftWidget(draft, id));
  if (isInColumn) {
    ids.forEach((id, at) => {
      const beside = copies.get(ids[at - 1] ?? "") ?? last;
      const place = takePlace(draft, { place: { where: "after", widget: beside }, moved: "" }, makeId);
      if (place) valuesOf(draft, copies.get(id) ?? "").set(placeKey, place);
    });
    return [...copies.values()];
  }
  const at = layout.findIndex(({ columns }) => columns.some((column) => has(column, last))) + 1;
  const units = unitsOf(layout, ids).map((unit) => copyOf(draft, unit, { layout, copies, makeId }));
  moveIntoRows(draft, { units, orders: rowOrders(draft, layout), at }, makeId);
  return [...copies.values()];
}

/** Puts several widgets, with new ids, in the place of one; `move` takes over what was in it, before it goes. */
export function replaceWithSeveral(
  draft: Y.Doc,
  id: string,
  {
    made,
    move,
    makeId,
  }: {
    readonly made: readonly { readonly id: string; readonly widget: StoredWidget }[];
    readonly move: () => void;
    readonly makeId: MakeId;
  },
): void {
  for (const each of made) writeDraftWidget(draft, each.id, each.widget);
  const [first, ...others] = made;
  if (first) valuesOf(draft, first.id).set(placeKey, placeOf(draft, id));
  move();
  removeWidget(draft, id);
  others.forEach((each, before) => {
    const beside = made[before]?.id ?? "";
    const place = takePlace(draft, { place: { where: "after", widget: beside }, moved: each.id }, makeId);
    if (place) valuesOf(draft, each.id).set(placeKey, place);
  });
}

/** Sets the widths of a row's columns, in twelfths, in their order. */
export function setWidths(draft: Y.Doc, row: LayoutRow, widths: readonly number[]): void {
  const fitted = fittedWidths(widths);
  row.columns.forEach(({ id }, at) => draft.getMap("widths").set(id, fitted[at]));
}

type Wanted = { readonly place: Place; readonly moved: string };

function takePlace(draft: Y.Doc, { place, moved }: Wanted, makeId: MakeId) {
  const layout = layoutOf(draft);
  if (!("widget" in place))
    return inNewRow(draft, layout, place.where === "first" ? 0 : layout.length, makeId);
  const at = layout.findIndex(({ columns }) => columns.some(({ widgets }) => widgets.includes(place.widget)));
  const row = layout[at];
  if (!row) return inNewRow(draft, layout, layout.length, makeId);
  const isBehind = place.where === "after" || place.where === "below";
  const isOwnRow = place.where === "above" || place.where === "below" || isSingle(row);
  if (place.where === "start" || place.where === "end")
    return inNewColumn(draft, row, { beside: place.widget, side: place.where, moved }, makeId);
  if (isOwnRow) return inNewRow(draft, layout, at + (isBehind ? 1 : 0), makeId);
  return inColumn(draft, row, { beside: place.widget, isBehind, moved });
}

function isSingle(row: LayoutRow): boolean {
  return row.columns.length === 1 && row.columns[0]?.widgets.length === 1;
}

function inNewRow(draft: Y.Doc, layout: readonly LayoutRow[], at: number, makeId: MakeId) {
  const row = makeId();
  const orders = layout.map(({ id }) => rowOrderOf(draft, id));
  draft.getMap("rows").set(row, orderAt(orders, at));
  return firstOf(draft, { row, order: orderAt([], 0) }, makeId);
}

function firstOf(draft: Y.Doc, place: { row: string; order: string }, makeId: MakeId) {
  const column = makeId();
  draft.getMap("columns").set(column, place);
  return { column, order: orderAt([], 0) };
}

type Beside = { readonly beside: string; readonly side: "start" | "end"; readonly moved: string };

function inNewColumn(draft: Y.Doc, row: LayoutRow, { beside, side, moved }: Beside, makeId: MakeId) {
  const at = row.columns.findIndex(({ widgets }) => widgets.includes(beside));
  const left = row.columns.filter(({ widgets }) => widgets.some((id) => id !== moved));
  if (left.length >= columnsMost) return null;
  const orders = row.columns.map(({ id }) => columnPlaceOf(draft, id).order);
  const order = orderAt(orders, at + (side === "end" ? 1 : 0));
  const place = firstOf(draft, { row: row.id, order }, makeId);
  const widths = fittedWidths(Array.from({ length: left.length + 1 }));
  [...left.map(({ id }) => id), place.column].forEach((id, index) =>
    draft.getMap("widths").set(id, widths[index]),
  );
  return place;
}

type Within = { readonly beside: string; readonly isBehind: boolean; readonly moved: string };

function inColumn(draft: Y.Doc, row: LayoutRow, { beside, isBehind, moved }: Within) {
  const column = row.columns.find(({ widgets }) => widgets.includes(beside));
  const others = (column?.widgets ?? []).filter((id) => id !== moved);
  const place = others.indexOf(beside) + (isBehind ? 1 : 0);
  const orders = others.map((id) => placeOf(draft, id).order);
  return { column: placeOf(draft, beside).column, order: orderAt(orders, place) };
}

/** A whole row, or one widget that stands in a row with others. */
type Unit = { readonly row: string } | { readonly widget: string };

const has = ({ widgets }: { readonly widgets: readonly string[] }, id: string) => widgets.includes(id);

function unitsOf(layout: readonly LayoutRow[], ids: readonly string[]): Unit[] {
  const chosen = new Set(ids);
  return layout.flatMap(({ id, columns }): Unit[] => {
    const widgets = columns.flatMap((column) => column.widgets);
    if (widgets.every((widget) => chosen.has(widget))) return [{ row: id }];
    return widgets.filter((widget) => chosen.has(widget)).map((widget) => ({ widget }));
  });
}

type Copying = {
  readonly layout: readonly LayoutRow[];
  readonly copies: ReadonlyMap<string, string>;
  readonly makeId: MakeId;
};

function copyOf(draft: Y.Doc, unit: Unit, { layout, copies, makeId }: Copying): Unit {
  if ("widget" in unit) return { widget: copies.get(unit.widget) ?? "" };
  const row = makeId();
  for (const { id, widgets } of layout.find((each) => each.id === unit.row)?.columns ?? []) {
    const column = makeId();
    draft.getMap("columns").set(column, { row, order: columnPlaceOf(draft, id).order });
    const width = draft.getMap("widths").get(id);
    if (width !== undefined) draft.getMap("widths").set(column, width);
    for (const widget of widgets) {
      const { order } = placeOf(draft, widget);
      valuesOf(draft, copies.get(widget) ?? "").set(placeKey, { column, order });
    }
  }
  return { row };
}

const rowOrders = (draft: Y.Doc, layout: readonly LayoutRow[]) =>
  layout.map(({ id }) => rowOrderOf(draft, id));

/** Before which row a place is one of a row of its own; null for places in columns. */
function rowFor(layout: readonly LayoutRow[], place: Place): number | null {
  if (!("widget" in place)) return place.where === "first" ? 0 : layout.length;
  const at = layout.findIndex(({ columns }) => columns.some((column) => has(column, place.widget)));
  const row = layout[at];
  if (!row) return layout.length;
  if (place.where === "above" || place.where === "below") return at + (place.where === "below" ? 1 : 0);
  if (place.where === "start" || place.where === "end" || !isSingle(row)) return null;
  return at + (place.where === "after" ? 1 : 0);
}

type IntoRows = { readonly units: readonly Unit[]; readonly orders: string[]; readonly at: number };

function moveIntoRows(draft: Y.Doc, { units, orders, at }: IntoRows, makeId: MakeId): void {
  units.forEach((unit, offset) => {
    const order = orderAt(orders, at + offset);
    orders.splice(at + offset, 0, order);
    const row = "row" in unit ? unit.row : makeId();
    draft.getMap("rows").set(row, order);
    if ("widget" in unit)
      valuesOf(draft, unit.widget).set(placeKey, firstOf(draft, { row, order: orderAt([], 0) }, makeId));
  });
}
