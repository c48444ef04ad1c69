import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";

/** Somebody who is deleted leaves their groups, and comes back into those that are still there. */
export const groupHoldings: readonly Holding[] = [
  {
    name: "groups",
    becomes: "goes",
    look: countsOf("group_member", "person_id"),
    words: null,
    parting: { ...rowsOf("group_member", { about: null }), giveBack },
  },
];

async function giveBack(_personId: number, taken: Json, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into group_member select kept.* from jsonb_populate_recordset(null::group_member, $2::jsonb) kept
     where kept.site_id = $1 and exists (select from person_group held where held.site_id = $1 and held.id = kept.group_id)
     on conflict do nothing`,
    [tx.siteId, JSON.stringify(taken)],
  );
}
