import type { Tx } from "#database/transaction.ts";
import { run } from "#database/transaction.ts";
import { type Actor, principalsIn } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { nameKey } from "#kernel/name-key.ts";
import { currentSubsite, isOneOf } from "#kernel/viewer.ts";
import type { FolderNode } from "./contract.ts";
import { treeOf } from "./model/tree-of.ts";
import { type FolderFacts, maySeeFolder, seesAllFolders } from "./rules.ts";

export type FolderRow = FolderFacts & { readonly name: string; readonly parentId: number | null };

/**
 * The folder of the current subsite by id, locked where the caller is about to change it; null when it has none such, or the actor
 * may not know of it.
 */
export async function findFolder(actor: Actor, id: number, tx: Tx, lock = false): Promise<FolderRow | null> {
  const query = tx.db
    .selectFrom("folder")
    .select(["id", "name", "parent_id"])
    .where("site_id", "=", actor.siteId)
    .where("subsite_id", "=", currentSubsite(actor))
    .where("deleted", "is", null)
    .where("id", "=", id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  const isOnTheWay = !seesAllFolders(actor) && (await readWay(actor, tx)).some((folder) => folder.id === id);
  if (!maySeeFolder(actor, { isOnTheWay }).allowed) return null;
  return { id: row.id, name: row.name, parentId: row.parent_id, isMain: row.parent_id === null };
}

/** What stands behind /@ in the addresses of a folder's subsite, for those who know all of its folders; null for others. */
export async function slugOfFolderFor(actor: Actor, id: number, tx: Tx): Promise<string | null> {
  const rows = await run<{ area: number; slug: string }>(
    tx,
    `select folder.subsite_id as area, subsite.slug from folder
     join subsite on subsite.site_id = $1 and subsite.id = folder.subsite_id
     where folder.site_id = $1 and folder.id = $2 and folder.deleted is null`,
    [actor.siteId, id],
  );
  const [found] = rows;
  return found && isOneOf(found.area, actor) ? found.slug : null;
}

/** The folder of this name in a parent, of whose subsite it is: made now, or the one that was there (`made` tells which). */
export async function makeFolder(
  actor: Actor,
  folder: { parentId: number; name: string },
  tx: Tx,
): Promise<{ id: number; name: string; made: boolean }> {
  const [made] = await run<{ id: number }>(
    tx,
    `insert into folder (site_id, subsite_id, parent_id, name, name_key)
     select $1, parent.subsite_id, parent.id, $3, $4 from folder parent
     where parent.site_id = $1 and parent.id = $2 and parent.deleted is null for key share
     on conflict (site_id, subsite_id, parent_id, name_key) where deleted is null do nothing returning id`,
    [actor.siteId, folder.parentId, folder.name, nameKey(folder.name)],
  );
  if (made) return { id: made.id, name: folder.name, made: true };
  const there = await tx.db
    .selectFrom("folder")
    .select(["id", "name"])
    .where("site_id", "=", actor.siteId)
    .where("parent_id", "=", folder.parentId)
    .where("name_key", "=", nameKey(folder.name))
    .where("deleted", "is", null)
    .executeTakeFirstOrThrow();
  return { ...there, made: false };
}

/** False when a folder beside it has the name already. */
export async function saveName(actor: Actor, folder: { id: number; name: string }, tx: Tx): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `update folder as renamed set name = $3, name_key = $4 where site_id = $1 and id = $2
       and not exists (select from folder beside where beside.site_id = $1 and beside.parent_id = renamed.parent_id
         and beside.name_key = $4 and beside.id <> $2 and beside.deleted is null)
     returning id`,
    [actor.siteId, folder.id, folder.name, nameKey(folder.name)],
  );
  return rows.length > 0;
}

export type TreeRow = { readonly id: number; readonly name: string; readonly parent_id: number | null };

/**
 * In SQL, the folders that hold pages which some principals read, among rows without one (for "with recursive"): read by leaps along the index of the
 * reader rows, one step for each folder and principal, however many pages they hold.
 */
export function held(principals: string): string {
  const next = (principal: string, after: string) =>
    `(select reader.folder_id from page_reader reader where reader.site_id = $1 and reader.principal_id = ${principal} ${after}
      order by reader.folder_id limit 1)`;
  return `held as (
       select asked.id as principal_id, ${next("asked.id", "")} as folder_id from unnest(${principals}) as asked (id)
       union all
       select held.principal_id, ${next("held.principal_id", "and reader.folder_id > held.folder_id")} from held
       where held.folder_id is not null)`;
}

/** Main of the current subsite and its folders on the way to pages that the actor may read, siblings by name. */
export async function readWay(actor: Actor, tx: Tx): Promise<TreeRow[]> {
  return run<TreeRow>(
    tx,
    `with recursive ${held("$2::bigint[]")},
     way as (
       select id, name, parent_id, name_key from folder
       where site_id = $1 and subsite_id = $3 and (parent_id is null or id in (select folder_id from held))
       union
       select above.id, above.name, above.parent_id, above.name_key from way
       join folder above on above.site_id = $1 and above.id = way.parent_id)
     select id, name, parent_id from way order by name_key, id`,
    [actor.siteId, principalsIn(currentSubsite(actor), actor), currentSubsite(actor)],
  );
}

async function readAll(actor: Actor, tx: Tx): Promise<TreeRow[]> {
  return run<TreeRow>(
    tx,
    "select id, name, parent_id from folder where site_id = $1 and subsite_id = $2 and deleted is null order by name_key, id",
    [actor.siteId, currentSubsite(actor)],
  );
}

/**
 * The folders of the current subsite that the actor may know of as the tree is shown: each below its parent, siblings by name. Main is level 0; it is the only
 * one that nobody has named, so each reader finds it under the name that it has in their language.
 */
export async function readTree(actor: Actor, tx: Tx, say: Say): Promise<FolderNode[]> {
  return treeOf(await (seesAllFolders(actor) ? readAll(actor, tx) : readWay(actor, tx)), say);
}

/** The root folder of the current subsite; each has one from its creation. */
export async function mainFolderId(actor: Actor, tx: Tx): Promise<number> {
  const row = await tx.db
    .selectFrom("folder")
    .select("id")
    .where("site_id", "=", actor.siteId)
    .where("subsite_id", "=", currentSubsite(actor))
    .where("parent_id", "is", null)
    .executeTakeFirstOrThrow();
  return row.id;
}
