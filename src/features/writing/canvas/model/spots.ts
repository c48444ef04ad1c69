import type { Place } from "#documents/draft/arranging.ts";
import { columnsMost } from "#documents/limits.ts";
import type { Layout, LayoutRow } from "#documents/draft/layout.ts";

/**
 * A place for a widget that is lifted, in the page as it is without it: a row of its own before row `at`, a new column
 * before column `at` of a row, or a place in the stack of a column. Numbers count from 0, in reading direction.
 */
export type Spot =
  | { readonly in: "rows"; readonly at: number }
  | { readonly in: "row"; readonly row: number; readonly at: number }
  | { readonly in: "column"; readonly row: number; readonly column: number; readonly at: number };

/** The page as it is while widgets are in somebody's hand. */
export function without(layout: Layout, ids: readonly string[]): Layout {
  const gone = new Set(ids);
  return layout.flatMap((row) => {
    const columns = row.columns
      .map((column) => ({ ...column, widgets: column.widgets.filter((each) => !gone.has(each)) }))
      .filter((column) => column.widgets.length > 0);
    return columns.length > 0 ? [{ ...row, columns }] : [];
  });
}

/** One widget over the whole width: what stands above or below it stands in rows of their own. */
export function isSingle(row: LayoutRow): boolean {
  return row.columns.length === 1 && row.columns[0]?.widgets.length === 1;
}

export function holdsMoreColumns(row: LayoutRow): boolean {
  return row.columns.length < columnsMost;
}

/** Where widgets stand now, as a spot of the page without them: that of the first, or of another one of them. */
export function homeOf(layout: Layout, ids: readonly string[], at = ids[0]): Spot {
  const place = layout.findIndex(({ columns }) => columns.some(({ widgets }) => widgets.includes(at ?? "")));
  const row = without(layout.slice(0, place), ids).length;
  const [left] = without(layout.slice(place, place + 1), ids);
  if (!left) return { in: "rows", at: row };
  const columns = layout[place]?.columns ?? [];
  const own = columns.findIndex(({ widgets }) => widgets.includes(at ?? ""));
  const widgets = columns[own]?.widgets ?? [];
  const isLeft = (id: string) => !ids.includes(id);
  const above = widgets.slice(0, widgets.indexOf(at ?? "")).filter(isLeft).length;
  const column = columns.slice(0, own).filter((each) => each.widgets.some(isLeft)).length;
  if (!widgets.some(isLeft)) return { in: "row", row, at: column };
  if (isSingle(left)) return { in: "rows", at: row + above };
  return { in: "column", row, column, at: above };
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return JSON.stringify(sortedKeys(one)) === JSON.stringify(sortedKeys(other));
}

function sortedKeys(spot: Spot) {
  return [spot.in, "row" in spot ? spot.row : 0, "column" in spot ? spot.column : 0, spot.at];
}

/** The spot in the words of the draft, which names places by the widgets beside them. */
export function placeAt(rest: Layout, spot: Spot): Place {
  const first = (row: number, column = 0) => rest[row]?.columns[column]?.widgets[0] ?? "";
  if (spot.in === "rows") {
    if (rest.length === 0) return { where: "last" };
    if (spot.at < rest.length) return { where: "above", widget: first(spot.at) };
    return { where: "below", widget: first(rest.length - 1) };
  }
  if (spot.in === "row")
    return spot.at === 0
      ? { where: "start", widget: first(spot.row) }
      : { where: "end", widget: first(spot.row, spot.at - 1) };
  const widgets = rest[spot.row]?.columns[spot.column]?.widgets ?? [];
  const behind = widgets[spot.at];
  if (behind) return { where: "before", widget: behind };
  return { where: "after", widget: widgets.at(-1) ?? "" };
}

/** The new columns that a widget could be put into from where it stands: beside what stands above it and below it. */
export function spotsBeside(rest: Layout, home: Spot): Extract<Spot, { in: "row" }>[] {
  const above = home.in === "rows" ? home.at - 1 : home.row;
  const rows = home.in === "rows" ? [above, above + 1] : [above];
  return rows.flatMap((row) => {
    const there = rest[row];
    if (!there || !holdsMoreColumns(there)) return [];
    const ends = [0, there.columns.length];
    const spots = ends.map((at) => ({ in: "row" as const, row, at }));
    return spots.filter((spot) => !isSameSpot(spot, home));
  });
}
