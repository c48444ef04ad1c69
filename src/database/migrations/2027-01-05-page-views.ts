import { type Kysely, sql } from "kysely";

/** How often each page was opened by people of the site (PLST-13); who they were is kept nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table page_views (
         site_id bigint not null,
         page_id bigint not null,
         views bigint not null,
         primary key (site_id, page_id),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade
       );
       call wall('page_views');`,
    )
    .execute(db);
}
