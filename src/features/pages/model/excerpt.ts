import { readDocument } from "#documents/read-document.ts";
import { excerptText, previewMost } from "#documents/words.ts";
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
  const atStart = excerptAround(preview, typed, previewMost);
  if (atStart !== null || document === null) return atStart ?? preview;
  return excerptAround(wordsIn(document), typed, previewMost) ?? preview;
}

/** A stored page that cannot be read any more is found by its index and shown with its beginning. */
function wordsIn(document: unknown): string {
  try {
    return excerptText(readDocument(document));
  } catch {
    return "";
  }
}
