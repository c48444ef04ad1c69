import { type Tx, run } from "#database/transaction.ts";
import { principal, principalKind } from "#kernel/actor.ts";
import { isSubsiteOpen, publishes } from "#features/subsites/store.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { type PageSharing, type Share, editorsInTrash, readersOf } from "./rules.ts";

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
export async function refreshReaders(pageId: number, tx: Tx): Promise<void> {
  // Tags are put on a page under the same lock: their readers are those of one moment.
  const facts = await sharingFacts(pageId, tx, (page) => page.forNoKeyUpdate());
  await run(
    tx,
    `with left_trash as (delete from trash_editor where site_id = $1 and page_id = $2)
     delete from page_reader where site_id = $1 and page_id = $2`,
    [tx.siteId, pageId],
  );
  await writeReaders(pageId, readersOf(facts), tx);
  await writeTrashEditors(pageId, editorsInTrash(facts), tx);
  await writePageSearchReaders(pageId, tx);
}

/** What decides who reads a page, whoever asks. */
export function readPageSharing(pageId: number, tx: Tx): Promise<PageSharing> {
  return sharingFacts(pageId, tx, (page) => page);
}

async function sharingFacts(
  pageId: number,
  tx: Tx,
  under: (page: ReturnType<typeof rightsOfPage>) => ReturnType<typeof rightsOfPage>,
): Promise<PageSharing> {
  const page = await under(rightsOfPage(pageId, tx)).executeTakeFirstOrThrow();
  return {
    area: page.subsite_id,
    shares: await readShares(pageId, tx),
    isPublic: page.is_public,
    isTrashed: page.trashed !== null,
    isUnpublished: page.unpublished,
  };
}

function rightsOfPage(pageId: number, tx: Tx) {
  return tx.db
    .selectFrom("page")
    .select(["subsite_id", "is_public", "trashed", "unpublished"])
    .where("site_id", "=", tx.siteId)
    .where("id", "=", pageId);
}

async function writeReaders(pageId: number, readers: readonly Share[], tx: Tx): Promise<void> {
  if (readers.length === 0) return;
  await run(
    tx,
    `with fresh as (
       insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
       select page.site_id, reader.principal_id, page.id, reader.may_edit, page.folder_id, page.title_key, page.modified, page.created
       from page, unnest($3::bigint[], $4::boolean[]) as reader (principal_id, may_edit)
       where page.site_id = $1 and page.id = $2 returning *)
     insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
     select $1, fresh.principal_id, $2, page_tag.tag_id, fresh.may_edit, fresh.title_key, fresh.modified, fresh.created
     from fresh join page_tag on page_tag.site_id = $1 and page_tag.page_id = $2`,
    [tx.siteId, pageId, readers.map((each) => each.principalId), readers.map((each) => each.mayEdit)],
  );
}

async function writeTrashEditors(pageId: number, editors: readonly number[], tx: Tx): Promise<void> {
  if (editors.length === 0) return;
  await run(
    tx,
    `insert into trash_editor (site_id, principal_id, page_id, trashed)
     select page.site_id, editor.id, page.id, page.trashed from page, unnest($3::bigint[]) as editor (id)
     where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId, editors],
  );
}

/** After a change of shares, publicity or trash: the same words, other readers. */
export async function writePageSearchReaders(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `update search_document set readers = fresh.readers from (select ${pageReaders} as readers) fresh
     where site_id = $1 and kind = 'page' and subject_id = $2 and search_document.readers <> fresh.readers`,
    [tx.siteId, pageId],
  );
}

/** Who finds a page, in SQL: those that stand in `page_reader`; its page is $2. */
export const pageReaders = `array(select search_reader(principal_id) from page_reader
  where site_id = $1 and page_id = $2 order by principal_id)`;

const numberOf = (id: number) => Math.floor(id / 2 ** 48);
const [world, everybody, admins, editors, person, viewers, subsiteEditors, subsiteAdmins] = (
  [
    "public",
    "everybody",
    "admins",
    "editors",
    "person",
    "subsite-viewers",
    "subsite-editors",
    "subsite-admins",
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
    union all select (case when joined.subsite_id = any(array(select id from subsite where site_id = $1 and is_archived)) then ${viewers}
        else case joined.role when 'viewer' then ${viewers} when 'editor' then ${subsiteEditors} else ${subsiteAdmins} end end::bigint << 48) + joined.subsite_id
      from membership joined where joined.site_id = $1 and joined.person_id = ${row}.id
    union all select ${principal("subsite-viewers")} + open.id from subsite open where open.site_id = $1 and ${isSubsiteOpen("open")}
      and not exists (select from membership joined where joined.site_id = $1 and joined.person_id = ${row}.id and joined.subsite_id = open.id)`;

/** Whether somebody reads a page, in SQL, who holds the principals of a table `held (id)`: hashed once, which "case" sees to, and asked of the page alone ("limit"). */
export const isPageReadByHeld = (page: string): string =>
  `coalesce((select true from page_reader reader where reader.site_id = $1 and reader.page_id = ${page}
    and case when reader.principal_id in (select id from held) then true end limit 1), false)`;

/**
 * Whether the whole world reads a page today, in SQL: `page` and `subsite` are rows, of one that is not in the trash. In the main group the page
 * itself is public, elsewhere its subsite is; it was published, and the site publishes at all. A twin test holds it against the rules.
 */
export function isOpenToWorld(page: string, subsite: string): string {
  return `(not ${page}.unpublished and case when ${page}.subsite_id = ${mainGroup} then ${page}.is_public else ${subsite}.is_public end and ${publishes})`;
}

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
