import { type Tx, run } from "#database/transaction.ts";
import { sharingOfPage } from "#features/access/store.ts";
import { endHomepages } from "#features/subsites/store.ts";

/** Changed by nobody since it was made: its version, its title, its type, whom it is shared with, and no words under way. */
const isUntouched = `not page.is_template and sample.version_id = page.version_id and sample.title = page.title
  and sample.sharing = ${sharingOfPage} and not exists (select from page_draft draft where draft.site_id = $1
    and draft.page_id = page.id and draft.closed is null and draft.seq > draft.published_seq)`;

/** The names of a page's folders below Main, outermost first. */
const pathOfPage = `(with recursive up as (
    select id, parent_id, name, 0 as depth from folder where site_id = $1 and id = page.folder_id
    union all select above.id, above.parent_id, above.name, up.depth + 1 from up
      join folder above on above.site_id = $1 and above.id = up.parent_id)
  select coalesce(array_agg(name order by depth desc) filter (where parent_id is not null), '{}') from up)`;

/** The samples that nobody has changed, held until the end of the transaction. */
export async function holdUntouched(tx: Tx): Promise<number[]> {
  const untouched = await run<{ id: number }>(
    tx,
    `select page.id from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is null and page.trashed is null and ${isUntouched}
     order by page.id for update of page`,
    [tx.siteId],
  );
  return untouched.map(({ id }) => id);
}

/** Takes samples from everybody's sight, and remembers from where. */
export async function removeSamples(
  ids: readonly number[],
  { now, mainFolderId }: { readonly now: Date; readonly mainFolderId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update page_sample sample set removed = $3, removed_from = ${pathOfPage},
       was_home = exists (select from subsite where site_id = $1 and homepage_id = page.id)
     from page where sample.site_id = $1 and page.site_id = $1 and page.id = sample.page_id and page.id = any($2)`,
    [tx.siteId, ids, now],
  );
  await run(
    tx,
    "update page set trashed = $3, trashed_from = folder_id, folder_id = $4 where site_id = $1 and id = any($2)",
    [tx.siteId, ids, now, mainFolderId],
  );
  await endHomepages(ids, tx);
}

/** How many samples are still there, because somebody has changed them. */
export async function countKept(tx: Tx): Promise<number> {
  const kept = await run(
    tx,
    `select from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is null and page.trashed is null`,
    [tx.siteId],
  );
  return kept.length;
}

/** A sample that was taken away: where it stood, and whether it was the home page. */
export type RemovedSample = { readonly id: number; readonly folders: string[]; readonly wasHome: boolean };

/** The samples that were taken away, held until the end of the transaction. */
export async function holdRemoved(tx: Tx): Promise<RemovedSample[]> {
  return run<RemovedSample>(
    tx,
    `select page.id, sample.removed_from as folders, sample.was_home as "wasHome"
     from page_sample sample join page on page.site_id = $1 and page.id = sample.page_id
     where sample.site_id = $1 and sample.removed is not null and page.trashed is not null
     order by page.id for update of page`,
    [tx.siteId],
  );
}

/** Folders that were made for samples go with them. */
export async function noteSampleFolders(ids: readonly number[], tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into sample_folder (site_id, folder_id, name) select $1, id, name from folder
     where site_id = $1 and id = any($2) on conflict do nothing`,
    [tx.siteId, ids],
  );
}

export async function placeAgain(pageId: number, folderId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    "update page set trashed = null, trashed_from = null, folder_id = $3 where site_id = $1 and id = $2",
    [tx.siteId, pageId, folderId],
  );
  await run(
    tx,
    "update page_sample set removed = null, removed_from = null where site_id = $1 and page_id = $2",
    [tx.siteId, pageId],
  );
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

/** Deletes what was taken away; words that came in meanwhile are somebody's, so that page stays in the trash. Gives what is gone. */
export async function deleteRemoved(tx: Tx): Promise<number[]> {
  const gone = await run<{ id: number }>(
    tx,
    `delete from page using page_sample sample where page.site_id = $1 and page.trashed is not null
       and sample.site_id = $1 and sample.page_id = page.id and sample.removed is not null and ${isUntouched}
     returning page.id`,
    [tx.siteId],
  );
  return gone.map(({ id }) => id);
}

/** Inner ones first: each round lets go of the folders that the round before has emptied. */
export async function removeEmptyFolders(tx: Tx): Promise<void> {
  let gone: unknown[];
  do
    gone = await run(
      tx,
      `delete from folder using sample_folder sample
       where folder.site_id = $1 and sample.site_id = $1 and sample.folder_id = folder.id and sample.name = folder.name
         and not exists (select from page where page.site_id = $1 and page.folder_id = folder.id)
         and not exists (select from folder inner_one where inner_one.site_id = $1 and inner_one.parent_id = folder.id and inner_one.deleted is null)
       returning folder.id`,
      [tx.siteId],
    );
  while (gone.length > 0);
}
