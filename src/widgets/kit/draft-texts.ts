import type * as Y from "yjs";
import { partsOf, textPart } from "./draft-parts.ts";
import type { DraftContent, RichText } from "./draft.ts";
import { type MarkedRange, marksIn } from "./marked-words.ts";
import { linesIn } from "./rich-text.ts";
import { difference } from "./text-difference.ts";

/** A text of a widget as it is read and stored: without the half of a pair that two people's cuts left behind, and without the one letter that no database keeps. */
export function readText(draft: Y.Doc, id: string, path: string): string {
  return wordsIn(draft.getText(textPart(id, path)));
}

function wordsIn(text: Y.Text): string {
  return text.toString().toWellFormed().replaceAll("\u0000", "");
}

/** All plain texts of a widget by their paths. */
export function readTexts(draft: Y.Doc, id: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { holds, path, name } of partsOf(draft).get(id) ?? [])
    if (holds === "text") texts[path] = wordsIn(draft.getText(name));
  return texts;
}

/** Which letters of the plain texts of a widget have marks, by their paths. */
export function readMarks(draft: Y.Doc, id: string): NonNullable<DraftContent["marks"]> {
  const marks: Record<string, readonly MarkedRange[]> = {};
  for (const { holds, path, name } of partsOf(draft).get(id) ?? []) {
    const ranges = holds === "text" ? marksIn(draft.getText(name)) : [];
    if (ranges.length > 0) marks[path] = ranges;
  }
  return marks;
}

/** All rich texts of a widget by their paths. One is there as soon as somebody looks at it; only letters are content. */
export function readRichTexts(draft: Y.Doc, id: string): Record<string, RichText> {
  const rich: Record<string, RichText> = {};
  for (const { holds, path, name } of partsOf(draft).get(id) ?? []) {
    const text = holds === "rich" ? draft.getText(name) : null;
    if (text && text.length > 0) rich[path] = linesIn(text);
  }
  return rich;
}

/** Brings a text to other words by the smallest change; to be called inside the person's own change. */
export function setText(
  draft: Y.Doc,
  at: { readonly id: string; readonly path: string },
  words: string,
): void {
  const text = draft.getText(textPart(at.id, at.path));
  const step = difference(text.toString(), words);
  if (!step) return;
  if (step.removed > 0) text.delete(step.at, step.removed);
  if (step.inserted !== "") text.insert(step.at, step.inserted);
}
