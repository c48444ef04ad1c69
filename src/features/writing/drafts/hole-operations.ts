import type { Tx } from "#database/transaction.ts";
import type { Hole } from "#kernel/page-body.ts";
import { keepCopy, takeCopy } from "#features/writing/drafts/changes-store.ts";
import { findDraft } from "#features/writing/drafts/store.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { outlineOf } from "#documents/outline.ts";
import { holesIn } from "#features/pages/holes/model/holes-in.ts";

/** The holes of the page's draft, for those who may edit; none while there is no draft. */
export async function draftHoles({ id }: { readonly id: number }, tx: Tx): Promise<Hole[]> {
  const row = await findDraft(id, tx);
  if (!row) return [];
  const copy = await takeCopy(row, tx);
  const document = documentFrom(copy.draft);
  // It was only read, at a moment that is committed.
  keepCopy(row, copy);
  return holesIn(document, outlineOf(document));
}
