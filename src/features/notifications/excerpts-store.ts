import { type Tx, run } from "#database/transaction.ts";
import type { PageExcerpts } from "./model/page-excerpts.ts";

/** What is quoted of a version of a page takes the place of what was quoted of an earlier one; of one that is no longer the last, nothing is kept. */
export async function savePageExcerpts(
  { pageId, versionId }: { readonly pageId: number; readonly versionId: number },
  { changed, mentions }: PageExcerpts,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into page_excerpt (site_id, page_id, version_id, changed, mentions)
     select $1, page.id, $3, $4, $5 from page where page.site_id = $1 and page.id = $2
     on conflict (site_id, page_id) do update set version_id = excluded.version_id, changed = excluded.changed, mentions = excluded.mentions
       where page_excerpt.version_id < excluded.version_id`,
    [tx.siteId, pageId, versionId, changed, JSON.stringify(mentions)],
  );
}
