import { type Tx, run } from "#database/transaction.ts";
import { principal, principalKind } from "#kernel/actor.ts";
import { groupIdsOf, isInGroup } from "#features/sessions/store.ts";
import { isSubsiteOpen, publishes } from "#features/subsites/store.ts";
import { mainGroup } from "#kernel/viewer.ts";
import {
  type PageSharing,
  type Share,
  type WorldLimit,
  editorsInTrash,
  readersOf,
  worldOf,
} from "./rules.ts";

export async function readShares(pageId: number, tx: Tx): Promise<Share[]> {
  const rows = await tx.db
    .selectFrom("page_share")
    .select(["principal_id", "may_edit"])
    .where("site_id", "=", tx.siteId)
    .where("page_id", "=", pageId)
    .orderBy("principal_id")
    .execute();
  return rows.map((row) => ({ principalId: row.principal_id, mayEdit: row.may_edit }));
}

/** Guests are guests of one page: a share of another one's, copied from there, gives nobody anything here. */
export async function writeShares(pageId: number, shares: readonly Share[], tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom("page_share")
    .where("site_id", "=", tx.siteId)
    .where("page_id", "=", pageId)
    .execute();
  const rows = shares
    .filter((share) => isOfPage(share, pageId))
    .map((share) => ({
      site_id: tx.siteId,
      page_id: pageId,
      principal_id: share.principalId,
      may_edit: share.mayEdit,
    }));
  if (rows.length > 0) await tx.db.insertInto("page_share").values(rows).execute();
}

function isOfPage({ principalId }: Share, pageId: number): boolean {
  const { kind, subjectId } = principalKind(principalId);
  return kind !== "guest" || subjectId === pageId;
}

/** Whom a page is shared with, in SQL, as a value that can be kept and compared. */
export const sharingOfPage = `jsonb_build_array(page.is_public, coalesce(
  (select jsonb_agg(jsonb_build_array(principal_id, may_edit) order by principal_id) from page_share share
   where share.site_id = page.site_id and share.page_id = page.id), '[]'))`;

/**
 * Writes the page's reader rows anew from its shares and its facts, and those of its tags, or in the trash those of who may bring it back. Every change of a page's title, folder, dates,
 * publicity, trash or shares, and its first publishing, calls this in its own transaction, so that lists and rules never part.
 */
export function refreshReaders(pageId: number, tx: Tx): Promise<void> {
  return refreshReadersOf([pageId], tx);
}

/** The same for many pages, in as many statements as for one. */
export async function refreshReadersOf(pageIds: readonly number[], tx: Tx): Promise<void> {
  if (pageIds.length === 0) return;
  // Tags are put on a page under the same lock: their readers are those of one moment.
  const pages = await sharingFacts(pageIds, tx, "order by id for no key update");
  await run(
    tx,
    `with left_trash as (delete from trash_editor where site_id = $1 and page_id = any($2))
     delete from page_reader where site_id = $1 and page_id = any($2)`,
    [tx.siteId, pageIds],
  );
  await writeReaders(pages, tx);
  await writeTrashEditors(pages, tx);
  await writeSearchReadersOf(pageIds, tx);
}

/** What decides who reads a page, whoever asks. */
export async function readPageSharing(pageId: number, tx: Tx): Promise<PageSharing> {
  const [page] = await sharingFacts([pageId], tx);
  if (!page) throw new Error(`there is no page ${pageId}`);
  return page;
}

/** The same of many pages. */
export function readPageSharings(
  pageIds: readonly number[],
  tx: Tx,
): Promise<readonly (PageSharing & { readonly id: number })[]> {
  return sharingFacts(pageIds, tx);
}

type SharedPage = PageSharing & { readonly id: number };

async function sharingFacts(pageIds: readonly number[], tx: Tx, under = ""): Promise<SharedPage[]> {
  const pages = await run<Omit<SharedPage, "shares" | "world"> & { limit: WorldLimit }>(
    tx,
    `select id, subsite_id as area, is_public as "isPublic", world_limit as "limit", trashed is not null as "isTrashed", unpublished as "isUnpublished"
     from page where site_id = $1 and id = any($2) ${under}`,
    [tx.siteId, pageIds],
  );
  if (pages.length < new Set(pageIds).size) throw new Error(`one of the pages ${pageIds.join()} is gone`);
  const shares = await sharesOf(pageIds, tx);
  return pages.map(({ limit, ...page }) => {
    return { ...page, world: worldOf(page.id, limit), shares: shares.get(page.id) ?? [] };
  });
}

