import * as Y from "yjs";
import { movesPart, readPart } from "./draft-parts.ts";
import type { PageTools } from "./editor.ts";
import { type Letter, movedPlace } from "./moved-letters.ts";

const marked = new WeakMap<Y.Doc, { readonly id: string; readonly letter: number }>();

/** The caret is to go to this letter when it next comes to the end of the widget. */
export function markCaret(draft: Y.Doc, id: string, letter: number): void {
  marked.set(draft, { id, letter });
}

/** The letter to which the caret is to go, once; null when it just goes to the end. */
export function takeMark(draft: Y.Doc, id: string): number | null {
  const mark = marked.get(draft);
  if (mark?.id !== id) return null;
  marked.delete(draft);
  return mark.letter;
}

/** Where the letter at a place of a text went, which another person's change took into another text; null when it stayed. */
export function whereMoved(text: Y.Text, transaction: Y.Transaction, at: number): Y.RelativePosition | null {
  const { doc, changed, local } = transaction;
  if (local || !changed.has(doc.getMap(movesPart) as never)) return null;
  const letter = letterBefore(text, transaction, at);
  return (
    letter && movedPlace(doc, new Y.RelativePosition(null, null, Y.createID(letter.client, letter.clock), 0))
  );
}

/** The letter that stood at a place before a change. */
function letterBefore(text: Y.Text, { beforeState, deleteSet }: Y.Transaction, at: number): Letter | null {
  let left = at;
  for (let item = text._start; item; item = item.right) {
    const isNew = item.id.clock >= (beforeState.get(item.id.client) ?? 0);
    if (isNew || !item.countable || (item.deleted && !Y.isDeleted(deleteSet, item.id))) continue;
    if (left < item.length) return { client: item.id.client, clock: item.id.clock + left };
    left -= item.length;
  }
  return null;
}

/** Takes the caret along to where its letter is now. */
export function followCaret(draft: Y.Doc, page: PageTools, place: Y.RelativePosition): void {
  const found = Y.createAbsolutePositionFromRelativePosition(place, draft);
  const part = found && readPart(Y.findRootTypeKey(found.type));
  if (!found || !part) return;
  markCaret(draft, part.id, found.index);
  page.enter(part.id);
}
