import { createHash } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { nameKey } from "#kernel/name-key.ts";

export type PageRow = {
  readonly title: string;
  readonly folderId: number;
  readonly slug: string | null;
  readonly preview: string;
  /** Nobody but those who edit it sees it until it is published. */
  readonly isUnpublished?: boolean;
};

/** A page without a version yet, in the subsite of its folder. */
export async function addPage(by: number | null, page: PageRow, now: Date, tx: Tx): Promise<number> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into page (site_id, subsite_id, folder_id, title, title_key, slug, preview, creator_id, modifier_id, created, modified, unpublished)
     select $1, folder.subsite_id, folder.id, $3, $4, $5, $6, $7, $7, $8, $8, $9 from folder
     where folder.site_id = $1 and folder.id = $2 and folder.deleted is null for key share returning id`,
    [
      tx.siteId,
      page.folderId,
      page.title,
      nameKey(page.title),
      page.slug,
      page.preview,
      by,
      now,
      page.isUnpublished ?? false,
    ],
  );
  if (!rows[0]) throw new Error(`there is no folder ${page.folderId}`);
  return rows[0].id;
}

/** Makes a document the page's current version; equal documents of a site are stored once. Gives the page's title beside its id. */
export async function addVersionRow(
  version: { readonly pageId: number; readonly document: Document; readonly authorId: number | null },
  now: Date,
  tx: Tx,
): Promise<{ id: number; title: string }> {
  const text = JSON.stringify(version.document);
  const hash = createHash("sha256").update(text).digest();
  await keepDocument(hash, text, tx);
  const rows = await run<{ id: number; title: string }>(
    tx,
    `with version as (
       insert into page_version (site_id, page_id, hash, author_id, made) values ($1, $2, $3, $4, $5) returning id)
     update page set version_id = version.id from version where page.site_id = $1 and page.id = $2
     returning version_id as id, title`,
    [tx.siteId, version.pageId, hash, version.authorId, now],
  );
  return rows[0] ?? { id: 0, title: "" };
}

/** What the version before said; null for a page's first. */
export async function documentBefore(
  version: { readonly id: number; readonly pageId: number },
  tx: Tx,
): Promise<unknown> {
  const rows = await run<{ document: unknown }>(
    tx,
    `select said.document from page_version version
     join page_document said on said.site_id = $1 and said.hash = version.hash
     where version.site_id = $1 and version.page_id = $2 and version.id < $3 order by version.id desc limit 1`,
    [tx.siteId, version.pageId, version.id],
  );
  return rows[0]?.document ?? null;
}

/** Held until the end of the transaction, so that nobody removes it with the last version that said it until now. */
async function keepDocument(hash: Buffer, text: string, tx: Tx): Promise<void> {
  const added =
    "insert into page_document (site_id, hash, document) values ($1, $2, $3) on conflict do nothing returning hash";
  let kept: unknown[] = [];
  while (kept.length === 0) {
    kept = await run(tx, added, [tx.siteId, hash, text]);
    if (kept.length === 0)
      kept = await run(tx, "select hash from page_document where site_id = $1 and hash = $2 for key share", [
        tx.siteId,
        hash,
      ]);
  }
}

/** The page says who changed it when, and how it begins. */
export async function noteChange(
  change: { readonly pageId: number; readonly by: number | null; readonly preview: string },
  now: Date,
  tx: Tx,
): Promise<void> {
  await tx.db
    .updateTable("page")
    .set({ modified: now, modifier_id: change.by, preview: change.preview })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", change.pageId)
    .execute();
}

/** The page is published from now on. True for the first time only. */
export async function markFirstPublished(pageId: number, tx: Tx): Promise<{ readonly title: string } | null> {
  const rows = await run<{ title: string }>(
    tx,
    "update page set unpublished = false where site_id = $1 and id = $2 and unpublished returning title",
    [tx.siteId, pageId],
  );
  return rows[0] ?? null;
}

/** The title that lists sort by and readers see; their copies are brought up to date by `refreshReaders` and search. */
export async function setTitle(
  page: { readonly pageId: number; readonly title: string },
  tx: Tx,
): Promise<void> {
  await run(tx, "update page set title = $3, title_key = $4 where site_id = $1 and id = $2", [
    tx.siteId,
    page.pageId,
    page.title,
    nameKey(page.title),
  ]);
}
