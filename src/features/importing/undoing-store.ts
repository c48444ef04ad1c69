import { type Tx, run } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { readDocument } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";

/** Moves pages to the trash; there they lie in Main, since their folders may go. */
export async function trashPages(
  ids: readonly number[],
  { now, mainFolderId }: { readonly now: Date; readonly mainFolderId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update page set trashed = $3, trashed_from = folder_id, folder_id = $4 where site_id = $1 and id = any($2)",
    [tx.siteId, ids, now, mainFolderId],
  );
}

export async function takeFromTrash(
  page: { readonly id: number; readonly folderId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update page set trashed = null, trashed_from = null, folder_id = $3 where site_id = $1 and id = $2",
    [tx.siteId, page.id, page.folderId],
  );
}

/** The document of a version, for an import that held the page before. */
export async function documentOf(
  actor: Actor,
  version: { readonly pageId: number; readonly id: number },
  tx: Tx,
): Promise<Document | null> {
  const rows = await run<{ hash: Buffer }>(
    tx,
    "select hash from page_version where site_id = $1 and page_id = $2 and id = $3",
    [tx.siteId, version.pageId, version.id],
  );
  return rows[0] ? readDocument(actor, rows[0].hash, tx) : null;
}

export async function folderOrMain(folderId: number, mainFolderId: number, tx: Tx): Promise<number> {
  const rows = await run(tx, "select from folder where site_id = $1 and id = $2 and deleted is null", [
    tx.siteId,
    folderId,
  ]);
  return rows.length > 0 ? folderId : mainFolderId;
}

/** Inner ones first: each round lets go of the folders that the round before has emptied. */
export async function removeEmptyFolders(importId: number, tx: Tx): Promise<void> {
  let gone: unknown[];
  do
    gone = await run(
      tx,
      `delete from folder using import_folder made
       where folder.site_id = $1 and made.site_id = $1 and made.import_id = $2 and made.folder_id = folder.id
         and not exists (select from page where page.site_id = $1 and page.folder_id = folder.id)
         and not exists (select from folder inner_one where inner_one.site_id = $1 and inner_one.parent_id = folder.id and inner_one.deleted is null)
       returning folder.id`,
      [tx.siteId, importId],
    );
  while (gone.length > 0);
}
