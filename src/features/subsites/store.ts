import { type Tx, run } from "#database/transaction.ts";
import { nameKey } from "#kernel/name-key.ts";
import { type Area, type SubsiteRole, mainGroup } from "#kernel/viewer.ts";

export type NewSubsite = { readonly slug: string; readonly name: string; readonly description?: string };

/** Makes a subsite with its folder Main, and nobody in it; null when the slug is taken. */
export async function makeSubsite(
  { slug, name, description = "" }: NewSubsite,
  tx: Tx,
): Promise<{ id: number; mainFolderId: number } | null> {
  const rows = await run<{ id: number; mainFolderId: number }>(
    tx,
    `with made as (
       insert into subsite (site_id, slug, name, description) values ($1, $2, $3, $4)
       on conflict (site_id, slug) do nothing returning site_id, id)
     insert into folder (site_id, subsite_id, parent_id, name, name_key)
     select site_id, id, null, $5, $6 from made returning subsite_id as id, id as "mainFolderId"`,
    [tx.siteId, slug, name, description, "Main", nameKey("Main")],
  );
  return rows[0] ?? null;
}

/** Open to the world, or closed and read-only: facts of the subsite, of which no page is told. */
export async function saveOpenness(
  id: Area,
  { isPublic, isArchived }: { readonly isPublic: boolean; readonly isArchived: boolean },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update subsite set is_public = $3, is_archived = $4 where site_id = $1 and id = $2 and slug <> ''",
    [tx.siteId, id, isPublic, isArchived],
  );
}

/** Lets somebody into a subsite, or gives them another role there. No page is told of it: its readers are roles. */
export async function saveMembership(
  { subsiteId, personId, role }: { subsiteId: Area; personId: number; role: SubsiteRole },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, $4)
     on conflict (site_id, person_id, subsite_id) do update set role = excluded.role`,
    [tx.siteId, subsiteId, personId, role],
  );
}

export async function endMembership(
  { subsiteId, personId }: { subsiteId: Area; personId: number },
  tx: Tx,
): Promise<void> {
  await run(tx, "delete from membership where site_id = $1 and subsite_id = $2 and person_id = $3", [
    tx.siteId,
    subsiteId,
    personId,
  ]);
}

/** What stands behind /@ in the addresses of the subsite of a row's page or folder, as SQL; empty for the main group, which is not looked up. */
export const slugOf = (row: string) =>
  `case when ${row}.subsite_id = ${mainGroup} then '' else (select subsite.slug from subsite
    where subsite.site_id = ${row}.site_id and subsite.id = ${row}.subsite_id) end`;

/** Makes a page the home page of its subsite, which has one at most (PTYP-13). */
export async function saveHomepage(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `update subsite set homepage_id = page.id from page
     where page.site_id = $1 and page.id = $2 and subsite.site_id = $1 and subsite.id = page.subsite_id`,
    [tx.siteId, pageId],
  );
}

/** Whichever of these are home pages are so no longer. */
export async function endHomepages(pageIds: readonly number[], tx: Tx): Promise<void> {
  await run(tx, "update subsite set homepage_id = null where site_id = $1 and homepage_id = any($2)", [
    tx.siteId,
    pageIds,
  ]);
}

/** The home page of the main group, also one that is in the trash; null when it has none. */
export async function homepageOfMain(tx: Tx): Promise<number | null> {
  const rows = await run<{ id: number | null }>(
    tx,
    `select homepage_id as id from subsite where site_id = $1 and id = ${mainGroup}`,
    [tx.siteId],
  );
  return rows[0]?.id ?? null;
}
