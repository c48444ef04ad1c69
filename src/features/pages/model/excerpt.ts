import { readDocument } from "#documents/read-document.ts";
import { excerptText, previewMost } from "#documents/excerpts.ts";
import { excerptAround } from "#kernel/search/excerpt.ts";

/**
 * The line of a page that was found: around the match, first where the page begins; its beginning where only the title or a near
 * word was found. `document` is as it is stored, null where it is not looked into.
 */
export function excerptOf(
  page: { readonly preview: string; readonly document: unknown },
  typed: string,
): string {
  const { preview, document } = page;
  const atStart = excerptAtStart(preview, typed);
  if (atStart !== null) return atStart;
  const inside = document === null ? null : excerptAround(wordsIn(document), typed, previewMost);
  return inside ?? excerptAround(preview, typed, previewMost) ?? preview;
}

/** Null where the page has to be looked into: its beginning does not have the match, or ends soon after it. */
export function excerptAtStart(preview: string, typed: string): string | null {
  const found = excerptAround(preview, typed, previewMost);
  const isCutShort = preview.endsWith("…") && (found?.length ?? 0) < lineMost;
  return isCutShort ? null : found;
}

/** Letters of one line of what was found. */
const lineMost = 100;

/** A stored page that cannot be read any more is found by its index and shown with its beginning. */
function wordsIn(document: unknown): string {
  try {
    return excerptText(readDocument(document));
  } catch {
    return "";
  }
}
