import { type Tx, run } from "#database/transaction.ts";
import { isPageBroughtBackBy } from "#features/access/store.ts";
import { listPrincipals } from "#features/access/rules.ts";
import { slugOf } from "#features/subsites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import type { PageAt } from "../addresses/rules.ts";
import type { TrashFacts } from "./rules.ts";

/** A page in the trash, for those who may bring it back. */
export type TrashedPage = PageAt & {
  readonly title: string;
  readonly trashed: Date;
  readonly trashedByName: string | null;
  readonly folderId: number;
  readonly versionId: number;
  /** The folder that it lay in, while that is there. */
  readonly fromFolderId: number | null;
};

const trashedColumns = `page.id, page.title, page.folder_id as "folderId", page.version_id as "versionId", page.slug, ${slugOf("page")} as "subsiteSlug", page.trashed, remover.name as "trashedByName",
  (select folder.id from folder where folder.site_id = $1 and folder.subsite_id = page.subsite_id
    and folder.id = page.trashed_from and folder.deleted is null) as "fromFolderId"`;
/** `$4` is the moment from which the trash holds pages, `$5` the current subsite: as everywhere, what lies in another is not found. */
const broughtBack = `left join person remover on remover.site_id = $1 and remover.id = page.trashed_by
  where page.site_id = $1 and page.subsite_id = $5 and page.trashed >= $4
    and ${isPageBroughtBackBy("page.id", "$2::bigint[]")}`;
const trashedById = `select ${trashedColumns} from page ${broughtBack} and page.id = $3`;
const trashedAt = `select ${trashedColumns} from page_address held join page on page.site_id = $1 and page.id = held.page_id
  ${broughtBack} and held.site_id = $1 and held.subsite_id = $5 and held.slug_key = $3`;

/** The page of the current subsite, if it is in the trash and the actor may bring it back. */
export async function findTrashed(
  actor: Actor,
  id: number,
  since: Date,
  tx: Tx,
): Promise<TrashedPage | null> {
  const rows = await run<TrashedPage>(tx, trashedById, [...asked(actor, id, since)]);
  return rows[0] ?? null;
}

/** The same by its address, as long as no other page has taken that. */
export async function findTrashedAt(
  actor: Actor,
  slug: string,
  since: Date,
  tx: Tx,
): Promise<TrashedPage | null> {
  const rows = await run<TrashedPage>(tx, trashedAt, [...asked(actor, slug.toLowerCase(), since)]);
  return rows[0] ?? null;
}

/** The same page, held until the end of the transaction: of two who bring it back or remove it, one finds it gone. */
export async function holdTrashed(
  actor: Actor,
  id: number,
  since: Date,
  tx: Tx,
): Promise<TrashedPage | null> {
  const rows = await run<TrashedPage>(tx, `${trashedById} for update of page`, [...asked(actor, id, since)]);
  return rows[0] ?? null;
}

/** Those among these that the actor may bring back, held in the order of ids, so that no two who hold several wait for each other. */
export async function holdAllTrashed(
  actor: Actor,
  ids: readonly number[],
  since: Date,
  tx: Tx,
): Promise<TrashedPage[]> {
  const text = `select ${trashedColumns} from page ${broughtBack} and page.id = any($3) order by page.id for update of page`;
  return run<TrashedPage>(tx, text, [...asked(actor, ids, since)]);
}

function asked(actor: Actor, of: number | string | readonly number[], since: Date): readonly unknown[] {
  return [actor.siteId, actor.principals, of, since, currentSubsite(actor)];
}

/** What speaks against moving a page to the trash. */
export async function readTrashFacts(pageId: number, tx: Tx): Promise<TrashFacts> {
  const rows = await run<TrashFacts>(
    tx,
    `select page.is_template as "isTemplate", subsite.homepage_id is not distinct from page.id as "isHomepage"
     from page join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId],
  );
  return rows[0] as TrashFacts;
}

/** Puts a page into the trash. There it lies in Main, so that its folder may go; from where it came is remembered. */
export async function putInTrash(
  { pageId, by }: { readonly pageId: number; readonly by: number | null },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update page set trashed = $4, trashed_by = $3, trashed_from = page.folder_id, folder_id = main.id
     from folder main where page.site_id = $1 and page.id = $2 and main.site_id = $1
       and main.subsite_id = page.subsite_id and main.parent_id is null`,
    [tx.siteId, pageId, by, now],
  );
}

