import { type Tx, run } from "#database/transaction.ts";
import { mainGroup } from "#kernel/viewer.ts";

/** Makes a page the home page of its subsite, which has one at most (PTYP-13). */
export async function saveHomepage(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `update subsite set homepage_id = page.id from page
     where page.site_id = $1 and page.id = $2 and subsite.site_id = $1 and subsite.id = page.subsite_id`,
    [tx.siteId, pageId],
  );
}

/** Whichever of these are home pages are so no longer. */
export async function endHomepages(pageIds: readonly number[], tx: Tx): Promise<void> {
  await run(tx, "update subsite set homepage_id = null where site_id = $1 and homepage_id = any($2)", [
    tx.siteId,
    pageIds,
  ]);
}

/** The home page of the main group, also one that is in the trash; null when it has none. */
export async function homepageOfMain(tx: Tx): Promise<number | null> {
  const rows = await run<{ id: number | null }>(
    tx,
    `select homepage_id as id from subsite where site_id = $1 and id = ${mainGroup}`,
    [tx.siteId],
  );
  return rows[0]?.id ?? null;
}
