import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import type { KeptTag } from "./model/tag.ts";

/** The tags of a page that the caller has found for its reader, by name: whoever reads a page knows its tags. */
export async function readTagsOfPage(pageId: number, tx: Tx): Promise<KeptTag[]> {
  return run<KeptTag>(
    tx,
    `select tag.id, tag.name from page_tag join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
     where page_tag.site_id = $1 and page_tag.page_id = $2 order by tag.name_key, tag.id`,
    [tx.siteId, pageId],
  );
}

/** The same as a value of a statement about `page`, of site $1: a JSON array of `{id, name}`, by name. */
export const tagsOfPage = `(select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name) order by tag.name_key, tag.id), '[]')
  from page_tag join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
  where page_tag.site_id = $1 and page_tag.page_id = page.id)`;

/** Of these tags those that were deleted while they stood on the page: they come back with the tag. */
export async function deletedOfPage(pageId: number, ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await run<{ id: number }>(
    tx,
    `select tag.id from page_tag join tag on tag.site_id = $1 and tag.id = page_tag.tag_id
     where page_tag.site_id = $1 and page_tag.page_id = $2 and tag.id = any($3) and tag.deleted is not null`,
    [tx.siteId, pageId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Of these tags of the current subsite those that are there, for who took them off a page themself. */
export async function tagsStillThere(actor: Actor, ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await run<{ id: number }>(
    tx,
    "select id from tag where site_id = $1 and subsite_id = $2 and id = any($3) and deleted is null",
    [actor.siteId, currentSubsite(actor), ids],
  );
  return rows.map(({ id }) => id);
}

/** Takes tags off a page and puts others on it, with the readers that it has. */
export async function changePageTags(
  actor: Actor,
  change: { readonly pageId: number; readonly removed: readonly number[]; readonly added: readonly number[] },
  tx: Tx,
): Promise<void> {
  const { pageId, removed, added } = change;
  if (removed.length > 0)
    await run(tx, "delete from page_tag where site_id = $1 and page_id = $2 and tag_id = any($3)", [
      actor.siteId,
      pageId,
      removed,
    ]);
  if (added.length === 0) return;
  await run(
    tx,
    `insert into page_tag (site_id, subsite_id, page_id, tag_id) select $1, $2, $3, tag_id from unnest($4::bigint[]) as tag_id
     on conflict do nothing`,
    [actor.siteId, currentSubsite(actor), pageId, added],
  );
  await run(
    tx,
    `insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
     select reader.site_id, reader.principal_id, reader.page_id, tag_id, reader.may_edit, reader.title_key, reader.modified, reader.created
     from page_reader reader, unnest($3::bigint[]) as tag_id where reader.site_id = $1 and reader.page_id = $2 on conflict do nothing`,
    [actor.siteId, pageId, added],
  );
}
