import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { slugOf } from "#features/subsites/store.ts";
import type { PageAt } from "../addresses/rules.ts";

/** Keeps or removes the actor's star. */
export async function saveStar(
  actor: Actor,
  star: { pageId: number; starred: boolean },
  tx: Tx,
): Promise<void> {
  const text = star.starred
    ? "insert into star (site_id, person_id, page_id) values ($1, $2, $3) on conflict do nothing"
    : "delete from star where site_id = $1 and person_id = $2 and page_id = $3";
  await run(tx, text, [actor.siteId, actor.personId, star.pageId]);
}

/** The pages with the actor's star that they may still read, by title. */
export async function readStarred(
  actor: Actor,
  most: number,
  tx: Tx,
): Promise<(PageAt & { title: string })[]> {
  return run(
    tx,
    `select page.id, page.title, page.slug, ${slugOf("page")} as "subsiteSlug" from star join page on page.site_id = $1 and page.id = star.page_id
     where star.site_id = $1 and star.person_id = $2 and ${isPageReadBy("page.id", "$3::bigint[]")}
     order by page.title_key, page.id limit $4`,
    [actor.siteId, actor.personId, actor.principals, most],
  );
}
