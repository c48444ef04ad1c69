import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { type OpenFolder } from "./contract.ts";
import { siblingsAtFirst, wholeTreeMost, seesAllFolders } from "./rules.ts";
import { type HoldingFolder, openPart } from "./model/open-part.ts";
import { treeOf } from "./model/tree-of.ts";
import { type TreeRow, readTree, readWay } from "./store.ts";

/** The folders of the current subsite as a screen opens their tree: all of them, or of many those that are open. */
export async function readOpenTree(
  actor: Actor,
  openId: number | null,
  { tx, say }: { readonly tx: Tx; readonly say: Say },
): Promise<OpenFolder[]> {
  if (seesAllFolders(actor)) {
    if (!(await hasManyFolders(actor, tx))) return readTree(actor, tx, say);
    return treeOf(openPart(await readOpen(actor, openId, tx), openId), say);
  }
  const way = await readWay(actor, tx);
  return treeOf(way.length > wholeTreeMost ? openPart(withHolding(way), openId) : way, say);
}

/** What lies in a folder that the actor may know of, as far as they may know of that, by name. */
export async function readInside(actor: Actor, id: number, tx: Tx): Promise<HoldingFolder[]> {
  if (!seesAllFolders(actor))
    return withHolding(await readWay(actor, tx)).filter(({ parent_id: parentId }) => parentId === id);
  return run<HoldingFolder>(
    tx,
    `select ${columns} from folder shown
     where shown.site_id = $1 and shown.subsite_id = $2 and shown.parent_id = $3 and shown.deleted is null order by shown.name_key, shown.id`,
    [actor.siteId, currentSubsite(actor), id],
  );
}

/** The names of some folders of the current subsite, in which lie pages that the actor reads. */
export async function readFolderNames(
  actor: Actor,
  ids: readonly number[],
  tx: Tx,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return run(
    tx,
    `select id, name from folder where site_id = $1 and subsite_id = $2 and id = any($3) and parent_id is not null and deleted is null order by id`,
    [actor.siteId, currentSubsite(actor), ids],
  );
}

/** The names of the folders on the way to each of some folders, from the highest one down, its own as the last; Main's is left out. */
export async function readFolderWays(
  actor: Actor,
  ids: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await run<{ id: number; names: string[] }>(
    tx,
    `with recursive way as (
       select id, id as above_id, name, parent_id, 0 as height from folder
       where site_id = $1 and subsite_id = $2 and id = any($3) and parent_id is not null and deleted is null
       union all
       select way.id, above.id, above.name, above.parent_id, way.height + 1 from way
       join folder above on above.site_id = $1 and above.id = way.parent_id and above.parent_id is not null)
     select id, array_agg(name order by height desc) as names from way group by id`,
    [actor.siteId, currentSubsite(actor), ids],
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

const columns = `shown.id, shown.name, shown.parent_id, exists (select from folder inner_one
  where inner_one.site_id = $1 and inner_one.subsite_id = $2 and inner_one.parent_id = shown.id and inner_one.deleted is null) as holds`;

async function hasManyFolders(actor: Actor, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from folder where site_id = $1 and subsite_id = $2 and deleted is null limit ${wholeTreeMost + 1}`,
    [actor.siteId, currentSubsite(actor)],
  );
  return rows.length > wholeTreeMost;
}

/** The folders on the way to the open one, and the first that lie in each of them. */
async function readOpen(actor: Actor, openId: number | null, tx: Tx): Promise<HoldingFolder[]> {
  return run<HoldingFolder>(
    tx,
    `with recursive way as (
       select id, parent_id from folder
       where site_id = $1 and subsite_id = $2 and deleted is null and (parent_id is null or id = $3)
       union
       select above.id, above.parent_id from way join folder above on above.site_id = $1 and above.id = way.parent_id),
     asked as (
       select id from way
       union
       select child.id from way cross join lateral (
         select id from folder where site_id = $1 and subsite_id = $2 and parent_id = way.id and deleted is null
         order by name_key, id limit ${siblingsAtFirst + 1}) child)
     select ${columns} from asked join folder shown on shown.site_id = $1 and shown.id = asked.id
     order by shown.name_key, shown.id`,
    [actor.siteId, currentSubsite(actor), openId],
  );
}

/** Of a tree that was read whole. */
function withHolding(rows: readonly TreeRow[]): HoldingFolder[] {
  const holding = new Set(rows.map(({ parent_id: parentId }) => parentId));
  return rows.map((row) => ({ ...row, holds: holding.has(row.id) }));
}
