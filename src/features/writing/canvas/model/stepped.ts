import type { Layout } from "#documents/draft/layout.ts";
import { type Spot, holdsMoreColumns, homeOf, isSingle, without } from "./spots.ts";

export type Step = "up" | "down" | "start" | "end";

/** The spot that an arrow key leads to; null where nothing lies in that direction. `start` is left where text runs right. */
export function stepped(rest: Layout, spot: Spot, step: Step): Spot | null {
  if (spot.in === "rows") return fromRows(rest, spot.at, step);
  if (spot.in === "row") return fromRow(rest, spot, step);
  return fromColumn(rest, spot, step);
}

/** One place up or down: several widgets stay rows among rows, so that their columns stay what they are. */
export function nudged(layout: Layout, ids: readonly string[], towards: "up" | "down"): Spot | null {
  const rest = without(layout, ids);
  const home = homeOf(layout, ids, towards === "up" ? ids[0] : ids.at(-1));
  if (ids.length === 1 || home.in !== "rows") return stepped(rest, home, towards);
  const at = home.at + (towards === "up" ? -1 : 1);
  return at < 0 || at > rest.length ? null : { in: "rows", at };
}

function fromRows(rest: Layout, at: number, step: Step): Spot | null {
  if (step === "up") {
    const above = rest[at - 1];
    if (!above) return null;
    if (isSingle(above)) return { in: "rows", at: at - 1 };
    return { in: "column", row: at - 1, column: 0, at: above.columns[0]?.widgets.length ?? 0 };
  }
  if (step === "down") {
    const below = rest[at];
    if (!below) return null;
    return isSingle(below) ? { in: "rows", at: at + 1 } : { in: "column", row: at, column: 0, at: 0 };
  }
  // Beside what stands above it; at the top of the page beside what stands below.
  const row = Math.max(0, at - 1);
  const beside = rest[row];
  if (!beside || !holdsMoreColumns(beside)) return null;
  return { in: "row", row, at: step === "start" ? 0 : beside.columns.length };
}

function fromRow(rest: Layout, spot: Extract<Spot, { in: "row" }>, step: Step): Spot | null {
  if (step === "up") return { in: "rows", at: spot.row };
  if (step === "down") return { in: "rows", at: spot.row + 1 };
  const row = rest[spot.row];
  const column = step === "start" ? spot.at - 1 : spot.at;
  if (!row?.columns[column]) return null;
  if (isSingle(row)) return { in: "row", row: spot.row, at: step === "start" ? 0 : 1 };
  return { in: "column", row: spot.row, column, at: 0 };
}

function fromColumn(rest: Layout, spot: Extract<Spot, { in: "column" }>, step: Step): Spot | null {
  const row = rest[spot.row];
  if (!row) return null;
  const widgets = row.columns[spot.column]?.widgets ?? [];
  if (step === "up") return spot.at > 0 ? { ...spot, at: spot.at - 1 } : { in: "rows", at: spot.row };
  if (step === "down")
    return spot.at < widgets.length ? { ...spot, at: spot.at + 1 } : { in: "rows", at: spot.row + 1 };
  if (holdsMoreColumns(row))
    return { in: "row", row: spot.row, at: step === "start" ? spot.column : spot.column + 1 };
  const column = spot.column + (step === "start" ? -1 : 1);
  return row.columns[column] ? { in: "column", row: spot.row, column, at: 0 } : null;
}
