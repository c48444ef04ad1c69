import { type Tx, run } from "#database/transaction.ts";
import { isPageEditedBy } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import type { BatchPage } from "./rules.ts";

/** The pages among these that the actor may edit are held until the end of the transaction; in the order of ids, so that no two batches wait for each other. */
export async function holdBatch(actor: Actor, ids: readonly number[], tx: Tx): Promise<void> {
  await run(
    tx,
    `select page.id from page where page.site_id = $1 and page.id = any($2) and page.subsite_id = $3
       and ${isPageEditedBy("page.id", "$4::bigint[]")} order by page.id for update`,
    [actor.siteId, ids, currentSubsite(actor), actor.principals],
  );
}

/** The pages among these that the actor may read in the current subsite, in the order of ids. */
export async function readBatch(actor: Actor, ids: readonly number[], tx: Tx): Promise<BatchPage[]> {
  return run<BatchPage>(
    tx,
    `select page.id, page.title, page.folder_id as "folderId", reader.may_edit as "mayEdit", page.is_template as "isTemplate",
       subsite.homepage_id is not distinct from page.id as "isHomepage"
     from page join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
     join lateral (select bool_or(page_reader.may_edit) as may_edit from page_reader where page_reader.site_id = $1
       and page_reader.page_id = page.id and page_reader.principal_id = any($4) having count(*) > 0) reader on true
     where page.site_id = $1 and page.id = any($2) and page.subsite_id = $3 order by page.id`,
    [actor.siteId, ids, currentSubsite(actor), actor.principals],
  );
}

/** Those among these that are in the trash and that the actor may bring back. */
export async function readInTrash(actor: Actor, ids: readonly number[], tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select distinct page_id as id from trash_editor where site_id = $1 and page_id = any($2) and principal_id = any($3)`,
    [actor.siteId, ids, actor.principals],
  );
  return rows.map(({ id }) => id);
}

export type TagOfBatch = { readonly id: number; readonly name: string; readonly count: number };

/** The tags of pages that the caller has found for their reader, with how many have each, by name. */
export async function readTagsOfBatch(ids: readonly number[], tx: Tx): Promise<TagOfBatch[]> {
  return run<TagOfBatch>(
    tx,
    `select tag.id, tag.name, count(*)::int as count from page_tag
     join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
     where page_tag.site_id = $1 and page_tag.page_id = any($2) group by tag.id, tag.name, tag.name_key order by tag.name_key, tag.id`,
    [tx.siteId, ids],
  );
}
