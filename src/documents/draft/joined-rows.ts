import type { Rows } from "./draft-document.ts";

type Row = Rows[number];

/** The page before and after, each block that stands alone in a row of its own; `own` are the blocks that one person changed. */
export type RowSides = { readonly before: Rows; readonly after: Rows; readonly own: ReadonlySet<string> };

/** Whether the blocks that are on both sides stand as they did, in order, columns and widths. */
export function isArrangedAlike({ before, after }: RowSides): boolean {
  const shared = both(before, after);
  const face = (rows: Rows) => JSON.stringify(rows.flatMap((row) => narrowed(row, shared)));
  return face(before) === face(after);
}

/**
 * The rows of before with those that one person added and without those that they removed, while others added and removed rows too.
 * Null where their places cannot be told apart: blocks that stayed were moved, rows hold blocks of both, or one removed blocks where
 * the other added some.
 */
export function joinedRows(sides: RowSides): Rows | null {
  const { before, after, own } = sides;
  if (!isArrangedAlike(sides)) return null;
  const [old, now] = [new Set(idsIn(before)), new Set(idsIn(after))];
  const isRemoved = (id: string) => own.has(id) && !now.has(id);
  const isAdded = (id: string) => own.has(id) && !old.has(id);
  const [left, made] = [pure(before, isRemoved), pure(after, isAdded)];
  if (!left || !made) return null;
  const stays = (row: Row) => idsIn([row]).some((id) => old.has(id) && now.has(id));
  const gaps = { before: gapsOf(left.others, stays), after: gapsOf(after, stays) };
  const added = gaps.after.map((rows) => rows.filter((row) => made.all.has(row)));
  if (added.some((rows, at) => rows.length > 0 && (gaps.before[at] ?? []).length > 0)) return null;
  const anchors = left.others.filter(stays);
  return added.flatMap((rows, at) => [
    ...(at === 0 ? [] : anchors.slice(at - 1, at)),
    ...rows,
    ...(gaps.before[at] ?? []),
  ]);
}

const idsIn = (rows: Rows) => rows.flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));

function both(before: Rows, after: Rows): ReadonlySet<string> {
  const there = new Set(idsIn(after));
  return new Set(idsIn(before).filter((id) => there.has(id)));
}

/** A row with nothing but these blocks; nothing where it has none of them. */
function narrowed({ columns }: Row, ids: ReadonlySet<string>): Row[] {
  const kept = columns.flatMap(({ width, widgets }) => {
    const stayed = widgets.filter((id) => ids.has(id));
    return stayed.length > 0 ? [{ width, widgets: stayed }] : [];
  });
  return kept.length > 0 ? [{ columns: kept }] : [];
}

/** The rows of nothing but such blocks, and all others; null where a row holds such blocks and others. */
function pure(rows: Rows, isSuch: (id: string) => boolean): { all: ReadonlySet<Row>; others: Rows } | null {
  const such = rows.filter((row) => idsIn([row]).some(isSuch));
  if (!idsIn(such).every(isSuch)) return null;
  const all = new Set(such);
  return { all, others: rows.filter((row) => !all.has(row)) };
}

/** What stands before the first row that stays, behind it and before the next one, and so on. */
function gapsOf(rows: Rows, stays: (row: Row) => boolean): Row[][] {
  const gaps: Row[][] = [[]];
  for (const row of rows) {
    if (stays(row)) gaps.push([]);
    else gaps.at(-1)?.push(row);
  }
  return gaps;
}
