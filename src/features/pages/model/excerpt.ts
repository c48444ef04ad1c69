import { readDocument } from "#documents/read-document.ts";
import { excerptText, previewMost } from "#documents/excerpts.ts";
import type { Say } from "#kernel/language.ts";
import { beginningOf, excerptAround } from "#kernel/search/excerpt.ts";
import { foundInFile } from "../wording.ts";

/**
 * The line of a page that was found: around the match, first where the page begins; its beginning where only the title or a near
 * word was found. `document` is as it is stored, null where it is not looked into.
 */
function excerptOf(page: { readonly preview: string; readonly document: unknown }, typed: string): string {
  const { preview, document } = page;
  const atStart = excerptAtStart(preview, typed);
  if (atStart !== null) return atStart;
  const inside = document === null ? null : excerptAround(wordsIn(document), typed, previewMost);
  return inside ?? excerptAround(preview, typed, previewMost) ?? preview;
}

/** The line of a page that was found: of one of its files where the words stand there, and said to be. */
export function foundLineOf(
  page: {
    readonly preview: string;
    readonly document: unknown;
    readonly inside: { readonly name: string; readonly passage: string } | null;
  },
  typed: string,
  say: Say,
): string {
  if (!page.inside) return excerptOf(page, typed);
  const { name, passage } = page.inside;
  const text = excerptAround(passage, typed, previewMost) ?? beginningOf(passage, previewMost);
  return say(foundInFile.line, { file: name, text });
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
