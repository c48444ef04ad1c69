import type { CellWords } from "../kit/cell-words.ts";

/** The words of a cell of a row; none where it has none, whatever its column is called. */
export function wordsIn(cells: Readonly<Record<string, CellWords>>, column: string): CellWords {
  return Object.hasOwn(cells, column) ? (cells[column] ?? "") : "";
}
