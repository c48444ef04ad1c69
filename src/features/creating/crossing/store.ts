import { type Tx, run } from "#database/transaction.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { listPrincipals } from "#features/access/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Area, currentSubsite } from "#kernel/viewer.ts";

export type Target = {
  readonly id: Area;
  readonly slug: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isArchived: boolean;
};

/** These subsites, the main group first and the others by name. */
export async function readTargets(ids: readonly Area[], tx: Tx): Promise<Target[]> {
  return run<Target>(
    tx,
    `select id, slug, name, is_public and (select public_pages from site where site.id = $1) as "isPublic", is_archived as "isArchived"
     from subsite where site_id = $1 and id = any($2) order by id <> 0, lower(name), id`,
    [tx.siteId, ids],
  );
}

/** What is moved or copied, from where and where to. */
export type Crossing = {
  readonly id: number;
  readonly key: string;
  readonly isCopy: boolean;
  readonly pageId: number | null;
  readonly folderId: number | null;
  readonly fromId: Area;
  readonly toId: Area;
  readonly toFolderId: number;
  readonly ended: Date | null;
};
export type NewCrossing = Omit<Crossing, "id" | "ended">;

const columns = `id, key, is_copy as "isCopy", page_id as "pageId", folder_id as "folderId", from_subsite_id as "fromId",
  to_subsite_id as "toId", to_folder_id as "toFolderId", ended`;

/** The crossing of a key of the actor's, its own or one under which it was taken on, held until the end of the transaction; null where there is none. */
export async function findCrossing(actor: Actor, key: string, tx: Tx): Promise<Crossing | null> {
  const rows = await run<Crossing>(
    tx,
    `select ${columns} from crossing where site_id = $1 and person_id = $2 and (key = $3 or $3 = any(also_keys)) for update`,
    [tx.siteId, actor.personId, key],
  );
  return rows[0] ?? null;
}

/** The same, made now unless it is there. */
export async function holdCrossing(actor: Actor, made: NewCrossing, now: Date, tx: Tx): Promise<Crossing> {
  const { key, isCopy, pageId, folderId, fromId, toId, toFolderId } = made;
  await run(
    tx,
    `insert into crossing (site_id, person_id, key, is_copy, page_id, folder_id, from_subsite_id, to_subsite_id, to_folder_id, began)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (site_id, person_id, key) do nothing`,
    [tx.siteId, actor.personId, key, isCopy, pageId, folderId, fromId, toId, toFolderId, now],
  );
  return (await findCrossing(actor, key, tx)) as Crossing;
}

/** The crossing is known by this key, too, from now on. */
export async function noteKey(id: number, key: string, tx: Tx): Promise<void> {
  await run(
    tx,
    "update crossing set also_keys = also_keys || $3::text where site_id = $1 and id = $2 and $3 <> all(also_keys)",
    [tx.siteId, id, key],
  );
}

/**
 * The key of the actor's newest crossing of the same pages to the same place that has not come to its end since then. Of one whose copies were
 * thrown away in between nothing is left to take on, nor of one from which pages that it moved were brought back: they are to go once more.
 */
export async function findUnended(
  actor: Actor,
  made: Omit<NewCrossing, "key">,
  since: Date,
  tx: Tx,
): Promise<string | null> {
  const { isCopy, pageId, folderId, fromId, toId, toFolderId } = made;
  const rows = await run<{ key: string }>(
    tx,
    `select key from crossing where site_id = $1 and person_id = $2 and is_copy = $3 and page_id is not distinct from $4::bigint
       and folder_id is not distinct from $5::bigint and from_subsite_id = $6 and to_subsite_id = $7 and to_folder_id = $8
       and ended is null and began > $9 and not exists (
         select from crossed_page done join page became on became.site_id = $1 and became.id = done.became_id
         where done.site_id = $1 and done.crossing_id = crossing.id
           and (became.trashed is not null or not crossing.is_copy and became.subsite_id <> crossing.to_subsite_id))
     order by id desc limit 1`,
    [tx.siteId, actor.personId, isCopy, pageId, folderId, fromId, toId, toFolderId, since],
  );
  return rows[0]?.key ?? null;
}

export async function endCrossing(id: number, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update crossing set ended = $3 where site_id = $1 and id = $2", [tx.siteId, id, now]);
}

const branch = `branch as (
  select id from folder where site_id = $1 and id = $2 and subsite_id = $3 and deleted is null
  union all select below.id from branch join folder below on below.site_id = $1 and below.parent_id = branch.id and below.deleted is null)`;

