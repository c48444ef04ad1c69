import { type Kysely, sql } from "kysely";

/** How far each person has seen the activity of the main group and of each subsite, as they say themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table activity_seen (
         site_id bigint not null,
         person_id bigint not null,
         subsite_id bigint not null,
         until timestamptz not null,
         primary key (site_id, person_id, subsite_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
         foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade
       );
       create index activity_seen_of_subsite on activity_seen (site_id, subsite_id);
       call wall('activity_seen');`,
    )
    .execute(db);
}
