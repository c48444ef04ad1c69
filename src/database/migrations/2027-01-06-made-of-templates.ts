import { type Kysely, sql } from "kysely";

/** Of which template a page was made, and of which version of it: the last that both have in common. Pages of before are made of none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table made_of_template (
         site_id bigint not null,
         page_id bigint not null,
         template_id bigint not null,
         version_id bigint not null,
         primary key (site_id, page_id),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
         foreign key (site_id, template_id) references page (site_id, id) on delete cascade
       );
       create index made_of_template_by_template on made_of_template (site_id, template_id, page_id);
       call wall('made_of_template');`,
    )
    .execute(db);
}
