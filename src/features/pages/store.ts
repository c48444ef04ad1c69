import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal, subsitePrincipal } from "#kernel/actor.ts";
import type { Document } from "#documents/document.ts";
import { isOpenByPassword, isOpenToWorld, sharingOfPage } from "#features/access/store.ts";
import { followsPage } from "#features/access/follower-store.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Audience } from "./audience/model/audience.ts";
import { audienceOf } from "./audience/store.ts";
import { tagsOfPage } from "#features/tags/page-store.ts";
import { slugOf } from "#features/subsites/store.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";

/** A page as its reader opens it. */
export type ReadPage = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteId: number;
  readonly subsiteSlug: string;
  readonly folderId: number;
  readonly created: Date;
  readonly modified: Date;
  /** Who reads it in the end, in the widest word that is true; of a page that was never published, those who edit it. */
  readonly audience: "editors" | "public" | "password" | "everybody" | "subsite" | "some";
  /** What the sentence about them is made of; null for whoever is not signed in. */
  readonly seenBy: Audience | null;
  /** Its folders, outermost first, the Main folder included. */
  readonly folders: readonly { readonly id: number; readonly name: string }[];
  readonly tags: readonly KeptTag[];
  readonly mayEdit: boolean;
  readonly isStarred: boolean;
  /** The actor is told when it changes. */
  readonly isFollowed: boolean;
  /** It was never published: who reads it edits it. */
  readonly isUnpublished: boolean;
  /** Somebody wrote what is not published yet; only told to those who may edit. */
  readonly hasDraft: boolean;
  /** It came with the site and is as it came; only told to those who may edit. */
  readonly isSample: boolean;
  readonly isTemplate: boolean;
  /** Threads in its margin that are not resolved. */
  readonly comments: number;
  /** It belongs to an archived subsite. */
  readonly isArchived: boolean;
  readonly modifierId: number | null;
  readonly modifierName: string | null;
  readonly modifierPhoto: string | null;
  readonly versionId: number;
  readonly versionHash: Buffer;
};

const readableColumns = `page.id, page.title, page.slug, page.subsite_id as "subsiteId",
  ${slugOf("page")} as "subsiteSlug", page.folder_id as "folderId", page.created, page.modified,
  page.modifier_id as "modifierId", modifier.name as "modifierName", modifier.photo as "modifierPhoto",
  page.unpublished as "isUnpublished", page.is_template as "isTemplate", area.is_archived as "isArchived",
  case when page.unpublished then 'editors' when ${isOpenToWorld("page", "area")} then 'public'
    when ${isOpenByPassword("page")} then 'password'
    when exists (select from page_reader everybody where everybody.site_id = $1 and everybody.page_id = page.id
      and everybody.principal_id = any(array[${principal("everybody")}, ${subsitePrincipal("viewer", 0)} + page.subsite_id])) then
      case when page.subsite_id = ${mainGroup} then 'everybody' else 'subsite' end else 'some' end as audience,
  case when $3::bigint is not null then ${audienceOf("page", "area")} end as "seenBy",
  (with recursive up as (
     select id, parent_id, name, 0 as depth from folder where site_id = $1 and id = page.folder_id
     union all select above.id, above.parent_id, above.name, up.depth + 1 from up
       cross join lateral (select id, parent_id, name from folder where site_id = $1 and id = up.parent_id offset 0) above)
   select json_agg(json_build_object('id', id, 'name', name) order by depth desc) from up) as folders,
  ${tagsOfPage} as tags,
  page.version_id as "versionId", version.hash as "versionHash", reader.may_edit as "mayEdit",
  (select count(*)::int from comment_thread thread where thread.site_id = $1 and thread.page_id = page.id and thread.resolved is null
    and exists (select from comment where comment.site_id = $1 and comment.thread_id = thread.id and comment.deleted is null)) as comments,
  exists (select from star where star.site_id = $1 and star.person_id = $3 and star.page_id = page.id) as "isStarred",
  ${followsPage("page.id", "$2")} as "isFollowed",
  reader.may_edit and exists (select from page_draft draft where draft.site_id = $1 and draft.page_id = page.id
    and draft.closed is null and draft.seq > draft.published_seq) as "hasDraft",
  reader.may_edit and exists (select from page_sample sample where sample.site_id = $1 and sample.page_id = page.id
    and sample.removed is null and sample.version_id = page.version_id and sample.title = page.title
    and sample.sharing = ${sharingOfPage}) as "isSample"`;

