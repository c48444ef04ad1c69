import * as Y from "yjs";
import { markCaret } from "#widgets/kit/moved-caret.ts";
import { type Difference, difference } from "#widgets/kit/text-difference.ts";
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
  const inHand = wordInHand(words, text.toString(), letter);
  const whole = wholeWord(inHand, typed);
  if (whole !== "") session.change(() => text.insert(begin, whole));
  else if (inHand !== "") completeNext(canvas, { text, at: begin, inHand });
  const at = begin + whole.length;
  const place = Y.createRelativePositionFromTypeIndex(text, at, at === 0 ? 0 : -1);
  markCaret(session.draft, widget, { place, behind: [] });
  focuses.into(widget, "end");
  return true;
}

/** Whoever was within a word when its letters went types the rest of it: so soon, or it is another word. */
const patience = 2000;

/** The first letter that is typed at a place within that time gets the beginning of its word. */
function completeNext(
  { session }: Canvas,
  { text, at, inHand }: { readonly text: Y.Text; readonly at: number; readonly inHand: string },
): void {
  const { draft } = session;
  const length = text.length;
  const end = () => {
    clearTimeout(late);
    text.unobserve(hear);
  };
  const hear = (_: Y.YTextEvent, { local }: Y.Transaction) => {
    end();
    if (!local) return;
    const typed = text.toString().slice(at, at + text.length - length);
    const [place, whole] = [Y.createRelativePositionFromTypeIndex(text, at, 0), wholeWord(inHand, typed)];
    if (whole === typed) return;
    // When the editor has done with its letter.
    queueMicrotask(() => {
      const now = Y.createAbsolutePositionFromRelativePosition(place, draft);
      const missing = whole.slice(0, whole.length - typed.length);
      if (now) session.change(() => text.insert(now.index, missing));
    });
  };
  const late = setTimeout(end, patience);
  text.observe(hear);
}

/** Of the letters before a caret that another text does not have: the beginning of the word that it stands in, with the blank before it. */
export function wordInHand(before: string, after: string, letter: number): string {
  const changed = changeAt(before, after, letter);
  if (!changed || letter <= changed.at) return "";
  const { at, removed, inserted } = changed;
  const isSure = letter === at + removed || (letter < at + removed && inserted === "");
  return isSure ? (/[ \u00a0]?[^\s\ufffc]*$/.exec(before.slice(at, letter))?.[0] ?? "") : "";
}

/** What was typed behind it, as the whole word; a blank means that the word was done. */
export function wholeWord(inHand: string, typed: string): string {
  return typed === "" || /^\s/.test(typed) ? typed : inHand + typed;
}

/** The place in another text that a caret of this one belongs to: between the same letters, or where those were that are gone. */
export function letterIn(before: string, after: string, letter: number): number {
  const changed = changeAt(before, after, letter);
  if (!changed || letter <= changed.at) return letter;
  const { at, removed, inserted } = changed;
  return letter >= at + removed
    ? letter - removed + inserted.length
    : at + Math.min(inserted.length, letter - at);
}

/** What has changed. Letters that went and of which equal ones stand beside them went up to the caret, if that is as true. */
function changeAt(before: string, after: string, letter: number): Difference | null {
  const changed = difference(before, after, after.length);
  if (!changed || changed.inserted !== "" || letter <= changed.at) return changed;
  const { at, removed } = changed;
  const behind = at + removed - letter;
  const isSame =
    behind > 0 && behind <= at && before.slice(at - behind, at) === before.slice(letter, at + removed);
  return isSame ? { ...changed, at: at - behind } : changed;
}
