import { type Tx, run } from "#database/transaction.ts";
import { mainFolderId, makeFolder } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import type { Document } from "#documents/document.ts";
import { previewOf } from "#documents/excerpts.ts";
import { readDocument } from "#features/pages/store.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

/** The folder of a path below a parent, made where it is missing; `made` are the new ones. */
export async function folderOf(
  actor: Actor,
  path: { readonly parentId: number | null; readonly steps: readonly string[] },
  tx: Tx,
): Promise<{ readonly id: number; readonly made: readonly number[] }> {
  let id = path.parentId ?? (await mainFolderId(actor, tx));
  const made: number[] = [];
  for (const name of path.steps) {
    const folder = await makeFolder(actor, { parentId: id, name }, tx);
    if (folder.made) made.push(folder.id);
    id = folder.id;
  }
  return { id, made };
}

/** The pages that files of this folder became before, by path; those in the trash are made anew. */
export async function importedPages(rootFolderId: number, tx: Tx): Promise<Map<string, number>> {
  const rows = await run<{ path: string; page_id: number }>(
    tx,
    `select source.path, source.page_id from page_source source
     join page on page.site_id = $1 and page.id = source.page_id and page.trashed is null
     where source.site_id = $1 and source.root_folder_id = $2`,
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
  const slug = await freeAddress(addressFrom(title), folderId, tx);
  const page = { title, folderId, slug, document, preview: previewOf(document), shares: firstShares };
  const id = await insertPage(actor, page, now, tx);
  if (id === null) throw new Error(`the address ${slug} was taken while the import held it`);
  await notePageSource({ ...source, pageId: id }, tx);
  return id;
}

/** Remembers which page a file became; the last one counts. */
export async function notePageSource(
  source: { readonly rootFolderId: number; readonly path: string; readonly pageId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into page_source (site_id, root_folder_id, path, page_id) values ($1, $2, $3, $4)
     on conflict (site_id, root_folder_id, path) do update set page_id = excluded.page_id`,
    [tx.siteId, source.rootFolderId, source.path, source.pageId],
  );
}

type HeldPage = {
  readonly title: string;
  readonly folderId: number;
  readonly versionId: number;
  readonly document: Document;
};

/** The page as it stands, held until the end of the transaction; null when it went away meanwhile. */
export async function heldPage(actor: Actor, pageId: number, tx: Tx): Promise<HeldPage | null> {
  const rows = await run<Omit<HeldPage, "document"> & { hash: Buffer }>(
    tx,
    `select page.title, page.folder_id as "folderId", version.id as "versionId", version.hash from page
     join page_version version on version.site_id = $1 and version.id = page.version_id
     where page.site_id = $1 and page.id = $2 and page.trashed is null for update of page`,
    [tx.siteId, pageId],
  );
  const row = rows[0];
  if (!row) return null;
  const { hash, ...page } = row;
  return { ...page, document: await readDocument(actor, hash, tx) };
}