const readableFrom = `join subsite area on area.site_id = $1 and area.id = page.subsite_id
  join page_version version on version.site_id = $1 and version.id = page.version_id
  left join person modifier on modifier.site_id = $1 and modifier.id = page.modifier_id
  join lateral (select bool_or(page_reader.may_edit) as may_edit from page_reader
    where page_reader.site_id = $1 and page_reader.page_id = page.id and page_reader.principal_id = any($2)
    having count(*) > 0) reader on true`;

const pageAt = `select ${readableColumns} from page_address join page on page.site_id = $1 and page.id = page_address.page_id
  ${readableFrom} where page_address.site_id = $1 and page_address.subsite_id = $5 and page_address.slug_key = $4`;
const pageById = `select ${readableColumns} from page ${readableFrom} where page.site_id = $1 and page.id = $4`;
const pageByIdHere = `${pageById} and page.subsite_id = $5`;
const pagesByIdHere = `select ${readableColumns} from page ${readableFrom} where page.site_id = $1 and page.id = any($4) and page.subsite_id = $5`;
const homepage = `select ${readableColumns} from subsite join page on page.site_id = $1 and page.id = subsite.homepage_id
  ${readableFrom} where subsite.site_id = $1 and subsite.id = $4`;

/** The page at an address of the current subsite, old or new, if the actor may read it. */
export async function findPageAt(actor: Actor, slug: string, tx: Tx): Promise<ReadPage | null> {
  const values = [actor.siteId, actor.principals, actor.personId, slug.toLowerCase(), currentSubsite(actor)];
  const rows = await run<ReadPage>(tx, pageAt, values);
  return rows[0] ?? null;
}

/** Whether the actor may read the page: the rule of reading, and nothing of the page. */
export async function readsPage(actor: Actor, id: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "select from page_reader where site_id = $1 and page_id = $2 and principal_id = any($3) limit 1",
    [actor.siteId, id, actor.principals],
  );
  return rows.length > 0;
}

/** Whether it is in the trash and the actor may bring it back. */
export async function isInTrashFor(actor: Actor, id: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "select from trash_editor where site_id = $1 and page_id = $2 and principal_id = any($3) limit 1",
    [actor.siteId, id, actor.principals],
  );
  return rows.length > 0;
}

/** The page of the current subsite by id, if the actor may read it: what lies in another one is not found under its prefix. */
export async function findPage(actor: Actor, id: number, tx: Tx): Promise<ReadPage | null> {
  const values = [actor.siteId, actor.principals, actor.personId, id, currentSubsite(actor)];
  const rows = await run<ReadPage>(tx, pageByIdHere, values);
  return rows[0] ?? null;
}

/** The same in whichever subsite it lies, for who is led to it, and for marks of one's own. */
export async function findPageAnywhere(actor: Actor, id: number, tx: Tx): Promise<ReadPage | null> {
  const rows = await run<ReadPage>(tx, pageById, [actor.siteId, actor.principals, actor.personId, id]);
  return rows[0] ?? null;
}

/** Of several pages of the current subsite those that the actor may read, in one statement. */
export async function findPages(actor: Actor, ids: readonly number[], tx: Tx): Promise<ReadPage[]> {
  const values = [actor.siteId, actor.principals, actor.personId, ids, currentSubsite(actor)];
  return run<ReadPage>(tx, pagesByIdHere, values);
}

/** The documents of versions by their hashes, written in base64; under the same condition as one of them. */
export async function readDocuments(
  actor: Actor,
  hashes: readonly Buffer[],
  tx: Tx,
): Promise<ReadonlyMap<string, Document>> {
  const rows = await run<{ hash: Buffer; document: unknown }>(
    tx,
    "select hash, document from page_document where site_id = $1 and hash = any($2::bytea[])",
    [actor.siteId, hashes],
  );
  return new Map(rows.map(({ hash, document }) => [hash.toString("base64"), document as Document]));
}

/** The document of a version by its hash; only ever called with a hash that a readable page led to. */
export async function readDocument(actor: Actor, hash: Buffer, tx: Tx): Promise<Document> {
  const row = await tx.db
    .selectFrom("page_document")
    .select("document")
    .where("site_id", "=", actor.siteId)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return row.document as unknown as Document;
}

/** The home page of the current subsite, if it has one that the actor may read. */
export async function findHomepage(actor: Actor, tx: Tx): Promise<ReadPage | null> {
  const values = [actor.siteId, actor.principals, actor.personId, currentSubsite(actor)];
  const rows = await run<ReadPage>(tx, homepage, values);
  return rows[0] ?? null;
}

/** Holds the page until the end of the transaction, so that two who save at once save one after the other. */
export async function lockPage(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "select id from page where site_id = $1 and id = $2 for update", [tx.siteId, pageId]);
}
