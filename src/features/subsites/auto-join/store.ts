import { type Tx, run } from "#database/transaction.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";

/** Those of these that the site has, held until the choice is saved: none is archived meanwhile. The main group is none. */
export async function lockSubsites(
  ids: readonly Area[],
  tx: Tx,
): Promise<{ readonly id: Area; readonly isArchived: boolean }[]> {
  return run(
    tx,
    `select id, is_archived as "isArchived" from subsite
     where site_id = $1 and id = any($2) and id <> ${mainGroup} order by id for update`,
    [tx.siteId, ids],
  );
}

/** Makes these the subsites that new people join, and no others (AUTJ-06). */
export async function savePreselected(ids: readonly Area[], tx: Tx): Promise<void> {
  await run(
    tx,
    `update subsite set is_preselected = id = any($2)
     where site_id = $1 and id <> ${mainGroup} and is_preselected <> (id = any($2))`,
    [tx.siteId, ids],
  );
}

/** The subsites that people who are invited join with it (AUTJ-04); one that was archived since is skipped. */
export async function listPreselected(tx: Tx): Promise<Area[]> {
  const rows = await run<{ id: Area }>(
    tx,
    "select id from subsite where site_id = $1 and is_preselected and not is_archived order by id",
    [tx.siteId],
  );
  return rows.map(({ id }) => id);
}
