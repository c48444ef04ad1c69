import * as Y from "yjs";
import { textPart } from "../kit/draft-parts.ts";
import type { CaretBoxes, CaretPlace } from "../kit/editor.ts";
import { caretBox, selectionBoxes } from "../kit/seen-carets.ts";
import { pointInLine } from "../kit/text-points.ts";

/** Where somebody's caret and selection are seen in a heading, which is one line of letters. */
export function caretBoxes(
  { draft, id, element }: { readonly draft: Y.Doc; readonly id: string; readonly element: Element },
  { anchor, head }: CaretPlace,
): CaretBoxes | null {
  const text = draft.getText(textPart(id, "text"));
  const line = element.querySelector(".kit-text-host");
  const [from, to] = [letterOf(text, anchor), letterOf(text, head)];
  if (!line || from === null || to === null) return null;
  const pointAt = (letter: number) => ({ ...pointInLine(line, letter), line });
  const selection = selectionBoxes(pointAt(Math.min(from, to)), pointAt(Math.max(from, to)));
  return { caret: caretBox(pointAt(to)), selection };
}

/** Null for a place in another text. */
function letterOf(text: Y.Text, place: Y.RelativePosition): number | null {
  const found = text.doc && Y.createAbsolutePositionFromRelativePosition(place, text.doc);
  return found?.type === text ? found.index : null;
}
