import * as Y from "yjs";
import { lineEnd } from "../kit/rich-text.ts";

/** A place in a text as it is read: the paragraph, counted through lists too, and the letters before it. */
export type LetterPlace = { readonly line: number; readonly letter: number };

/** Where a place of the draft is read; null when what it stood in has not come yet, or is gone. */
export function letterPlaceOf(text: Y.Text, place: Y.RelativePosition): LetterPlace | null {
  const found = text.doc && Y.createAbsolutePositionFromRelativePosition(place, text.doc);
  if (found?.type !== text) return null;
  const before = text.toString().slice(0, found.index);
  const line = before.split(lineEnd).length - 1;
  return { line, letter: before.length - (before.lastIndexOf(lineEnd) + 1) };
}

export function isBefore(one: LetterPlace, other: LetterPlace): boolean {
  return one.line === other.line ? one.letter < other.letter : one.line < other.line;
}
