import type { Heir } from "#calls/holding.ts";
import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";

/** The heir follows what the person followed, but what they have chosen of themself. */
export async function giveFollows(heir: Heir, taken: Json, tx: Tx): Promise<Json> {
  const rows = await run<{ pageId: number }>(
    tx,
    `insert into follower (site_id, page_id, principal_id, person_id, follows)
     select $1, kept.page_id, $2, $3, true from jsonb_to_recordset($4::jsonb) as kept (page_id bigint, follows boolean)
     join page on page.site_id = $1 and page.id = kept.page_id where kept.follows
     on conflict do nothing returning page_id as "pageId"`,
    [tx.siteId, principal("person", heir.id), heir.id, JSON.stringify(taken)],
  );
  return rows.map(({ pageId }) => pageId);
}

export async function takeFollowsBack(heir: Heir, given: Json, tx: Tx): Promise<void> {
  await run(
    tx,
    "delete from follower where site_id = $1 and person_id = $2 and page_id = any($3) and follows",
    [tx.siteId, heir.id, given],
  );
}
