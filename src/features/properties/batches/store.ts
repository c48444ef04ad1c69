import { type Tx, run } from "#database/transaction.ts";

/** How many of some pages a principal sees by a share of theirs, and edits. */
export type SharedCount = { readonly principalId: number; readonly view: number; readonly edit: number };

/** Of pages that the caller has found for who shares them; `isPublic` counts those that are open to the world as they are set. */
export async function countShares(
  ids: readonly number[],
  tx: Tx,
): Promise<{
  readonly shares: readonly SharedCount[];
  readonly isPublic: number;
  readonly site: string;
  readonly publishes: boolean;
}> {
  const shares = await run<SharedCount>(
    tx,
    `select principal_id as "principalId", count(*)::int as view, count(*) filter (where may_edit)::int as edit
     from page_share where site_id = $1 and page_id = any($2) group by principal_id`,
    [tx.siteId, ids],
  );
  const [row] = await run<{ isPublic: number; site: string; publishes: boolean }>(
    tx,
    `select (select count(*)::int from page where site_id = $1 and id = any($2) and is_public) as "isPublic", name as site, public_pages as publishes
     from site where id = $1`,
    [tx.siteId, ids],
  );
  return { shares, isPublic: row?.isPublic ?? 0, site: row?.site ?? "", publishes: row?.publishes === true };
}
