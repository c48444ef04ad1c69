import { type Tx, run } from "#database/transaction.ts";
import { type Actor, subsitePrincipal } from "#kernel/actor.ts";
import type { Area } from "#kernel/viewer.ts";
import { publishes } from "../store.ts";

/**
 * What the viewers of a subsite read: in a public one the world reads as they do (SUBS-06). Pages that are public themselves are among them: as long as the
 * subsite is closed, their addresses lead the world nowhere.
 */
const opened = "page_reader reader where reader.site_id = $1 and reader.principal_id = $2";

export async function countOpened(id: Area, tx: Tx): Promise<number> {
  const rows = await run<{ pages: number }>(tx, `select count(*)::int as pages from ${opened}`, [
    tx.siteId,
    subsitePrincipal("viewer", id),
  ]);
  return rows[0]?.pages ?? 0;
}

/** The titles of the first of them that the actor may read: it is asked of each (as `isPageReadBy`, in a room above), until there are enough. */
export async function nameOpened(actor: Actor, id: Area, most: number, tx: Tx): Promise<string[]> {
  const rows = await run<{ title: string }>(
    tx,
    `select page.title from (
       select reader.page_id, reader.title_key from ${opened}
         and coalesce((select true from page_reader own where own.site_id = $1 and own.page_id = reader.page_id
           and own.principal_id + 0 = any($3::bigint[]) limit 1), false)
       order by reader.title_key, reader.page_id limit $4) first
     join page on page.site_id = $1 and page.id = first.page_id order by first.title_key, first.page_id`,
    [actor.siteId, subsitePrincipal("viewer", id), actor.principals, most],
  );
  return rows.map(({ title }) => title);
}

/** Whether the site lets anything be open to the world. */
export async function readPublicPages(tx: Tx): Promise<boolean> {
  const rows = await run<{ publicPages: boolean }>(tx, `select ${publishes} as "publicPages"`, [tx.siteId]);
  return rows[0]?.publicPages ?? false;
}

/** Opens a subsite to the world at a moment, or closes it; a fact of the subsite, of which no page is told. */
export async function savePublic(id: Area, opened: Date | null, tx: Tx): Promise<void> {
  await run(
    tx,
    `update subsite set is_public = $3::timestamptz is not null, opened = $3 where site_id = $1 and id = $2 and slug <> ''`,
    [tx.siteId, id, opened],
  );
}

/** Since when it is public; null where it is not, or has been since before that was noted. */
export async function readOpened(id: Area, tx: Tx): Promise<Date | null> {
  const rows = await run<{ opened: Date | null }>(
    tx,
    "select opened from subsite where site_id = $1 and id = $2 for update",
    [tx.siteId, id],
  );
  return rows[0]?.opened ?? null;
}
