import { type Tx, run } from "#database/transaction.ts";
import type { Area } from "#kernel/viewer.ts";

type List = { readonly personId: number | null; readonly area: Area };

/** How far somebody has seen a list; null when they never said so. */
export async function readSeen({ personId, area }: List, tx: Tx): Promise<Date | null> {
  const rows = await run<{ until: Date }>(
    tx,
    "select until from activity_seen where site_id = $1 and person_id = $2 and subsite_id = $3",
    [tx.siteId, personId, area],
  );
  return rows[0]?.until ?? null;
}

export async function saveSeen({ personId, area }: List, until: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into activity_seen (site_id, person_id, subsite_id, until) values ($1, $2, $3, $4)
     on conflict (site_id, person_id, subsite_id) do update set until = excluded.until`,
    [tx.siteId, personId, area, until],
  );
}
