import type * as Y from "yjs";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { difference } from "#widgets/kit/text-difference.ts";

/** What a line of text must not hold, as `line` of the calls says it. */
// oxlint-disable-next-line no-control-regex
const noLine = /[\u0000-\u0008\u000a-\u001f\u2028]+/g;

/** A title as it is compared and published: one line, without blanks around it. */
export function titleLine(words: string): string {
  return words.toWellFormed().replace(noLine, " ").trim();
}

/** The title that a draft says; null where it says none, because it was begun before drafts had titles. */
export function titleIn(draft: Y.Doc): string | null {
  const text = draft.getText(titlePart);
  return text._start ? titleLine(text.toString()) : null;
}

/** Whether a draft has another title than readers see. */
export function isRetitled(draft: Y.Doc, published: string): boolean {
  const title = titleIn(draft);
  return title !== null && title !== titleLine(published);
}

/** Brings a draft's title to other words by the smallest change. */
export function writeTitle(draft: Y.Doc, title: string): void {
  const text = draft.getText(titlePart);
  const step = difference(text.toString(), title);
  if (!step) return;
  if (step.removed > 0) text.delete(step.at, step.removed);
  if (step.inserted !== "") text.insert(step.at, step.inserted);
}
