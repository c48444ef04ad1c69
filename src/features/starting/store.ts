import { type Tx, run } from "#database/transaction.ts";
import { sharingOfPage } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";

/** Whether the site has a home page, also one that this actor may not read. */
export async function hasHomepage(actor: Actor, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from subsite join page on page.site_id = $1 and page.id = subsite.homepage_id and page.trashed is null
     where subsite.site_id = $1 and subsite.id = ${mainGroup}`,
    [actor.siteId],
  );
  return rows.length > 0;
}

/** The page came with the site, and is as it came for as long as its version, title and sharing are these. */
export async function noteSample(
  page: { readonly id: number; readonly versionId: number; readonly title: string },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into page_sample (site_id, page_id, version_id, title, sharing)
     select $1, id, $3, $4, ${sharingOfPage} from page where site_id = $1 and id = $2`,
    [tx.siteId, page.id, page.versionId, page.title],
  );
}
