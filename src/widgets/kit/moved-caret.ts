import * as Y from "yjs";
import { movesPart, readPart } from "./draft-parts.ts";
import type { PageTools } from "./editor.ts";
import { type Letter, movedPlace } from "./moved-letters.ts";

/** A caret at a letter of a text, and where its selection began. */
type Mark = { readonly letter: number; readonly anchor: number };

const marked = new WeakMap<Y.Doc, Mark & { readonly id: string }>();

/** The caret, and its selection, are to go to these letters when it next comes to the end of the widget. */
export function markCaret(draft: Y.Doc, id: string, letter: number, anchor = letter): void {
  marked.set(draft, { id, letter, anchor });
}

/** The letters to which the caret is to go, once; null when it just goes to the end. */
export function takeMark(draft: Y.Doc, id: string): Mark | null {
  const mark = marked.get(draft);
  if (mark?.id !== id) return null;
  marked.delete(draft);
  return mark;
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

/** Takes the caret, and its selection, along to where its letter is now. */
export function followCaret(
  draft: Y.Doc,
  page: PageTools,
  place: Y.RelativePosition,
  began?: Y.RelativePosition | null,
): void {
  const found = placeNow(draft, place);
  if (!found) return;
  const anchor = began ? placeNow(draft, began) : null;
  markCaret(draft, found.id, found.letter, anchor?.id === found.id ? anchor.letter : found.letter);
  page.enter(found.id);
}

/** The widget and the letter at which a place of the draft is now, whichever text its letter has gone into. */
export function placeNow(
  draft: Y.Doc,
  place: Y.RelativePosition,
): { readonly id: string; readonly letter: number } | null {
  const found = Y.createAbsolutePositionFromRelativePosition(movedPlace(draft, place) ?? place, draft);
  const part = found && readPart(Y.findRootTypeKey(found.type));
  return part ? { id: part.id, letter: found.index } : null;
}
