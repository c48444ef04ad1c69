import { type Kysely, sql } from "kysely";

/** A sample whose sharing was changed is somebody's own too. Those that are there count as shared the way they are now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table page_sample add column sharing jsonb;
       update page_sample sample set sharing = (
         select jsonb_build_array(page.is_public, coalesce(
           (select jsonb_agg(jsonb_build_array(principal_id, may_edit) order by principal_id) from page_share share
            where share.site_id = page.site_id and share.page_id = page.id), '[]'))
         from page where page.site_id = sample.site_id and page.id = sample.page_id);
       alter table page_sample alter column sharing set not null;`,
    )
    .execute(db);
}
