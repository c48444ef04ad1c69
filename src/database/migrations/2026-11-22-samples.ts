import { type Kysely, sql } from "kysely";

/** The pages and folders that came with a starting point, as they were made, so that they can be told from what people made of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table page_sample (
         site_id bigint not null,
         page_id bigint not null,
         version_id bigint not null,
         title text not null,
         was_home boolean not null default false,
         -- Taken away by somebody who may want it back; and the names of the folders it lay in, outermost first.
         removed timestamptz,
         removed_from text[],
         primary key (site_id, page_id),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade
       );
       call wall('page_sample');

       create table sample_folder (
         site_id bigint not null,
         folder_id bigint not null,
         name text not null,
         primary key (site_id, folder_id),
         foreign key (site_id, folder_id) references folder (site_id, id) on delete cascade
       );
       call wall('sample_folder');`,
    )
    .execute(db);
}
