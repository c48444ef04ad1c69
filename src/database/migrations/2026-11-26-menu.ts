import { type Kysely, sql } from "kysely";

/** The menu of a site, in a row of its own; a site without one has the menu that comes with the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table menu (
         site_id bigint not null references site (id) on delete cascade,
         items jsonb not null,
         -- The items before the last save, to undo it.
         previous jsonb not null,
         -- The pages and folders that items lead to, to be read with the row. They may be gone: their items are left out.
         page_ids bigint[] not null,
         folder_ids bigint[] not null,
         overflow boolean not null default true,
         revision bigint not null,
         saved timestamptz not null,
         saver_id bigint,
         primary key (site_id),
         foreign key (site_id, saver_id) references person (site_id, id) on delete set null (saver_id)
       );
       create index menu_by_saver on menu (site_id, saver_id);
       call wall('menu');`,
    )
    .execute(db);
}
