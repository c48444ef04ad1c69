import { type Tx, run } from "#database/transaction.ts";
import { mainFolderId, makeFolder } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import type { Document } from "#documents/document.ts";
import { previewOf } from "#documents/words.ts";
import { readDocument } from "#features/pages/store.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

/** The folder of a path below a parent, made where it is missing. */
export async function folderOf(
  actor: Actor,
  path: { readonly parentId: number | null; readonly steps: readonly string[] },
  tx: Tx,
): Promise<number> {
  let parentId = path.parentId ?? (await mainFolderId(actor, tx));
  for (const name of path.steps) parentId = (await makeFolder(actor, { parentId, name }, tx)).id;
  return parentId;
}

/** The pages that files of this folder became before, by path. */
export async function importedPages(rootFolderId: number, tx: Tx): Promise<Map<string, number>> {
  const rows = await run<{ path: string; page_id: number }>(
    tx,
    "select path, page_id from page_source where site_id = $1 and root_folder_id = $2",
    [tx.siteId, rootFolderId],
  );
  return new Map(rows.map((row) => [row.path, row.page_id]));
}

/** Makes the page of a file, empty until its links are known, and remembers where it came from. */
export async function makeImportedPage(
  actor: Actor,
  source: { rootFolderId: number; path: string; folderId: number; title: string; document: Document },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { title, folderId, document } = source;
  const slug = await freeAddress(addressFrom(title), tx);
  const page = { title, folderId, slug, document, preview: previewOf(document), shares: firstShares };
  const id = await insertPage(actor, page, now, tx);
  if (id === null) throw new Error(`the address ${slug} was taken while the import held it`);
  await run(tx, "insert into page_source (site_id, root_folder_id, path, page_id) values ($1, $2, $3, $4)", [
    tx.siteId,
    source.rootFolderId,
    source.path,
    id,
  ]);
  return id;
}

/** The page as it stands, held until the end of the transaction. */
export async function heldPage(actor: Actor, pageId: number, tx: Tx) {
  const rows = await run<{ title: string; folderId: number; hash: Buffer }>(
    tx,
    `select page.title, page.folder_id as "folderId", version.hash from page
     join page_version version on version.site_id = $1 and version.id = page.version_id
     where page.site_id = $1 and page.id = $2 for update of page`,
    [tx.siteId, pageId],
  );
  const row = rows[0];
  if (!row) throw new Error(`the page ${pageId} went away while it was imported`);
  return { title: row.title, folderId: row.folderId, document: await readDocument(actor, row.hash, tx) };
}
