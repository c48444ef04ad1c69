import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

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
