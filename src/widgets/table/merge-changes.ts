import { type CellWords, cellFromRuns, cellMost, linesOfCell, plainWords } from "../kit/cell-words.ts";
import { lineBreak } from "../kit/draft.ts";
import { type CellAt, headerRow } from "./cell-range.ts";
import { type Target, contentOf, setCell, valuesOf, wordsAt } from "./cell-texts.ts";
import { tableFromDraft } from "./draft.ts";
import { titleMost } from "./limits.ts";
import { type DraftMerge, draftMerges, mergePath, rowIds } from "./merges.ts";
import type { Table } from "./schema.ts";

type Line = "rows" | "columns";

/** Most rows of a merge: its lines stand by name in one value of the draft. */
export const mergedRowsMost = 1000;

export function putMerge(target: Target, merge: DraftMerge): void {
  const [row = headerRow] = merge.rows;
  const [column = ""] = merge.columns;
  const count = merge.rows.length * merge.columns.length;
  if (count > 1 && merge.rows.length <= mergedRowsMost)
    valuesOf(target).set(mergePath({ row, column }), merge);
}

/** Why cells cannot become one: `most` is what fits. */
export type MergeRefusal =
  | { readonly what: "header" }
  | { readonly what: "sorted" }
  | { readonly what: "rows" | "cell" | "title"; readonly most: number };

/** Whether cells can become one, asked before anything happens. */
export function mergeRefusal(
  { sort }: Pick<Table, "sort">,
  cells: DraftMerge,
  words: CellWords,
): MergeRefusal | null {
  const isTitle = cells.rows[0] === headerRow;
  if (isTitle && cells.rows.length > 1) return { what: "header" };
  if (sort && cells.rows.length > 1) return { what: "sorted" };
  if (cells.rows.length > mergedRowsMost) return { what: "rows", most: mergedRowsMost };
  const most = isTitle ? titleMost : cellMost;
  return plainWords(words).length > most ? { what: isTitle ? "title" : "cell", most } : null;
}

/** The words of all these cells, one below the other; those of titles in one line. */
export function joinedWords(target: Target, { rows, columns }: DraftMerge): CellWords {
  const all = rows.flatMap((row) => columns.map((column) => wordsAt(target, { row, column })));
  const said = all.filter((words) => plainWords(words) !== "");
  if (rows[0] === headerRow) return said.map((words) => plainWords(words)).join(" ");
  const break_ = { text: lineBreak, marks: {} };
  return cellFromRuns(
    said.flatMap((words, at) => [
      ...(at > 0 ? [break_] : []),
      ...linesOfCell(words).flatMap(({ runs }) => runs),
    ]),
  );
}

/** Makes cells one, which holds the words of all; merges within them are over. */
export function mergeCells(target: Target, cells: DraftMerge): void {
  const words = joinedWords(target, cells);
  partMerges(target, cells);
  cells.rows.forEach((row, down) =>
    cells.columns.forEach((column, along) =>
      setCell(target, { row, column }, down + along === 0 ? words : ""),
    ),
  );
  putMerge(target, cells);
}

/** Cells again; the words stay in the first. */
export function splitCells(target: Target, first: CellAt): void {
  valuesOf(target).delete(mergePath(first));
}

/** Ends the merges that have a cell among these. */
export function partMerges(target: Target, { rows, columns }: DraftMerge): void {
  for (const merge of mergesIn(target)) {
    const isTouched =
      merge.rows.some((row) => rows.includes(row)) &&
      merge.columns.some((column) => columns.includes(column));
    if (isTouched) splitCells(target, firstOf(merge));
  }
}

/** A line that comes between two of a merge belongs to it. */
export function extendMerges(
  target: Target,
  list: Line,
  { id, before, behind }: { id: string; before: string | undefined; behind: string | undefined },
): void {
  for (const merge of mergesIn(target)) {
    const at = before === undefined ? -1 : merge[list].indexOf(before);
    if (at < 0 || behind === undefined || !merge[list].includes(behind)) continue;
    putMerge(target, { ...merge, [list]: merge[list].toSpliced(at + 1, 0, id) });
  }
}

/** Before the first line of a merge goes, its words go to the line behind, and the merge goes on there. */
export function handMergesOn(target: Target, list: Line, id: string): void {
  if (mergesIn(target).length === 0) return;
  const table = tableFromDraft(contentOf(target)) as Table;
  const ids = list === "rows" ? rowIds(table) : table.columns.map((column) => column.id);
  const next = ids[ids.indexOf(id) + 1];
  for (const { row, column, rows, columns } of table.merges ?? []) {
    const [first, count] = list === "rows" ? [row, rows] : [column, columns];
    const merge = valuesOf(target).get(mergePath({ row, column })) as DraftMerge | undefined;
    if (first !== id || count < 2 || next === undefined || !merge) continue;
    setCell(
      target,
      list === "rows" ? { row: next, column } : { row, column: next },
      wordsAt(target, { row, column }),
    );
    setCell(target, { row, column }, "");
    splitCells(target, { row, column });
    putMerge(target, { ...merge, [list]: merge[list].filter((each) => each !== id) });
  }
}

/** A place among lines at which no merge is torn apart: the one wanted, or the next on the way. */
export function placePastMerges(
  target: Target,
  list: Line,
  { ids, to, step }: { ids: readonly string[]; to: number; step: 1 | -1 },
): number {
  const merges = mergesIn(target);
  const isWithin = (place: number) =>
    merges.some((merge) =>
      [ids[place - 1], ids[place]].every((id) => id !== undefined && merge[list].includes(id)),
    );
  let place = to;
  while (isWithin(place)) place += step;
  return place;
}

const firstOf = ({ rows, columns }: DraftMerge): CellAt => ({
  row: rows[0] ?? headerRow,
  column: columns[0] ?? "",
});

function mergesIn(target: Target): readonly DraftMerge[] {
  return draftMerges(Object.fromEntries(valuesOf(target).entries()));
}
