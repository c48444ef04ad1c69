import { type Tx, run } from "#database/transaction.ts";

/** Adds what was counted, in the order of the pages, so that two who add wait for each other at most; pages that have gone meanwhile are left out. */
export async function addViews(counted: ReadonlyMap<number, number>, tx: Tx): Promise<void> {
  const pages = [...counted].sort(([a], [b]) => a - b);
  await run(
    tx,
    `insert into page_views (site_id, page_id, views)
     select $1, page.id, counted.views from unnest($2::bigint[], $3::bigint[]) as counted (page_id, views)
     join page on page.site_id = $1 and page.id = counted.page_id order by page.id
     on conflict (site_id, page_id) do update set views = page_views.views + excluded.views`,
    [tx.siteId, pages.map(([id]) => id), pages.map(([, views]) => views)],
  );
}

/** How often these pages, which the actor was found to read, were opened; 0 for those that nobody has. */
export async function readViews(pageIds: readonly number[], tx: Tx): Promise<Record<string, number>> {
  const rows = await run<{ id: number; views: number }>(
    tx,
    `select asked.id, coalesce(page_views.views, 0) as views from unnest($2::bigint[]) as asked (id)
     left join page_views on page_views.site_id = $1 and page_views.page_id = asked.id`,
    [tx.siteId, pageIds],
  );
  return Object.fromEntries(rows.map(({ id, views }) => [String(id), Number(views)]));
}
