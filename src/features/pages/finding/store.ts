import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { pageSearch } from "#kernel/search/query.ts";
import { listPrincipals } from "../browsing/rules.ts";

/** A page that was found; higher weights stand first. */
export type PageHit = { readonly id: number; readonly weight: number };

/**
 * The pages that the actor may read and that hold what was typed, best first, at most `most`; none for an empty text.
 * The database function looks at no more than that many candidates of each kind of hit (decision 0007).
 */
export async function findPages(actor: Actor, typed: string, most: number, tx: Tx): Promise<PageHit[]> {
  const plan = pageSearch(typed);
  if (!plan) return [];
  return run<PageHit>(
    tx,
    `select hit.page_id as id, hit.weight from search_pages($2::bigint[], $3, $4::text[], $5::real[], $6, $7) hit
     join page on page.site_id = $1 and page.id = hit.page_id order by hit.weight desc, page.modified desc, page.id`,
    [
      actor.siteId,
      listPrincipals(actor),
      plan.start,
      plan.steps.map((step) => step.query),
      plan.steps.map((step) => step.weight),
      plan.ranking,
      most,
    ],
  );
}
