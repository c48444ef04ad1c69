import type { Tx } from "#database/transaction.ts";
import { readDocument } from "#documents/read-document.ts";
import { previewOf } from "#documents/excerpts.ts";
import { takeDuePreviews, writePreviews } from "./store.ts";

/** Tells the beginnings of pages that are due again. Gives how many were looked at. */
export async function refreshPreviews(most: number, tx: Tx): Promise<number> {
  const due = await takeDuePreviews(most, tx);
  const told = due.map(({ id, preview, document }) => ({ id, preview: toldAgain(document) ?? preview }));
  const changed = told.filter(({ preview }, at) => preview !== due[at]?.preview);
  if (changed.length > 0) await writePreviews(changed, tx);
  return due.length;
}

/** Null for a stored page that cannot be read any more: it keeps its beginning. */
function toldAgain(document: unknown): string | null {
  try {
    return previewOf(readDocument(document));
  } catch {
    return null;
  }
}
