import * as Y from "yjs";
import { readPart } from "../kit/draft-parts.ts";
import type { CaretBoxes, CaretPlace } from "../kit/editor.ts";
import { caretBox, type PointInLine, selectionBoxes } from "../kit/seen-carets.ts";
import { pointInLine } from "../kit/text-points.ts";
import { type CellAt, headerRow } from "./cell-range.ts";

/** A letter of a cell, or of the title of a column. */
export type CellLetter = { readonly at: CellAt; readonly letter: number };

/** Where somebody's caret and selection are seen in the cell that they write in. */
export function caretBoxes(
  { draft, id, element }: { readonly draft: Y.Doc; readonly id: string; readonly element: Element },
  { anchor, head }: CaretPlace,
): CaretBoxes | null {
  const [from, to] = [cellLetterOf({ draft, id }, anchor), cellLetterOf({ draft, id }, head)];
  const [start, end] = [from && pointAt(element, from), to && pointAt(element, to)];
  if (!from || !to || !end) return null;
  const isSame = from.at.row === to.at.row && from.at.column === to.at.column;
  if (!start || !isSame) return { caret: caretBox(end), selection: [] };
  const selection = from.letter < to.letter ? selectionBoxes(start, end) : selectionBoxes(end, start);
  return { caret: caretBox(end), selection };
}

/** The cell that a place of the draft stands in; null for places elsewhere. */
export function cellLetterOf(
  { draft, id }: { readonly draft: Y.Doc; readonly id: string },
  place: Y.RelativePosition,
): CellLetter | null {
  const found = Y.createAbsolutePositionFromRelativePosition(place, draft);
  const part = found && readPart(Y.findRootTypeKey(found.type));
  if (!part || part.id !== id) return null;
  return { at: cellAtPath(part.path), letter: found.index };
}

/** The cell, or the title, that is written in a text of the draft. */
export function cellAtPath(path: string): CellAt {
  const [what, first = "", column = ""] = path.split("/");
  return what === "titles" ? { row: headerRow, column: first } : { row: first, column };
}

/** Cells that another covers are not on the page. */
function pointAt(element: Element, { at: { row, column }, letter }: CellLetter): PointInLine | null {
  const cell = element.querySelector(
    `tr[data-row="${CSS.escape(row)}"] > [data-column="${CSS.escape(column)}"]`,
  );
  const line = cell?.querySelector(".table-cell-text") ?? cell;
  return line ? { ...pointInLine(line, letter), line } : null;
}
