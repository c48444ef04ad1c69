import { type Tx, run } from "#database/transaction.ts";

export type DuePreview = {
  readonly id: number;
  readonly preview: string;
  /** As it is stored. */
  readonly document: unknown;
};

/**
 * Pages whose beginning is to be told again, at most `most`, held until the end of the transaction; they are due no longer. One that somebody publishes
 * right now is left for later.
 */
export async function takeDuePreviews(most: number, tx: Tx): Promise<DuePreview[]> {
  return run(
    tx,
    `with taken as (
       select due.page_id from preview_due due
       join page on page.site_id = due.site_id and page.id = due.page_id
       where due.site_id = $1 order by due.page_id limit $2 for update of due, page skip locked),
     done as (
       delete from preview_due due using taken where due.site_id = $1 and due.page_id = taken.page_id)
     select page.id, page.preview, stored.document
     from taken
     join page on page.site_id = $1 and page.id = taken.page_id
     join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document stored on stored.site_id = $1 and stored.hash = version.hash`,
    [tx.siteId, most],
  );
}

/** Nobody changed the page by this: it keeps its date. */
export async function writePreviews(
  pages: readonly { readonly id: number; readonly preview: string }[],
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update page set preview = told.preview from unnest($2::bigint[], $3::text[]) told (id, preview)
     where page.site_id = $1 and page.id = told.id`,
    [tx.siteId, pages.map(({ id }) => id), pages.map(({ preview }) => preview)],
  );
}
