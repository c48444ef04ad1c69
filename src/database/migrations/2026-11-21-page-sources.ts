import { type Kysely, sql } from "kysely";

/** Which file an imported page came from, so that importing a folder again updates its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table page_source (
         site_id bigint not null,
         root_folder_id bigint not null,
         path text not null,
         page_id bigint not null,
         primary key (site_id, root_folder_id, path),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
         foreign key (site_id, root_folder_id) references folder (site_id, id) on delete cascade
       );
       create index page_source_by_page on page_source (site_id, page_id);
       call wall('page_source');`,
    )
    .execute(db);
}
