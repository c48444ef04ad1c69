import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";

/** The addresses that a page has and had in its subsite keep leading to it when it has gone. */
export async function noteLeftAddresses(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into left_address (site_id, subsite_id, slug_key, page_id)
     select site_id, subsite_id, slug_key, page_id from page_address where site_id = $1 and page_id = $2
     on conflict (site_id, subsite_id, slug_key) do update set page_id = excluded.page_id`,
    [tx.siteId, pageId],
  );
}

/** The page that had an address of a subsite before it moved away. */
export async function findLeftAddress(subsiteId: Area, slug: string, tx: Tx): Promise<number | null> {
  const rows = await run<{ id: number }>(
    tx,
    "select page_id as id from left_address where site_id = $1 and subsite_id = $2 and slug_key = $3",
    [tx.siteId, subsiteId, slug.toLowerCase()],
  );
  return rows[0]?.id ?? null;
}

/** Those of the pages that the actor moved away from the main group since then. */
export async function leftMainSince(
  actor: Actor,
  pageIds: readonly number[],
  since: Date,
  tx: Tx,
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    tx,
    `select distinct gone.became_id as id from crossed_page gone join crossing on crossing.site_id = $1 and crossing.id = gone.crossing_id
     where gone.site_id = $1 and gone.became_id = any($2) and not crossing.is_copy and crossing.person_id = $3
       and crossing.from_subsite_id = ${mainGroup} and crossing.began > $4`,
    [tx.siteId, pageIds, actor.personId, since],
  );
  return new Set(rows.map(({ id }) => id));
}

type Across = {
  readonly pageId: number;
  readonly toId: Area;
  readonly folderId: number;
  /** It is as open to the world as it was. */
  readonly staysPublic: boolean;
};

/** Puts a page with all that hangs on it into a folder of another subsite, without an address and without tags, which are of their subsite. */
export async function putAcross({ pageId, toId, folderId, staysPublic }: Across, tx: Tx): Promise<void> {
  const values = [tx.siteId, pageId];
  await run(tx, "delete from page_tag where site_id = $1 and page_id = $2", values);
  await run(tx, "delete from folder_left where site_id = $1 and page_id = $2", values);
  await run(tx, "delete from page_address where site_id = $1 and page_id = $2", values);
  await run(
    tx,
    `update page set subsite_id = $3::bigint, folder_id = $4, slug = null, is_public = is_public and $5
     where site_id = $1 and id = $2`,
    [...values, toId, folderId, staysPublic],
  );
}