async function sharesOf(pageIds: readonly number[], tx: Tx): Promise<Map<number, Share[]>> {
  const rows = await run<Share & { pageId: number }>(
    tx,
    `select page_id as "pageId", principal_id as "principalId", may_edit as "mayEdit" from page_share
     where site_id = $1 and page_id = any($2) order by page_id, principal_id`,
    [tx.siteId, pageIds],
  );
  const shares = new Map<number, Share[]>();
  for (const { pageId, ...share } of rows) shares.set(pageId, [...(shares.get(pageId) ?? []), share]);
  return shares;
}

async function writeReaders(pages: readonly SharedPage[], tx: Tx): Promise<void> {
  const readers = pages.flatMap((page) => readersOf(page).map((reader) => ({ ...reader, pageId: page.id })));
  if (readers.length === 0) return;
  await run(
    tx,
    `with fresh as (
       insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
       select page.site_id, reader.principal_id, page.id, reader.may_edit, page.folder_id, page.title_key, page.modified, page.created
       from unnest($2::bigint[], $3::bigint[], $4::boolean[]) as reader (page_id, principal_id, may_edit)
       join page on page.site_id = $1 and page.id = reader.page_id returning *)
     insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
     select $1, fresh.principal_id, fresh.page_id, page_tag.tag_id, fresh.may_edit, fresh.title_key, fresh.modified, fresh.created
     from fresh join page_tag on page_tag.site_id = $1 and page_tag.page_id = fresh.page_id`,
    [
      tx.siteId,
      readers.map((each) => each.pageId),
      readers.map((each) => each.principalId),
      readers.map((each) => each.mayEdit),
    ],
  );
}

async function writeTrashEditors(pages: readonly SharedPage[], tx: Tx): Promise<void> {
  const editors = pages.flatMap((page) => editorsInTrash(page).map((id) => ({ id, pageId: page.id })));
  if (editors.length === 0) return;
  await run(
    tx,
    `insert into trash_editor (site_id, principal_id, page_id, trashed)
     select page.site_id, editor.id, page.id, page.trashed from unnest($2::bigint[], $3::bigint[]) as editor (page_id, id)
     join page on page.site_id = $1 and page.id = editor.page_id`,
    [tx.siteId, editors.map(({ pageId }) => pageId), editors.map(({ id }) => id)],
  );
}

/** After a change of shares, publicity or trash: the same words, other readers. */
async function writeSearchReadersOf(pageIds: readonly number[], tx: Tx): Promise<void> {
  await run(
    tx,
    `update search_document set readers = fresh.readers
     from (select asked.id, ${readersFinding("asked.id")} as readers from unnest($2::bigint[]) as asked (id)) fresh
     where site_id = $1 and kind = 'page' and subject_id = fresh.id and search_document.readers <> fresh.readers`,
    [tx.siteId, pageIds],
  );
}

const readersFinding = (page: string) => `array(select search_reader(principal_id) from page_reader
  where site_id = $1 and page_id = ${page} order by principal_id)`;

/** Who finds a page, in SQL: those that stand in `page_reader`; its page is $2. */
export const pageReaders = readersFinding("$2");

const numberOf = (id: number) => Math.floor(id / 2 ** 48);
const [world, everybody, admins, editors, person, viewers, subsiteEditors, subsiteAdmins, group] = (
  [
    "public",
    "everybody",
    "admins",
    "editors",
    "person",
    "subsite-viewers",
    "subsite-editors",
    "subsite-admins",
    "group",
  ] as const
).map((kind) => numberOf(principal(kind)));

/**
 * Whether a row of `person` holds a principal, in SQL: `principalsOf` for people who are not asking themselves, many at once. A twin test
 * holds both against each other. `$1` is the site.
 */
export function holdsPrincipal(row: string, held: string): string {
  const subsite = `(${held} & ((1::bigint << 48) - 1))`;
  const joined = `select case when subsite.is_archived then 'viewer' else joined.role end as role
      from membership joined join subsite on subsite.site_id = $1 and subsite.id = joined.subsite_id
      where joined.site_id = $1 and joined.person_id = ${row}.id and joined.subsite_id = ${subsite}`;
  return `(case ${held} >> 48
    when ${world} then ${publishes}
    when ${everybody} then ${row}.role <> 'external'
    when ${admins} then ${row}.role in ('owner', 'admin')
    when ${editors} then ${row}.role in ('owner', 'admin', 'editor')
    when ${person} then ${held} = ${principal("person")} + ${row}.id
    when ${viewers} then coalesce((select role = 'viewer' from (${joined}) as roles), exists (
      select from subsite open where open.site_id = $1 and open.id = ${subsite} and ${isSubsiteOpen("open")}))
    when ${subsiteEditors} then exists (select from (${joined}) as roles where role = 'editor')
    when ${subsiteAdmins} then exists (select from (${joined}) as roles where role = 'admin')
    when ${group} then ${isInGroup(row, held)}
    else false end)`;
}