/** The next pages of a folder and of those in it that the actor may read and that this crossing has not come to. */
export async function nextPages(
  actor: Actor,
  crossing: { readonly id: number; readonly folderId: number },
  most: number,
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `with recursive ${branch}
     select page.id from page where page.site_id = $1 and page.folder_id in (select id from branch) and page.trashed is null
       and ${isPageReadBy("page.id", "$4::bigint[]")}
       and not exists (select from crossed_page done where done.site_id = $1 and done.crossing_id = $5 and done.page_id = page.id)
       and not exists (select from crossed_page made where made.site_id = $1 and made.crossing_id = $5 and made.became_id = page.id)
     order by page.id limit $6`,
    [actor.siteId, crossing.folderId, currentSubsite(actor), listPrincipals(actor), crossing.id, most],
  );
  return rows.map(({ id }) => id);
}

/** The pages of a folder and of those in it that the actor may read. */
export async function listPages(actor: Actor, folderId: number, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `with recursive ${branch}
     select page.id from page where page.site_id = $1 and page.folder_id in (select id from branch)
       and page.trashed is null and ${isPageReadBy("page.id", "$4::bigint[]")} order by page.id limit $5`,
    [actor.siteId, folderId, currentSubsite(actor), listPrincipals(actor), most],
  );
  return rows.map(({ id }) => id);
}

/** How many pages of a folder and of those in it the actor may read. */
export async function countPages(actor: Actor, folderId: number, tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    `with recursive ${branch}
     select count(*)::int as count from page where page.site_id = $1 and page.folder_id in (select id from branch)
       and page.trashed is null and ${isPageReadBy("page.id", "$4::bigint[]")}`,
    [actor.siteId, folderId, currentSubsite(actor), listPrincipals(actor)],
  );
  return rows[0]?.count ?? 0;
}

/** The names of the folders from one down to another that lies in it, without the first; empty for itself. */
export async function stepsBetween(topId: number, folderId: number, tx: Tx): Promise<string[]> {
  const rows = await run<{ name: string }>(
    tx,
    `with recursive up as (
       select id, parent_id, name, 0 as depth from folder where site_id = $1 and id = $3
       union all select above.id, above.parent_id, above.name, up.depth + 1 from up
         join folder above on above.site_id = $1 and above.id = up.parent_id where up.id <> $2)
     select name from up where id <> $2 order by depth desc`,
    [tx.siteId, topId, folderId],
  );
  return rows.map(({ name }) => name);
}

export type Crossed = {
  readonly pageId: number;
  /** Null where it stayed. */
  readonly becameId: number | null;
  readonly isMended: boolean;
};

export async function noteCrossed(crossingId: number, crossed: Crossed, tx: Tx): Promise<void> {
  const { pageId, becameId, isMended } = crossed;
  await run(
    tx,
    `insert into crossed_page (site_id, crossing_id, page_id, became_id, is_mended) values ($1, $2, $3, $4, $5)`,
    [tx.siteId, crossingId, pageId, becameId, isMended],
  );
}

/** Whether this crossing has come to a page, and what became of it. */
export async function findCrossed(
  crossingId: number,
  pageId: number,
  tx: Tx,
): Promise<{ readonly becameId: number | null } | null> {
  const rows = await run<{ becameId: number | null }>(
    tx,
    `select became_id as "becameId" from crossed_page where site_id = $1 and crossing_id = $2 and page_id = $3`,
    [tx.siteId, crossingId, pageId],
  );
  return rows[0] ?? null;
}

/** What the pages among these became in this crossing. */
export async function copiesOf(
  crossingId: number,
  pageIds: readonly number[],
  tx: Tx,
): Promise<Map<number, number>> {
  if (pageIds.length === 0) return new Map();
  const rows = await run<{ pageId: number; becameId: number }>(
    tx,
    `select page_id as "pageId", became_id as "becameId" from crossed_page
     where site_id = $1 and crossing_id = $2 and page_id = any($3) and became_id is not null`,
    [tx.siteId, crossingId, pageIds],
  );
  return new Map(rows.map(({ pageId, becameId }) => [pageId, becameId]));
}

/** Copies whose links may lead to pages that were copied after them; from now on they are looked at no more. */
export async function takeUnmended(crossingId: number, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `update crossed_page set is_mended = true where site_id = $1 and crossing_id = $2 and page_id in (
       select page_id from crossed_page where site_id = $1 and crossing_id = $2 and not is_mended order by page_id limit $3)
     returning became_id as id`,
    [tx.siteId, crossingId, most],
  );
  return rows.map(({ id }) => id);
}

export async function countLeft(crossingId: number, tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    "select count(*)::int as count from crossed_page where site_id = $1 and crossing_id = $2 and became_id is null",
    [tx.siteId, crossingId],
  );
  return rows[0]?.count ?? 0;
}

/** How many pages lie in folders, whoever may read them. */
export async function countPagesLying(folderIds: readonly number[], tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    "select count(*)::int as count from page where site_id = $1 and folder_id = any($2)",
    [tx.siteId, folderIds],
  );
  return rows[0]?.count ?? 0;
}