/**
 * Takes a page out of the trash, into the folder that it lay in or, where that is gone, Main (TRSH-18); it follows that folder if that comes back. A sample that was taken away with
 * the others is one that is there again. Gives the folder.
 */
export async function takeFromTrash(pageId: number, tx: Tx): Promise<number> {
  const rows = await run<{ folderId: number }>(
    tx,
    `with sample as (
       update page_sample set removed = null, removed_from = null where site_id = $1 and page_id = $2),
     gone as (
       insert into folder_left (site_id, folder_id, page_id) select $1, folder.id, page.id from page
       join folder on folder.site_id = $1 and folder.id = page.trashed_from and folder.deleted is not null
       where page.site_id = $1 and page.id = $2 on conflict do nothing)
     update page set trashed = null, trashed_by = null, trashed_from = null, folder_id = coalesce(
       (select folder.id from folder where folder.site_id = $1 and folder.subsite_id = page.subsite_id
          and folder.id = page.trashed_from and folder.deleted is null), folder_id)
     where site_id = $1 and id = $2 returning folder_id as "folderId"`,
    [tx.siteId, pageId],
  );
  return rows[0]?.folderId ?? 0;
}

/** Whether the page still has this address: another one may have taken it while it was in the trash. */
export async function hasAddress(pageId: number, slug: string, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from page join page_address held on held.site_id = $1 and held.subsite_id = page.subsite_id
       and held.slug_key = $3 and held.page_id = page.id
     where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId, slug.toLowerCase()],
  );
  return rows.length > 0;
}

/** One row of the list, with who put it there. */
export type TrashRow = { readonly id: number; readonly trashed: Date };

// Each principal gives its first ones along an index of just that order, so the list costs what it shows (decision 0006).
const first = (
  most: string,
) => `select page_id, trashed from unnest($2::bigint[]) as asked (id) cross join lateral (
    select editor.page_id, editor.trashed from trash_editor editor
    where editor.site_id = $1 and editor.principal_id = asked.id and editor.trashed >= $3
    order by editor.trashed desc, editor.page_id desc limit ${most}::bigint) each
  group by page_id, trashed order by trashed desc, page_id desc limit ${most}::bigint`;

/** The newest first, `most` of them or, when that is null, all. */
export async function listTrash(
  actor: Actor,
  { since, most }: { readonly since: Date; readonly most: number | null },
  tx: Tx,
): Promise<TrashRow[]> {
  return run<TrashRow>(tx, `select page_id as id, trashed from (${first("$4")}) first`, [
    actor.siteId,
    listPrincipals(actor),
    since,
    most,
  ]);
}

/** Those that have been in the trash since before, on one site, held: at most so many, the oldest first. */
export async function holdExpired(before: Date, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from page where site_id = $1 and trashed < $2 order by trashed, id limit $3 for update skip locked`,
    [tx.siteId, before, most],
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes pages with all that hangs on them. Their files are let go of, and go after the time of grace, as those of a draft that ended; documents go
 * that no version of another page says.
 */
export async function deletePages(ids: readonly number[], now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `update file set touched = $3 from page_file held
     where held.site_id = $1 and held.page_id = any($2) and file.site_id = $1 and file.id = held.file_id`,
    [tx.siteId, ids, now],
  );
  const said = await run<{ hash: Buffer }>(
    tx,
    "select distinct hash from page_version where site_id = $1 and page_id = any($2)",
    [tx.siteId, ids],
  );
  await run(tx, "delete from search_document where site_id = $1 and kind = 'page' and subject_id = any($2)", [
    tx.siteId,
    ids,
  ]);
  await run(tx, "delete from page where site_id = $1 and id = any($2)", [tx.siteId, ids]);
  const hashes = said.map(({ hash }) => hash);
  await deleteUnsaid(hashes, tx);
}

/** Looks again behind the locks: another page may have come to say the same meanwhile. */
async function deleteUnsaid(hashes: readonly Buffer[], tx: Tx): Promise<void> {
  const given = [tx.siteId, hashes];
  await run(
    tx,
    "select from page_document where site_id = $1 and hash = any($2) order by hash for update",
    given,
  );
  await run(
    tx,
    `delete from page_document said where said.site_id = $1 and said.hash = any($2)
       and not exists (select from page_version version where version.site_id = $1 and version.hash = said.hash)`,
    given,
  );
}
