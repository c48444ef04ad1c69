import { type Tx, run } from "#database/transaction.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { saveHomepage } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { folderAlong } from "#features/composing/operations.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { refreshReaders, sharingOfPage } from "#features/access/store.ts";
import { removePageSearch } from "#features/pages/search-store.ts";

/** Changed by nobody since it was made: its version, its title, whom it is shared with, and no words under way. */
const isUntouched = `sample.version_id = page.version_id and sample.title = page.title
  and sample.sharing = ${sharingOfPage} and not exists (select from page_draft draft where draft.site_id = $1
    and draft.page_id = page.id and draft.closed is null and draft.seq > draft.published_seq)`;

/** The names of a page's folders below Main, outermost first. */
const pathOfPage = `(with recursive up as (
    select id, parent_id, name, 0 as depth from folder where site_id = $1 and id = page.folder_id
    union all select above.id, above.parent_id, above.name, up.depth + 1 from up
      join folder above on above.site_id = $1 and above.id = up.parent_id)
  select coalesce(array_agg(name order by depth desc) filter (where parent_id is not null), '{}') from up)`;

/**
 * Takes the samples that nobody has changed from everybody's sight, and the folders that only held them. Undone by
 * `bringBack`, until a starting point is chosen anew.
 */
export async function takeAway(actor: Actor, now: Date, tx: Tx): Promise<{ removed: number; kept: number }> {
  const untouched = await run<{ id: number }>(
    tx,
    `select page.id from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is null and page.trashed is null and ${isUntouched}
     order by page.id for update of page`,
    [tx.siteId],
  );
  const ids = untouched.map(({ id }) => id);
  await run(
    tx,
    `update page_sample sample set removed = $3, removed_from = ${pathOfPage},
       was_home = exists (select from site where id = $1 and homepage_id = page.id)
     from page where sample.site_id = $1 and page.site_id = $1 and page.id = sample.page_id and page.id = any($2)`,
    [tx.siteId, ids, now],
  );
  const main = await mainFolderId(actor, tx);
  await run(tx, "update page set trashed = $3, folder_id = $4 where site_id = $1 and id = any($2)", [
    tx.siteId,
    ids,
    now,
    main,
  ]);
  await run(tx, "update site set homepage_id = null where id = $1 and homepage_id = any($2)", [
    tx.siteId,
    ids,
  ]);
  await tellReaders(ids, tx);
  await removeEmptyFolders(tx);
  const kept = await run(
    tx,
    `select from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is null and page.trashed is null`,
    [tx.siteId],
  );
  return { removed: ids.length, kept: kept.length };
}

/** Whether there are samples that were taken away and can be brought back. */
export async function hasRemoved(tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is not null and page.trashed is not null limit 1`,
    [tx.siteId],
  );
  return rows.length > 0;
}

/** Brings the samples back that were taken away, each into its folder; gives how many. */
export async function bringBack(actor: Actor, tx: Tx): Promise<number> {
  const away = await run<{ id: number; folders: string[]; wasHome: boolean }>(
    tx,
    `select page.id, sample.removed_from as folders, sample.was_home as "wasHome"
     from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is not null and page.trashed is not null
     order by page.id for update of page`,
    [tx.siteId],
  );
  for (const { id, folders } of away) {
    const folder = await folderAlong(actor, folders, tx);
    await run(
      tx,
      `insert into sample_folder (site_id, folder_id, name) select $1, id, name from folder
       where site_id = $1 and id = any($2) on conflict do nothing`,
      [tx.siteId, folder.made],
    );
    await run(tx, "update page set trashed = null, folder_id = $3 where site_id = $1 and id = $2", [
      tx.siteId,
      id,
      folder.id,
    ]);
  }
  const ids = away.map(({ id }) => id);
  await run(
    tx,
    "update page_sample set removed = null, removed_from = null where site_id = $1 and page_id = any($2)",
    [tx.siteId, ids],
  );
  await tellReaders(ids, tx);
  const home = away.find(({ wasHome }) => wasHome);
  const site = await tx.db
    .selectFrom("site")
    .select("homepage_id")
    .where("id", "=", tx.siteId)
    .executeTakeFirst();
  if (home && site?.homepage_id === null) await saveHomepage(actor, home.id, tx);
  return ids.length;
}

/**
 * Forgets for good what was taken away: a site that begins anew gets its addresses back. Words that came in while a page was
 * being taken away are somebody's, so that page stays in the trash.
 */
export async function forgetRemoved(actor: Actor, tx: Tx): Promise<void> {
  const gone = await run<{ id: number }>(
    tx,
    `delete from page using page_sample sample where page.site_id = $1 and page.trashed is not null
       and sample.site_id = $1 and sample.page_id = page.id and sample.removed is not null and ${isUntouched}
     returning page.id`,
    [actor.siteId],
  );
  for (const { id } of gone) await removePageSearch(id, tx);
}

async function tellReaders(ids: readonly number[], tx: Tx): Promise<void> {
  for (const id of ids) {
    await refreshReaders(id, tx);
    tx.announce(pageSharingChanged({ pageId: id }));
  }
}

/** Inner ones first: each round lets go of the folders that the round before has emptied. */
async function removeEmptyFolders(tx: Tx): Promise<void> {
  let gone: unknown[];
  do
    gone = await run(
      tx,
      `delete from folder using sample_folder sample
       where folder.site_id = $1 and sample.site_id = $1 and sample.folder_id = folder.id and sample.name = folder.name
         and not exists (select from page where page.site_id = $1 and page.folder_id = folder.id)
         and not exists (select from folder inner_one where inner_one.site_id = $1 and inner_one.parent_id = folder.id)
       returning folder.id`,
      [tx.siteId],
    );
  while (gone.length > 0);
}
