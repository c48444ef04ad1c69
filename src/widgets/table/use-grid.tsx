import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ActiveCellHandle, CellCaret } from "./active-cell.tsx";
import {
  type CellAt,
  type CellRange,
  type Grid,
  cellBeside,
  cellStill,
  headerRow,
  rangeBetween,
} from "./cell-range.ts";
import { areasIn, spansByRow } from "./merges.ts";
import { type Table, sortedRows } from "./schema.ts";

type Place = {
  readonly active: CellAt;
  /** The cell that was left a moment ago: its field stays until the next one has the focus. */
  readonly former: CellAt | null;
  /** The other end of the chosen cells. */
  readonly reach: CellAt | null;
};

export type Sheet = ReturnType<typeof useGrid>;

/** Where somebody is in a table, and which cells they have chosen, for as long as they are in it. */
export function useGrid(content: Table, isSelected: boolean) {
  const cell = useRef<ActiveCellHandle>(null);
  const [place, setPlace] = useState<Place>({ active: { row: "", column: "" }, former: null, reach: null });
  /** As `place.reach`, for the second of two keys that come before anything is drawn. */
  const reached = useRef<CellAt | null>(null);
  const rows = useShownRows(content, place.active.row);
  const lines = {
    rows: useSameList([...(content.header ? [headerRow] : []), ...rows.map(({ id }) => id)]),
    columns: useSameList(content.columns.map(({ id }) => id)),
  };
  const { grid, merged } = useMerges(content.merges, lines);
  const before = useRef(grid);
  const active = cellStill(grid, place.active, before.current);
  before.current = grid;
  const range: CellRange | null = place.reach && rangeBetween(grid, active, place.reach);

  /** The field moves first and the old one goes afterwards, so that the focus never falls out of the table. */
  function goTo(to: CellAt, caret: CellCaret) {
    reached.current = null;
    flushSync(() => setPlace({ active: to, former: active, reach: null }));
    cell.current?.focus(caret);
    setPlace((now) => ({ ...now, former: null }));
  }

  function reachTo(to: CellAt | null) {
    const isOwn = to?.row === active.row && to.column === active.column;
    reached.current = isOwn ? null : to;
    setPlace((now) => ({ ...now, active, reach: isOwn ? null : to }));
  }

  function reachBy(by: { rows?: number; columns?: number }): CellRange | null {
    const to = cellBeside(grid, reached.current ?? active, by);
    if (!to) return null;
    reachTo(to);
    return rangeBetween(grid, active, to);
  }

  useWhenLeft(isSelected, () => reachTo(null));
  return { cell, grid, merged, rows, active, former: place.former, range, goTo, reachTo, reachBy };
}

function useWhenLeft(isSelected: boolean, letGo: () => void): void {
  const latest = useRef(letGo);
  latest.current = letGo;
  useEffect(() => (isSelected ? undefined : latest.current()), [isSelected]);
}

/** What is merged, the same objects for as long as nothing of it changes: rows that are the same are not drawn again. */
function useMerges(merges: Table["merges"], { rows, columns }: Pick<Grid, "rows" | "columns">) {
  return useMemo(() => {
    const lines = { rows, columns };
    const grid: Grid = merges ? { ...lines, areas: areasIn(merges, lines) } : lines;
    return { grid, merged: spansByRow(merges ?? [], lines) };
  }, [merges, rows, columns]);
}

/** Rows in their order; in a sorted table they stay where they are while somebody writes in one. */
function useShownRows(content: Table, activeRow: string): Table["rows"] {
  const kept = useRef<{ key: string; ids: readonly string[] }>({ key: "", ids: [] });
  if (!content.sort) return content.rows;
  const key = `${content.sort.column} ${content.sort.descending} ${activeRow}`;
  if (kept.current.key !== key) kept.current = { key, ids: sortedRows(content).map(({ id }) => id) };
  const places = new Map(kept.current.ids.map((id, at) => [id, at]));
  const placeOf = (id: string) => places.get(id) ?? places.size;
  return content.rows.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** The list as it was, the same object, as long as it says the same. */
function useSameList(list: readonly string[]): readonly string[] {
  const known = useRef(list);
  const isSame = known.current.length === list.length && list.every((each, at) => each === known.current[at]);
  if (!isSame) known.current = list;
  return known.current;
}
