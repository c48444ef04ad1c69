/** Cells that are one: from the first of them, by places of rows and columns from 0 on. */
export type Area = {
  readonly top: number;
  readonly start: number;
  readonly rows: number;
  readonly columns: number;
};

/** How many rows and columns there are. */
export type GridSize = { readonly rows: number; readonly columns: number };

/** The areas that can stand in a grid together, in their order: of two that overlap the first stays. */
export function apartAreas<Each extends Area>(areas: readonly Each[], size: GridSize): Each[] {
  const taken = new Set<number>();
  return areas.filter((area) => {
    const places = placesIn(area, size);
    if (!places || places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}

/** Null for an area that is one cell, or does not stand in the grid. */
function placesIn({ top, start, rows, columns }: Area, size: GridSize): number[] | null {
  const isInside = top >= 0 && start >= 0 && top + rows <= size.rows && start + columns <= size.columns;
  if (!isInside || rows < 1 || columns < 1 || rows * columns < 2) return null;
  return Array.from(
    { length: rows * columns },
    (_, at) => (top + Math.floor(at / columns)) * size.columns + start + (at % columns),
  );
}

export const contains = ({ top, start, rows, columns }: Area, row: number, column: number) =>
  row >= top && row < top + rows && column >= start && column < start + columns;
