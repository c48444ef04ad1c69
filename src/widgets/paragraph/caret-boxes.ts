import type * as Y from "yjs";
import { richPart } from "../kit/draft-parts.ts";
import type { CaretBoxes, CaretPlace } from "../kit/editor.ts";
import { caretBox, type PointInLine, selectionBoxes } from "../kit/seen-carets.ts";
import { pointInLine } from "../kit/text-points.ts";
import { type LetterPlace, isBefore, letterPlaceOf } from "./letter-places.ts";

/**
 * Where somebody's caret and selection are seen. Read view and editor both show a text as paragraphs with the same letters,
 * so one count of letters serves both.
 */
export function caretBoxes(
  { draft, id, element }: { readonly draft: Y.Doc; readonly id: string; readonly element: Element },
  { anchor, head }: CaretPlace,
): CaretBoxes | null {
  const text = draft.getText(richPart(id, "doc"));
  const [from, to] = [letterPlaceOf(text, anchor), letterPlaceOf(text, head)];
  const lines = element.querySelectorAll(".kit-text-host p");
  const point = to && pointAt(lines, to);
  if (!from || !to || !point) return null;
  const start = pointAt(lines, isBefore(from, to) ? from : to);
  const end = pointAt(lines, isBefore(from, to) ? to : from);
  return { caret: caretBox(point), selection: start && end ? selectionBoxes(start, end) : [] };
}

function pointAt(lines: ArrayLike<Element>, { line: number, letter }: LetterPlace): PointInLine | null {
  const line = lines[number];
  if (!line) return null;
  return { ...pointInLine(line, letter), line };
}
