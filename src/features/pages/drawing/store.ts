import { type Tx, run } from "#database/transaction.ts";
import { isPageReadBy } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";

/** Bytes of a document, as the database keeps it, that is still drawn. */
export const drawnMost = 30_000;

/** What these pages say, as far as the actor reads them; null where that is too long to be drawn. As it is stored. */
export async function readDrawn(
  actor: Actor,
  pageIds: readonly number[],
  tx: Tx,
): Promise<{ readonly id: number; readonly document: unknown }[]> {
  return run(
    tx,
    `select page.id, case when pg_column_size(kept.document) <= ${drawnMost} then kept.document end as document from page
     join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document kept on kept.site_id = $1 and kept.hash = version.hash
     where page.site_id = $1 and page.id = any($3) and ${isPageReadBy("page.id", "$2::bigint[]")}`,
    [actor.siteId, actor.principals, pageIds],
  );
}
