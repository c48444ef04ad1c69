import { type Kysely, sql } from "kysely";

/** Each subsite, the main group included, has at most one default template, which is a page of its own (PTYP-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(types).execute(db);
}

const types = `
alter table subsite
  add column default_template_id bigint,
  add foreign key (site_id, id, default_template_id) references page (site_id, subsite_id, id) on delete set null (default_template_id);
create index subsite_by_default_template on subsite (site_id, default_template_id);
create index page_templates on page (site_id, subsite_id, title_key) where is_template;
`;
