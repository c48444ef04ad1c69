import { type Kysely, sql } from "kysely";

/** How far a site is that is being made from a starting point: one row a site, of the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table site_making (
         site_id bigint not null references site (id) on delete cascade,
         point text not null,
         -- Pictures and pages that are done.
         pictures integer not null default 0,
         pages integer not null default 0,
         touched timestamptz not null,
         ended boolean not null default false,
         primary key (site_id)
       );
       call wall('site_making');`,
    )
    .execute(db);
}
