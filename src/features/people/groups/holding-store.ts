import { type Tx, run } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";

/** Puts somebody back into those of their groups that are still there. Who is in those of the directory of the company says that. */
export async function giveGroupsBack(_personId: number, taken: Json, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into group_member select kept.* from jsonb_populate_recordset(null::group_member, $2::jsonb) kept
     where kept.site_id = $1 and exists (select from person_group held where held.site_id = $1 and held.id = kept.group_id and not held.from_directory)
     on conflict do nothing`,
    [tx.siteId, JSON.stringify(taken)],
  );
}

/** The groups that were taken from somebody, without those that are deleted. */
export async function groupsTaken(taken: Json, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select held.id from jsonb_to_recordset($2::jsonb) as kept (group_id bigint)
     join person_group held on held.site_id = $1 and held.id = kept.group_id and held.deleted is null and not held.from_directory`,
    [tx.siteId, JSON.stringify(taken)],
  );
  return rows.map(({ id }) => id);
}
