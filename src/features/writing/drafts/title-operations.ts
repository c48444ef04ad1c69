import * as Y from "yjs";
import type { Tx } from "#database/transaction.ts";
import { titleIn, titleLine, writeTitle } from "#documents/draft/draft-title.ts";
import { readDocument } from "#documents/read-document.ts";
import { pagePropertiesChanged } from "#features/pages/events.ts";
import { retitle } from "#features/pages/publishing-operations.ts";
import { lockPage } from "#features/pages/store.ts";
import { keepCopy, storeChanges, takeCopy } from "./changes-store.ts";
import { isDirty, mayBeTitle } from "./rules.ts";
import { findDraftedPage, holdDraft, markPublished } from "./store.ts";
import { tellChange } from "./telling-operations.ts";

/**
 * A page got its title elsewhere: the draft says the same from now on, unless somebody has typed another one there, which stays
 * and is published with the draft.
 */
export async function followTitle(
  { pageId, title, was }: { readonly pageId: number; readonly title: string; readonly was?: string },
  now: Date,
  tx: Tx,
): Promise<void> {
  if (was === undefined || titleLine(was) === titleLine(title)) return;
  await lockPage(pageId, tx);
  const row = await holdDraft(pageId, tx);
  if (!row) return;
  const { draft, ...copy } = await takeCopy(row, tx);
  if (titleIn(draft) !== titleLine(was)) {
    keepCopy(row, { draft, ...copy });
    return;
  }
  const before = Y.encodeStateVector(draft);
  // The copy is changed before the commit, and so it is not kept.
  draft.transact(() => writeTitle(draft, title));
  const update = Y.encodeStateAsUpdate(draft, before);
  const change = { seq: row.seq + 1, update, authorId: null, client: "" };
  await storeChanges(row, [change], now, tx);
  tellChange({ pageId, epoch: row.epoch, ...change }, tx);
  if (isDirty(row)) return;
  const vector = Y.encodeStateVector(draft);
  await markPublished({ ...row, seq: change.seq }, { versionId: row.baseVersionId, vector }, tx);
}

/** A page that was never published is called in lists, which only its editors see, as its draft says. */
export async function takeDraftTitle(pageId: number, tx: Tx): Promise<void> {
  await lockPage(pageId, tx);
  const page = await findDraftedPage(pageId, tx);
  const row = page?.isUnpublished ? await holdDraft(pageId, tx) : null;
  if (!page || !row) return;
  const copy = await takeCopy(row, tx);
  keepCopy(row, copy);
  const title = titleIn(copy.draft);
  if (title === null || title === page.title || !mayBeTitle(title).allowed) return;
  await retitle({ pageId, title, document: readDocument(page.document) }, tx);
  tx.announce(pagePropertiesChanged({ pageId, title, was: page.title }));
}
