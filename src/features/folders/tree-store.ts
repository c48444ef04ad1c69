import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { nameKey } from "#kernel/name-key.ts";

/** Holds the tree of the current subsite until the end of the transaction: of two who move or delete folders the second sees what the first has done. */
export async function holdTree(actor: Actor, tx: Tx): Promise<void> {
  await run(
    tx,
    "select from folder where site_id = $1 and subsite_id = $2 and parent_id is null for no key update",
    [actor.siteId, currentSubsite(actor)],
  );
}

/** A folder of the tree that is held and all that lies in it, held as well, so that nothing more comes into them. */
export async function holdBranch(id: number, tx: Tx): Promise<number[]> {
  let held: readonly number[] = [];
  for (;;) {
    const rows = await run<{ id: number }>(
      tx,
      `select id from folder where site_id = $1 and deleted is null and id in (
         with recursive below as (
           select $2::bigint as id union all
           select inner_one.id from below join folder inner_one on inner_one.site_id = $1 and inner_one.parent_id = below.id)
         select id from below) order by id for update`,
      [tx.siteId, id],
    );
    // Somebody may have made one more while this waited for them.
    if (rows.length === held.length) return [...held];
    held = rows.map((row) => row.id);
  }
}

/** Whether the folder `id` lies in the folder `inside`, however deep, or is it. */
export async function liesIn(id: number, inside: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `with recursive up as (
       select id, parent_id from folder where site_id = $1 and id = $2
       union all select above.id, above.parent_id from up join folder above on above.site_id = $1 and above.id = up.parent_id)
     select from up where id = $3`,
    [tx.siteId, id, inside],
  );
  return rows.length > 0;
}

/** How deep a folder lies: Main is level 0. */
export async function levelOf(id: number, tx: Tx): Promise<number> {
  const rows = await run<{ level: number }>(
    tx,
    `with recursive up as (
       select parent_id, 0 as level from folder where site_id = $1 and id = $2
       union all select above.parent_id, up.level + 1 from up join folder above on above.site_id = $1 and above.id = up.parent_id)
     select max(level)::int as level from up`,
    [tx.siteId, id],
  );
  return rows[0]?.level ?? 0;
}

/** How many levels of folders lie in a folder. */
export async function heightOf(id: number, tx: Tx): Promise<number> {
  const rows = await run<{ height: number }>(
    tx,
    `with recursive below as (
       select $2::bigint as id, 0 as height
       union all select inner_one.id, below.height + 1 from below
         join folder inner_one on inner_one.site_id = $1 and inner_one.parent_id = below.id and inner_one.deleted is null)
     select max(height)::int as height from below`,
    [tx.siteId, id],
  );
  return rows[0]?.height ?? 0;
}

/** The folder of a name in a parent, null when there is none. */
export async function childNamed(parentId: number, name: string, tx: Tx): Promise<number | null> {
  const rows = await run<{ id: number }>(
    tx,
    "select id from folder where site_id = $1 and parent_id = $2 and name_key = $3 and deleted is null",
    [tx.siteId, parentId, nameKey(name)],
  );
  return rows[0]?.id ?? null;
}

export async function saveParent(
  { id, parentId }: { readonly id: number; readonly parentId: number },
  tx: Tx,
): Promise<void> {
  await run(tx, "update folder set parent_id = $3 where site_id = $1 and id = $2", [tx.siteId, id, parentId]);
}
