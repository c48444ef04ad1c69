import { createHash } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { noteVersionFiles } from "./attaching/store.ts";
import type { Document } from "./editing/model/document.ts";
import { filesShownIn } from "./editing/model/files-shown-in.ts";
import { plainText } from "./editing/model/plain-text.ts";
import { writePageSearch } from "./follow-ups.ts";
import type { Share } from "./sharing/rules.ts";
import { refreshReaders, sharingOfPage, writeShares } from "./sharing/store.ts";

export type NewPage = {
  readonly title: string;
  readonly folderId: number;
  /** As people see it; compared without case. Null when the page has no address of its own. */
  readonly slug: string | null;
  readonly document: Document;
  readonly preview: string;
  readonly shares: readonly Share[];
  /** The files that its maker brings, as far as they may use them; those that the document shows unless said otherwise. */
  readonly brings?: readonly number[];
};

/** Makes a page with its first version, address, shares and readers; null when the address is taken. */
export async function insertPage(actor: Actor, page: NewPage, now: Date, tx: Tx): Promise<number | null> {
  const row = await tx.db
    .insertInto("page")
    .values({
      site_id: tx.siteId,
      folder_id: page.folderId,
      title: page.title,
      title_key: nameKey(page.title),
      slug: page.slug,
      preview: page.preview,
      version_id: null,
      creator_id: actor.personId,
      modifier_id: actor.personId,
      created: now,
      modified: now,
      trashed: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (page.slug !== null && !(await takeAddress(row.id, page.slug, tx))) return null;
  await writeShares(row.id, page.shares, tx);
  await refreshReaders(row.id, tx);
  const { personId: authorId, principals } = actor;
  const brings = page.brings ?? filesShownIn(page.document);
  await addVersion({ pageId: row.id, document: page.document, authorId, principals, brings }, now, tx);
  return row.id;
}

/** False when another page has the address, now or from before. */
export async function takeAddress(pageId: number, slug: string, tx: Tx): Promise<boolean> {
  const rows = await run<{ page_id: number }>(
    tx,
    `insert into page_address (site_id, slug_key, page_id) values ($1, $2, $3)
     on conflict (site_id, slug_key) do update set page_id = page_address.page_id where page_address.page_id = $3
     returning page_id`,
    [tx.siteId, slug.toLowerCase(), pageId],
  );
  return rows.length > 0;
}

/**
 * Makes a version the page's current one; equal documents of a site are stored once. It shows files that the page holds, and
 * of those that the author `brings` the ones they may use.
 */
export async function addVersion(
  version: {
    pageId: number;
    document: Document;
    authorId: number | null;
    principals?: readonly number[];
    brings?: readonly number[];
  },
  now: Date,
  tx: Tx,
): Promise<number> {
  const text = JSON.stringify(version.document);
  const hash = createHash("sha256").update(text).digest();
  await run(
    tx,
    "insert into page_document (site_id, hash, document) values ($1, $2, $3) on conflict do nothing",
    [tx.siteId, hash, text],
  );
  const rows = await run<{ id: number; title: string }>(
    tx,
    `with version as (
       insert into page_version (site_id, page_id, hash, author_id, made) values ($1, $2, $3, $4, $5) returning id)
     update page set version_id = version.id from version where page.site_id = $1 and page.id = $2
     returning version_id as id, title`,
    [tx.siteId, version.pageId, hash, version.authorId, now],
  );
  const row = rows[0] ?? { id: 0, title: "" };
  await writePageSearch({ id: version.pageId, title: row.title, body: plainText(version.document) }, tx);
  const author = { personId: version.authorId, principals: version.principals ?? [] };
  const shown = { pageId: version.pageId, files: filesShownIn(version.document) };
  await noteVersionFiles(author, { ...shown, brought: version.brings ?? [] }, tx);
  return row.id;
}

/** A page as its reader opens it. */
export type ReadPage = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly folderId: number;
  readonly created: Date;
  readonly modified: Date;
  readonly isPublic: boolean;
  /** Who reads it in the end, in the widest word that is true. */
  readonly audience: "public" | "everybody" | "some";
  /** Its folders, outermost first, the Main folder included. */
  readonly folders: readonly { readonly id: number; readonly name: string }[];
  readonly mayEdit: boolean;
  readonly isStarred: boolean;
  /** Somebody wrote what is not published yet; only told to those who may edit. */
  readonly hasDraft: boolean;
  /** It came with the site and is as it came; only told to those who may edit. */
  readonly isSample: boolean;
  readonly modifierId: number | null;
  readonly modifierName: string | null;
  readonly versionId: number;
  readonly versionHash: Buffer;
};

const readableColumns = `page.id, page.title, page.slug, page.folder_id as "folderId", page.created, page.modified,
  page.is_public as "isPublic", page.modifier_id as "modifierId", modifier.name as "modifierName",
  case when page.is_public then 'public'
    when exists (select from page_reader everybody where everybody.site_id = $1 and everybody.page_id = page.id
      and everybody.principal_id = ${principal("everybody")}) then 'everybody' else 'some' end as audience,
  (with recursive up as (
     select id, parent_id, name, 0 as depth from folder where site_id = $1 and id = page.folder_id
     union all select above.id, above.parent_id, above.name, up.depth + 1 from up
       join folder above on above.site_id = $1 and above.id = up.parent_id)
   select json_agg(json_build_object('id', id, 'name', name) order by depth desc) from up) as folders,
  page.version_id as "versionId", version.hash as "versionHash", reader.may_edit as "mayEdit",
  exists (select from star where star.site_id = $1 and star.person_id = $3 and star.page_id = page.id) as "isStarred",
  reader.may_edit and exists (select from page_draft draft where draft.site_id = $1 and draft.page_id = page.id
    and draft.closed is null and draft.seq > draft.published_seq) as "hasDraft",
  reader.may_edit and exists (select from page_sample sample where sample.site_id = $1 and sample.page_id = page.id
    and sample.removed is null and sample.version_id = page.version_id and sample.title = page.title
    and sample.sharing = ${sharingOfPage}) as "isSample"`;

const readableFrom = `join page_version version on version.site_id = $1 and version.id = page.version_id
  left join person modifier on modifier.site_id = $1 and modifier.id = page.modifier_id
  join lateral (select bool_or(page_reader.may_edit) as may_edit from page_reader
    where page_reader.site_id = $1 and page_reader.page_id = page.id and page_reader.principal_id = any($2)
    having count(*) > 0) reader on true`;

/** The page at an address, old or new, if the actor may read it. */
export async function findPageAt(actor: Actor, slug: string, tx: Tx): Promise<ReadPage | null> {
  const rows = await run<ReadPage>(
    tx,
    `select ${readableColumns} from page_address join page on page.site_id = $1 and page.id = page_address.page_id
     ${readableFrom} where page_address.site_id = $1 and page_address.slug_key = $4`,
    [actor.siteId, actor.principals, actor.personId, slug.toLowerCase()],
  );
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

/** The page by id, if the actor may read it. */
export async function findPage(actor: Actor, id: number, tx: Tx): Promise<ReadPage | null> {
  const rows = await run<ReadPage>(
    tx,
    `select ${readableColumns} from page ${readableFrom} where page.site_id = $1 and page.id = $4`,
    [actor.siteId, actor.principals, actor.personId, id],
  );
  return rows[0] ?? null;
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

/** The site's home page, if it has one that the actor may read. */
export async function findHomepage(actor: Actor, tx: Tx): Promise<ReadPage | null> {
  const rows = await run<ReadPage>(
    tx,
    `select ${readableColumns} from site join page on page.site_id = $1 and page.id = site.homepage_id
     ${readableFrom} where site.id = $1`,
    [actor.siteId, actor.principals, actor.personId],
  );
  return rows[0] ?? null;
}
