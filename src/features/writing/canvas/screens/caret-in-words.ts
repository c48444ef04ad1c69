import * as Y from "yjs";
import { markCaret } from "#widgets/kit/moved-caret.ts";
import { difference } from "#widgets/kit/text-difference.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";

/** Where somebody writes, told by words: the next life of a draft has none of the letters of this one. */
export type CaretInWords = {
  readonly widget: string;
  readonly part: string;
  readonly words: string;
  readonly letter: number;
};

/** The caret of a widget; null where its kind does not know it by letters. */
export function caretInWords({ session, carets }: Canvas, widget: string): CaretInWords | null {
  const place = carets.get(widget)?.();
  const at = place && Y.createAbsolutePositionFromRelativePosition(place.head, session.draft);
  if (!at) return null;
  const words = at.type.toString();
  return { widget, part: Y.findRootTypeKey(at.type), words, letter: at.index };
}

/** Puts the caret to the same words, or to where they were, behind the letters that were typed meanwhile; false where the widget is gone. */
export function putInWords(canvas: Canvas, caret: CaretInWords, typed: string): boolean {
  const { widget, part, words, letter } = caret;
  const { session, watch, focuses } = canvas;
  if (!readingOrder(watch.layout.get()).includes(widget)) return false;
  const text = session.draft.getText(part);
  const begin = letterIn(words, text.toString(), letter);
  if (typed !== "") session.change(() => text.insert(begin, typed));
  const at = begin + typed.length;
  const place = Y.createRelativePositionFromTypeIndex(text, at, at === 0 ? 0 : -1);
  markCaret(session.draft, widget, { place, behind: [] });
  focuses.into(widget, "end");
  return true;
}

/** The place in another text that a caret of this one belongs to: between the same letters, or where those were that are gone. */
export function letterIn(before: string, after: string, letter: number): number {
  const changed = difference(before, after, after.length);
  if (!changed || letter <= changed.at) return letter;
  const { at, removed, inserted } = changed;
  return letter >= at + removed
    ? letter - removed + inserted.length
    : at + Math.min(inserted.length, letter - at);
}
