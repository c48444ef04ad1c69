import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";

/** Marks folders as deleted; `path` is the key of each one's path below Main. No page may lie in them any more. */
export async function saveDeletedFolders(
  folders: readonly { readonly id: number; readonly path: string }[],
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update folder set deleted = $4, deleted_path = gone.path from unnest($2::bigint[], $3::text[]) as gone (id, path)
     where folder.site_id = $1 and folder.id = gone.id`,
    [tx.siteId, folders.map(({ id }) => id), folders.map(({ path }) => path), now],
  );
}

export type DeletedFolder = {
  readonly id: number;
  readonly name: string;
  readonly parentId: number;
  /** The folder that it lay in was not deleted, wherever it lies by now. */
  readonly isParentThere: boolean;
};

/** The folder of the current subsite that was deleted last under this path, since a moment. */
export async function findDeletedFolder(
  actor: Actor,
  { path, since }: { readonly path: string; readonly since: Date },
  tx: Tx,
): Promise<DeletedFolder | null> {
  const rows = await run<DeletedFolder>(
    tx,
    `select gone.id, gone.name, gone.parent_id as "parentId", above.is_there as "isParentThere" from folder gone
     join folder above on above.site_id = $1 and above.id = gone.parent_id
     where gone.site_id = $1 and gone.subsite_id = $2 and gone.deleted_path = $3 and gone.deleted >= $4
     order by gone.deleted desc, gone.id desc limit 1 for no key update of gone`,
    [actor.siteId, currentSubsite(actor), path, since],
  );
  return rows[0] ?? null;
}

export async function bringFolderBack(
  { id, parentId }: { readonly id: number; readonly parentId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update folder set deleted = null, deleted_path = null, parent_id = $3 where site_id = $1 and id = $2",
    [tx.siteId, id, parentId],
  );
}

/** Another folder has the name of a deleted one by now: deleted folders that lay in that come back into this. The deleted one is found no more. */
export async function mergeDeletedFolder(
  { from, into }: { readonly from: number; readonly into: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update folder set parent_id = $3 where site_id = $1 and parent_id = $2 and deleted is not null",
    [tx.siteId, from, into],
  );
  await run(tx, "update folder set deleted_path = '' where site_id = $1 and id = $2", [tx.siteId, from]);
}

/** Removes folders that were deleted before the moment, at most so many. */
export async function removeDeletedFolders(before: Date, most: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from folder where site_id = $1 and id in (
       select id from folder where site_id = $1 and deleted < $2 order by deleted limit $3 for update skip locked)`,
    [tx.siteId, before, most],
  );
}
