import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";

/** What somebody filled in goes with them, and comes back with them as far as its fields are still there. */
export const profileHoldings: readonly Holding[] = [
  {
    name: "profile-values",
    becomes: "goes",
    look: countsOf("profile_value", "person_id"),
    words: null,
    parting: { ...rowsOf("profile_value", { about: null }), giveBack: giveValuesBack },
  },
];

async function giveValuesBack(_personId: number, taken: Json, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into profile_value select kept.* from jsonb_populate_recordset(null::profile_value, $2::jsonb) kept
     where kept.site_id = $1 and exists (select from profile_field field where field.site_id = $1 and field.id = kept.field_id)
     on conflict do nothing`,
    [tx.siteId, JSON.stringify(taken)],
  );
}
