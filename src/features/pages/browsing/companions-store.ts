import { type Tx, run } from "#database/transaction.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { ListUsers } from "./contract.ts";

/** The tags of the pages of one list by the ids of pages; whoever reads a page knows its tags. */
export async function readListedTags(
  pageIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, readonly KeptTag[]>> {
  const rows = await run<{ pageId: number; id: number; name: string }>(
    tx,
    `select page_tag.page_id as "pageId", tag.id, tag.name from page_tag
     join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
     where page_tag.site_id = $1 and page_tag.page_id = any($2) order by tag.name_key, tag.id`,
    [tx.siteId, pageIds],
  );
  const tags = new Map<number, KeptTag[]>();
  for (const { pageId, id, name } of rows) tags.set(pageId, [...(tags.get(pageId) ?? []), { id, name }]);
  return tags;
}

/** The people of the rows of a list, by id. */
export async function readListUsers(ids: readonly number[], tx: Tx): Promise<ListUsers> {
  const rows = await run<{ id: number; name: string; photo: string | null }>(
    tx,
    "select id, name, photo from person where site_id = $1 and id = any($2)",
    [tx.siteId, ids],
  );
  return Object.fromEntries(rows.map((row) => [String(row.id), { a: row.photo, name: row.name }]));
}

/** What a subsite is called. */
export async function readSubsiteName(subsiteId: number, tx: Tx): Promise<string> {
  const rows = await run<{ name: string }>(tx, "select name from subsite where site_id = $1 and id = $2", [
    tx.siteId,
    subsiteId,
  ]);
  return rows[0]?.name ?? "";
}
