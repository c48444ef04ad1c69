import { type Tx, run } from "#database/transaction.ts";
import { listPrincipals } from "#features/access/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { askedOf, findNamed, named, soughtOf } from "#kernel/search/names.ts";
import { currentSubsite, isAdminIn } from "#kernel/viewer.ts";
import type { KeptTag } from "./model/tag.ts";
import { maySeeTag, seesAllTags } from "./rules.ts";

export type TagRow = KeptTag & { readonly deleted: Date | null };

/** Whether one of the principals of an array reads a page with the tag, in SQL: a look along the index for each of them. */
const isReadBy = (principals: string, tag: string) =>
  `exists (select from unnest(${principals}) as asked (id) cross join lateral (
     select from tag_reader reader where reader.site_id = $1 and reader.principal_id = asked.id and reader.tag_id = ${tag} limit 1) one)`;

/** The tag of the current subsite by id, deleted or not; null when there is none such or the actor may not know of it. */
async function findAny(actor: Actor, id: number, tx: Tx, lock = false): Promise<TagRow | null> {
  const rows = await run<TagRow & { readonly isOnReadPage: boolean }>(
    tx,
    `select id, name, deleted, ${isReadBy("$4::bigint[]", "tag.id")} as "isOnReadPage" from tag
     where site_id = $1 and subsite_id = $2 and id = $3 ${lock ? "for update" : ""}`,
    [actor.siteId, currentSubsite(actor), id, listPrincipals(actor)],
  );
  const [row] = rows;
  if (!row || !maySeeTag(actor, row).allowed) return null;
  return { id: row.id, name: row.name, deleted: row.deleted };
}

export async function findTag(actor: Actor, id: number, tx: Tx, lock = false): Promise<KeptTag | null> {
  const tag = await findAny(actor, id, tx, lock);
  return tag && tag.deleted === null ? tag : null;
}

/** A tag that may have been deleted, held for who brings it back. */
export async function findDeletedTag(actor: Actor, id: number, tx: Tx): Promise<TagRow | null> {
  return findAny(actor, id, tx, true);
}

/** What stands behind /@ in the addresses of a tag's subsite, for those who may know of the tag; null for others. */
export async function slugOfTagFor(actor: Actor, id: number, tx: Tx): Promise<string | null> {
  const [row] = await run<{ area: number; slug: string; isOnReadPage: boolean }>(
    tx,
    `select tag.subsite_id as area, subsite.slug, ${isReadBy("$3::bigint[]", "tag.id")} as "isOnReadPage" from tag
     join subsite on subsite.site_id = $1 and subsite.id = tag.subsite_id
     where tag.site_id = $1 and tag.id = $2 and tag.deleted is null`,
    [actor.siteId, id, actor.principals],
  );
  return row && (row.isOnReadPage || isAdminIn(row.area, actor)) ? row.slug : null;
}

/** The tags of the current subsite that the actor may know of, by name. */
export async function readTags(actor: Actor, tx: Tx): Promise<KeptTag[]> {
  const known = seesAllTags(actor) ? "" : `and ${isReadBy("$3::bigint[]", "tag.id")}`;
  const values = [actor.siteId, currentSubsite(actor), ...(known ? [listPrincipals(actor)] : [])];
  return run<KeptTag>(
    tx,
    `select id, name from tag where site_id = $1 and subsite_id = $2 and deleted is null ${known} order by name_key, id`,
    values,
  );
}

/** At most `most` of them, those whose names hold words that begin as those typed. Of one after the other it is asked who may know of it, by name and until there are enough. */
export async function findTags(actor: Actor, typed: string, most: number, tx: Tx): Promise<KeptTag[]> {
  const asked = askedOf(typed);
  const { sought, others } = soughtOf(asked);
  const statement = others.length === 0 ? ofOneWord : ofSeveralWords;
  const scope = [listPrincipals(actor), seesAllTags(actor)];
  return findNamed(asked, most, (limit) =>
    run<KeptTag>(tx, statement, [actor.siteId, currentSubsite(actor), sought, others, limit, ...scope]),
  );
}

const [ofOneWord, ofSeveralWords] = [true, false].map(
  (isAlone) =>
    `select found.id, tag.name from (
       select named.name_key, named.id from (${named("tag_word", "tag_id", isAlone)} offset 0) named
       where $7 or ${isReadBy("$6::bigint[]", "named.id")} order by named.name_key, named.id limit $5) found
     cross join lateral (select name from tag where site_id = $1 and id = found.id limit 1) tag order by found.name_key, found.id`,
) as [string, string];

/** The tags of the current subsite that have these names, whoever knows of them. */
export async function findTagsNamed(
  actor: Actor,
  names: readonly string[],
  tx: Tx,
): Promise<(KeptTag & { readonly key: string })[]> {
  if (names.length === 0) return [];
  return run(
    tx,
    `select id, name, name_key as key from tag
     where site_id = $1 and subsite_id = $2 and deleted is null and name_key = any($3)`,
    [actor.siteId, currentSubsite(actor), names.map(nameKey)],
  );
}

export async function insertTag(actor: Actor, name: string, tx: Tx): Promise<KeptTag> {
  const [made] = await run<{ id: number }>(
    tx,
    "insert into tag (site_id, subsite_id, name, name_key) values ($1, $2, $3, $4) returning id",
    [actor.siteId, currentSubsite(actor), name, nameKey(name)],
  );
  return { id: made?.id ?? 0, name };
}

export async function saveTagName(tag: KeptTag, tx: Tx): Promise<void> {
  await run(tx, "update tag set name = $3, name_key = $4 where site_id = $1 and id = $2", [
    tx.siteId,
    tag.id,
    tag.name,
    nameKey(tag.name),
  ]);
}

/** Null brings it back. */
export async function saveDeleted(id: number, deleted: Date | null, tx: Tx): Promise<void> {
  await run(tx, "update tag set deleted = $3 where site_id = $1 and id = $2", [tx.siteId, id, deleted]);
}

/** Gives the pages of one tag to another of its subsite, and removes it. */
export async function mergeTag(from: number, into: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into page_tag (site_id, subsite_id, page_id, tag_id)
     select site_id, subsite_id, page_id, $3 from page_tag where site_id = $1 and tag_id = $2 on conflict do nothing`,
    [tx.siteId, from, into],
  );
  await run(
    tx,
    `insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
     select site_id, principal_id, page_id, $3, may_edit, title_key, modified, created from tag_reader
     where site_id = $1 and tag_id = $2 on conflict do nothing`,
    [tx.siteId, from, into],
  );
  await run(tx, "delete from tag where site_id = $1 and id = $2", [tx.siteId, from]);
}

/** Removes tags that were deleted before the moment, at most so many. */
export async function removeDeletedTags(before: Date, most: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from tag where site_id = $1 and id in (
       select id from tag where site_id = $1 and deleted < $2 order by deleted limit $3 for update skip locked)`,
    [tx.siteId, before, most],
  );
}
