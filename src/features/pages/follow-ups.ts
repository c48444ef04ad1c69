import { type Tx, run } from "#database/transaction.ts";
import { pageVector } from "#kernel/search/lexemes.ts";

/**
 * Writes what a page is found by, in the transaction of the change, so that what was just saved is found at once.
 * `body` is the plain text of its content. Its readers are those that stand in `page_reader`.
 */
export async function writePageSearch(
  page: { readonly id: number; readonly title: string; readonly body: string },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into search_document (site_id, kind, subject_id, words, readers)
     values ($1, 'page', $2, $3::tsvector, ${pageReaders})
     on conflict (site_id, kind, subject_id) do update set words = excluded.words, readers = excluded.readers`,
    [tx.siteId, page.id, pageVector(page)],
  );
}

/** After a change of shares, publicity or trash: the same words, other readers. */
export async function writePageSearchReaders(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `update search_document set readers = fresh.readers from (select ${pageReaders} as readers) fresh
     where site_id = $1 and kind = 'page' and subject_id = $2 and search_document.readers <> fresh.readers`,
    [tx.siteId, pageId],
  );
}

const pageReaders = `array(select search_reader(principal_id) from page_reader
  where site_id = $1 and page_id = $2 order by principal_id)`;

/** A page that is gone for good is not found. */
export async function removePageSearch(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from search_document where site_id = $1 and kind = 'page' and subject_id = $2", [
    tx.siteId,
    pageId,
  ]);
}
