import { type Tx, run } from "#database/transaction.ts";
import type { Area } from "#kernel/viewer.ts";

/** The addresses that a page has and had in its subsite keep leading to it when it has gone. */
export async function noteLeftAddresses(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into left_address (site_id, subsite_id, slug_key, page_id)
     select site_id, subsite_id, slug_key, page_id from page_address where site_id = $1 and page_id = $2
     on conflict (site_id, subsite_id, slug_key) do update set page_id = excluded.page_id`,
    [tx.siteId, pageId],
  );
}

/** The page that had an address of a subsite before it moved away. */
export async function findLeftAddress(subsiteId: Area, slug: string, tx: Tx): Promise<number | null> {
  const rows = await run<{ id: number }>(
    tx,
    "select page_id as id from left_address where site_id = $1 and subsite_id = $2 and slug_key = $3",
    [tx.siteId, subsiteId, slug.toLowerCase()],
  );
  return rows[0]?.id ?? null;
}

/**
 * Puts a page with all that hangs on it into a folder of another subsite, without an address and without tags, which are of their subsite. What comes to the main group
 * is not open to the world, whatever it was before.
 */
export async function putAcross(
  { pageId, toId, folderId }: { readonly pageId: number; readonly toId: Area; readonly folderId: number },
  tx: Tx,
): Promise<void> {
  const values = [tx.siteId, pageId];
  await run(tx, "delete from page_tag where site_id = $1 and page_id = $2", values);
  await run(tx, "delete from folder_left where site_id = $1 and page_id = $2", values);
  await run(tx, "delete from page_address where site_id = $1 and page_id = $2", values);
  await run(
    tx,
    `update page set subsite_id = $3::bigint, folder_id = $4, slug = null, is_public = is_public and $3::bigint <> 0
     where site_id = $1 and id = $2`,
    [...values, toId, folderId],
  );
}
