import { type Tx, run } from "#database/transaction.ts";
import { nameKey } from "#kernel/name-key.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";
import { slugsLike } from "./model/slug-from.ts";

export type NewSubsite = {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  /** Who makes it, and under which key of theirs. */
  readonly made?: Made | undefined;
};
type Made = { readonly by: number | null; readonly key: string };

/** Where the subsite lies that somebody has made under this key already. */
export async function findMade({ by, key }: Made, tx: Tx): Promise<string | null> {
  const rows = await run<{ slug: string }>(
    tx,
    "select slug from subsite where site_id = $1 and made_by = $2 and made_key = $3",
    [tx.siteId, by, key],
  );
  return rows[0]?.slug ?? null;
}

/** Makes a subsite with its folder Main, and nobody in it; null when the slug is taken, or it was made under the same key in the same moment. */
export async function makeSubsite(
  { slug, name, description = "", made }: NewSubsite,
  tx: Tx,
): Promise<{ id: number; mainFolderId: number } | null> {
  const rows = await run<{ id: number; mainFolderId: number }>(
    tx,
    `with made as (
       insert into subsite (site_id, slug, name, description, made_by, made_key) values ($1, $2, $3, $4, $7, $8)
       on conflict do nothing returning site_id, id)
     insert into folder (site_id, subsite_id, parent_id, name, name_key)
     select site_id, id, null, $5, $6 from made returning subsite_id as id, id as "mainFolderId"`,
    [tx.siteId, slug, name, description, "Main", nameKey("Main"), made?.by ?? null, made?.key ?? null],
  );
  return rows[0] ?? null;
}

/** So many numbers are asked for at once when an address is taken. */
const tries = 200;

/** The first of crew, crew-2, crew-3 that no subsite has or had. */
export async function freeSlug(base: string, tx: Tx): Promise<string> {
  for (let from = 1; ; from += tries) {
    const candidates = slugsLike(base, from, tries);
    const rows = await run<{ slug: string }>(
      tx,
      `select slug from subsite where site_id = $1 and slug = any($2)
       union select slug from subsite_address where site_id = $1 and slug = any($2)`,
      [tx.siteId, candidates],
    );
    const taken = new Set(rows.map(({ slug }) => slug));
    const free = candidates.find((each) => !taken.has(each));
    if (free !== undefined) return free;
  }
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

/** What a subsite is called, and who finds it and joins it how. What is not given stays as it is. */
export type SubsiteSettings = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly isSelfJoinable?: boolean | undefined;
  readonly listing?: string | undefined;
};

export async function saveSettings(id: Area, settings: SubsiteSettings, tx: Tx): Promise<void> {
  const { name, description, isSelfJoinable, listing } = settings;
  await run(
    tx,
    `update subsite set name = coalesce($3, name), description = coalesce($4, description),
       is_self_joinable = coalesce($5, is_self_joinable), listing = coalesce($6, listing)
     where site_id = $1 and id = $2 and slug <> ''`,
    [tx.siteId, id, name, description, isSelfJoinable, listing],
  );
}

/** Open to the world, or closed and read-only: facts of the subsite, of which no page is told. What is not given stays as it is. */
export async function saveOpenness(
  id: Area,
  {
    isPublic,
    isArchived,
  }: { readonly isPublic?: boolean | undefined; readonly isArchived?: boolean | undefined },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update subsite set is_public = coalesce($3, is_public),
       opened = case when coalesce($3, is_public) then opened end, is_archived = coalesce($4, is_archived)
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