/**
 * All principals that a row of `person` holds, as a statement: where it is asked of many pages whether one person reads them, they are gathered
 * once. The twin test holds it against `principalsOf` as well.
 */
export const heldPrincipals = (row: string): string => `select own.id from (values
      (${principal("public")}::bigint, ${publishes}), (${principal("everybody")}, ${row}.role <> 'external'),
      (${principal("editors")}, ${row}.role in ('owner', 'admin', 'editor')), (${principal("admins")}, ${row}.role in ('owner', 'admin')),
      (${principal("person")} + ${row}.id, true)) own (id, is_held) where own.is_held
    union all select ${principal("group")} + id from unnest(${groupIdsOf(`${row}.id`)}) in_group (id)
    union all select (case when joined.subsite_id = any(array(select id from subsite where site_id = $1 and is_archived)) then ${viewers}
        else case joined.role when 'viewer' then ${viewers} when 'editor' then ${subsiteEditors} else ${subsiteAdmins} end end::bigint << 48) + joined.subsite_id
      from membership joined where joined.site_id = $1 and joined.person_id = ${row}.id
    union all select ${principal("subsite-viewers")} + open.id from subsite open where open.site_id = $1 and ${isSubsiteOpen("open")}
      and not exists (select from membership joined where joined.site_id = $1 and joined.person_id = ${row}.id and joined.subsite_id = open.id)`;

/**
 * Whether the whole world reads a page today, in SQL: `page` and `subsite` are rows, of one that is not in the trash. In the main group the page
 * itself is public without a password and not ended, elsewhere its subsite is; it was published, and the site publishes at all. A twin test holds it against the rules.
 */
export const isOpenToWorld = (page: string, subsite: string): string =>
  `(not ${page}.unpublished and ${isOpenOncePublished(page, subsite)})`;

/** The same as if it were published. */
export function isOpenOncePublished(page: string, subsite: string): string {
  return `(case when ${page}.subsite_id = ${mainGroup} then ${page}.is_public and ${page}.world_limit is null else ${subsite}.is_public end and ${publishes})`;
}

/** Whether the world reads it today with its password, in SQL, of one that is not in the trash. */
export const isOpenByPassword = (page: string): string =>
  `(not ${page}.unpublished and ${isByPasswordOncePublished(page)})`;

/** The same as if it were published. */
export const isByPasswordOncePublished = (page: string): string =>
  `(${page}.subsite_id = ${mainGroup} and ${page}.is_public and ${page}.world_limit is not distinct from 'password' and ${publishes})`;

/**
 * Whether one of the principals of an array is among those who read a page, in SQL. It looks at the readers of that page: somebody in 300 subsites
 * has as many principals, and along their index all that they read would be read (`+ 0` keeps Postgres off it).
 */
export const isPageReadBy = (page: string, principals: string): string =>
  standsAmong("page_reader", page, principals);

/** Whether one of them stands among those who may edit it. */
export const isPageEditedBy = (page: string, principals: string): string =>
  standsAmong("page_reader", page, principals, "and held.may_edit");

/** Whether one of them may bring a page back from the trash. */
export const isPageBroughtBackBy = (page: string, principals: string): string =>
  standsAmong("trash_editor", page, principals);

const standsAmong = (table: string, page: string, principals: string, more = ""): string =>
  `coalesce((select true from ${table} held where held.site_id = $1 and held.page_id = ${page}
    and held.principal_id + 0 = any(${principals}) ${more} limit 1), false)`;

/** Whether a row of `person` may read a page today, in SQL. */
export function readsPageNow(row: string, page: string): string {
  return `exists (select from page_reader reader where reader.site_id = $1 and reader.page_id = ${page}
    and ${holdsPrincipal(row, "reader.principal_id")})`;
}

/** Whether they may edit it today. */
export function mayEditPageNow(row: string, page: string): string {
  return `exists (select from page_reader reader where reader.site_id = $1 and reader.page_id = ${page}
    and reader.may_edit and ${holdsPrincipal(row, "reader.principal_id")})`;
}
