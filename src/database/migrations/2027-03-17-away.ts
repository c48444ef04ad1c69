import { type Kysely, sql } from "kysely";

/** When people are away: whole days of their own zone, the last one too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table person_away (
         site_id bigint not null,
         person_id bigint not null,
         from_day date not null,
         until_day date not null check (until_day >= from_day),
         note text not null default '',
         primary key (site_id, person_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index person_away_by_day on person_away (site_id, until_day, person_id);
       call wall('person_away');`,
    )
    .execute(db);
}
