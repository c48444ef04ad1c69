import { type Tx, run } from "#database/transaction.ts";
import { isPageEditedBy } from "#features/access/store.ts";
import { listPrincipals } from "#features/access/rules.ts";
import type { Actor } from "#kernel/actor.ts";

/** Puts a page into another folder of its subsite. Whatever folder it lay in before, it stays here when that comes back. */
export async function putInFolder(
  { pageId, folderId }: { readonly pageId: number; readonly folderId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with moved as (update page set folder_id = $3 where site_id = $1 and id = $2 returning id),
     forgotten as (delete from folder_left where site_id = $1 and page_id = $2)
     update page_reader reader set folder_id = $3 from moved where reader.site_id = $1 and reader.page_id = moved.id`,
    [tx.siteId, pageId, folderId],
  );
}

/** The page was put where it is by somebody: it follows no folder any more. */
export async function forgetLeft(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from folder_left where site_id = $1 and page_id = $2", [tx.siteId, pageId]);
}

/** Pages leave the folders that are being deleted for another one; from where they came is remembered. Gives how many. */
export async function leaveFolders(folderIds: readonly number[], into: number, tx: Tx): Promise<number> {
  await run(
    tx,
    `insert into folder_left (site_id, folder_id, page_id)
     select site_id, folder_id, id from page where site_id = $1 and folder_id = any($2) on conflict do nothing`,
    [tx.siteId, folderIds],
  );
  const moved = await run<{ count: number }>(
    tx,
    `with moved as (update page set folder_id = $3 where site_id = $1 and folder_id = any($2) returning id),
     listed as (update page_reader reader set folder_id = $3 from moved where reader.site_id = $1 and reader.page_id = moved.id)
     select count(*) as count from moved`,
    [tx.siteId, folderIds, into],
  );
  return moved[0]?.count ?? 0;
}

/** Pages that left a deleted folder and that nobody moved since come into the folder that has its place; those in the trash will. */
export async function returnPages(from: number, into: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `with back as (
       update page set folder_id = case when page.trashed is null then $3 else page.folder_id end,
         trashed_from = case when page.trashed is null then page.trashed_from else $3 end
       from folder_left held where held.site_id = $1 and held.folder_id = $2
         and page.site_id = $1 and page.id = held.page_id returning page.id),
     forgotten as (delete from folder_left where site_id = $1 and folder_id = $2)
     update page_reader reader set folder_id = $3 from back where reader.site_id = $1 and reader.page_id = back.id`,
    [tx.siteId, from, into],
  );
  if (from !== into)
    await run(tx, "update page set trashed_from = $3 where site_id = $1 and trashed_from = $2", [
      tx.siteId,
      from,
      into,
    ]);
}

/** The pages of folders that the actor may edit, but for those that do not go to the trash (TRSH-03, TRSH-04). */
export async function listToTrash(
  actor: Actor,
  folderIds: readonly number[],
  tx: Tx,
): Promise<{ readonly id: number; readonly title: string }[]> {
  return run(
    tx,
    `select page.id, page.title from page join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
     where page.site_id = $1 and page.folder_id = any($2) and page.trashed is null and not page.is_template
       and subsite.homepage_id is distinct from page.id
       and ${isPageEditedBy("page.id", "$3::bigint[]")}
     order by page.title_key, page.id`,
    [actor.siteId, folderIds, listPrincipals(actor)],
  );
}
