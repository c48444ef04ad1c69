import { type Tx, run } from "#database/transaction.ts";
import { burst } from "./rules.ts";

/** Who did it, and the event that told of it and when it was heard. */
export type Doing = { readonly personId: number | null; readonly eventId: number; readonly now: Date };
export type FolderChange = { readonly kind: "renamed" | "moved"; readonly was: string | null };

/** A folder that was made; once, however often it is heard. */
export async function noteFolderMade(
  folderId: number,
  { personId, eventId, now }: Doing,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into activity (site_id, subsite_id, kind, folder_id, person_id, event_id, began, happened)
     select folder.site_id, folder.subsite_id, 'folder-made', folder.id, person.id, $4, $5, $5
     from folder left join person on person.site_id = $1 and person.id = $3
     where folder.site_id = $1 and folder.id = $2 on conflict do nothing`,
    [tx.siteId, folderId, personId, eventId, now],
  );
}

/** Another name or another place of a folder: part of what the same person did to it a short time before, or a line of its own. */
export async function noteFolderChanged(
  folderId: number,
  { kind, was }: FolderChange,
  { personId, eventId, now }: Doing,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with there as (
       select id from activity where site_id = $1 and folder_id = $2 and person_id is not distinct from $3
         and kind in ('folder-made', 'folder-renamed', 'folder-moved') and happened > $5::timestamptz - $8::interval
       order by happened desc, id desc limit 1),
     merged as (
       update activity set was = case when kind = 'folder-made' then was else coalesce(was, $7) end,
         kind = case when kind = 'folder-moved' then $6 else kind end,
         happened = case when kind = 'folder-made' then happened else greatest(happened, $5) end
       from there where site_id = $1 and activity.id = there.id returning activity.id)
     insert into activity (site_id, subsite_id, kind, folder_id, person_id, event_id, began, happened, was)
     select folder.site_id, folder.subsite_id, $6, folder.id, person.id, $4, $5, $5, $7
     from folder left join person on person.site_id = $1 and person.id = $3
     where folder.site_id = $1 and folder.id = $2 and not exists (select from merged) on conflict do nothing`,
    [tx.siteId, folderId, personId, eventId, now, `folder-${kind}`, was, `${burst} milliseconds`],
  );
}

/** A folder that was deleted. The line hangs on the folder that has its pages now, and keeps its name. */
export async function noteFolderDeleted(
  { parentId, name }: { readonly parentId: number; readonly name: string },
  { personId, eventId, now }: Doing,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into activity (site_id, subsite_id, kind, folder_id, person_id, event_id, began, happened, was)
     select folder.site_id, folder.subsite_id, 'folder-deleted', folder.id, person.id, $4, $5, $5, $6
     from folder left join person on person.site_id = $1 and person.id = $3
     where folder.site_id = $1 and folder.id = $2 on conflict do nothing`,
    [tx.siteId, parentId, personId, eventId, now, name],
  );
}

/** A folder that is there again was deleted by a slip, of which nothing is told any more. */
export async function forgetFolderDeleted(folderId: number, since: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from activity where site_id = $1 and id = (
       select told.id from folder join activity told on told.site_id = $1 and told.folder_id = folder.parent_id
         and told.kind = 'folder-deleted' and told.was = folder.name and told.happened > $3
       where folder.site_id = $1 and folder.id = $2 order by told.happened desc, told.id desc limit 1)`,
    [tx.siteId, folderId, since],
  );
}
