import { type Tx, run } from "#database/transaction.ts";
import { nameKey } from "#kernel/name-key.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";

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

/** The first of crew, crew-2, crew-3 that no subsite has or had; null when all are taken. */
export async function freeSlug(candidates: readonly string[], tx: Tx): Promise<string | null> {
  const rows = await run<{ slug: string }>(
    tx,
    `select slug from subsite where site_id = $1 and slug = any($2)
     union select slug from subsite_address where site_id = $1 and slug = any($2)`,
    [tx.siteId, candidates],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return candidates.find((each) => !taken.has(each)) ?? null;
}

/** Gives a subsite another address; the old one stays its own. False when another subsite has it, now or from before. */
export async function moveToSlug(id: Area, slug: string, tx: Tx): Promise<boolean> {
  const taken = await run(
    tx,
    `select from subsite where site_id = $1 and slug = $2 and id <> $3
     union all select from subsite_address where site_id = $1 and slug = $2 and subsite_id <> $3`,
    [tx.siteId, slug, id],
  );
  if (taken.length > 0) return false;
  await run(tx, "delete from subsite_address where site_id = $1 and slug = $2", [tx.siteId, slug]);
  await run(
    tx,
    `insert into subsite_address (site_id, slug, subsite_id)
     select site_id, slug, id from subsite where site_id = $1 and id = $3 and slug <> $2`,
    [tx.siteId, slug, id],
  );
  await run(tx, "update subsite set slug = $2 where site_id = $1 and id = $3", [tx.siteId, slug, id]);
  return true;
}

/** What a subsite is called, and who finds it and joins it how. */
export type SubsiteSettings = {
  readonly name: string;
  readonly description: string;
  readonly isSelfJoinable: boolean;
  readonly listing: string;
};

export async function saveSettings(id: Area, settings: SubsiteSettings, tx: Tx): Promise<void> {
  const { name, description, isSelfJoinable, listing } = settings;
  await run(
    tx,
    `update subsite set name = $3, description = $4, is_self_joinable = $5, listing = $6
     where site_id = $1 and id = $2 and slug <> ''`,
    [tx.siteId, id, name, description, isSelfJoinable, listing],
  );
}

/** Open to the world, or closed and read-only: facts of the subsite, of which no page is told. */
export async function saveOpenness(
  id: Area,
  { isPublic, isArchived }: { readonly isPublic: boolean; readonly isArchived: boolean },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update subsite set is_public = $3, opened = case when $3 then opened end, is_archived = $4
     where site_id = $1 and id = $2 and slug <> ''`,
    [tx.siteId, id, isPublic, isArchived],
  );
}

/** Whether the site lets anything be open to the world, in SQL (GUES-05). */
export const publishes = "(select site.public_pages from site where site.id = $1)";

/** Whether a row of `subsite` is open to the world today, in SQL: what was set counts only where the site publishes. */
export const isSubsiteOpen = (row: string) => `(${row}.is_public and ${publishes})`;

/** What stands behind /@ in the addresses of the subsite of a row's page or folder, as SQL; empty for the main group, which is not looked up. */
export const slugOf = (row: string) =>
  `case when ${row}.subsite_id = ${mainGroup} then '' else (select subsite.slug from subsite
    where subsite.site_id = ${row}.site_id and subsite.id = ${row}.subsite_id) end`;

/** What the subsite of a row's page or folder is called, as SQL; null for the main group. */
export const placeOf = (row: string) =>
  `case when ${row}.subsite_id <> ${mainGroup} then (select subsite.name from subsite
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

/** Makes a template the one that new pages of its subsite begin with; the one of before is a template still (PTYP-13). */
export async function saveDefaultTemplate(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `update subsite set default_template_id = page.id from page
     where page.site_id = $1 and page.id = $2 and subsite.site_id = $1 and subsite.id = page.subsite_id`,
    [tx.siteId, pageId],
  );
}

/** Whichever subsite's new pages begin with this one begin blank. */
export async function endDefaultTemplate(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    "update subsite set default_template_id = null where site_id = $1 and default_template_id = $2",
    [tx.siteId, pageId],
  );
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
