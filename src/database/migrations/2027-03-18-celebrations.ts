import { type Kysely, sql } from "kysely";

/**
 * Birthdays as month times a hundred and day, with a year where the person says it, and since when people are there; whether a site tells of them. Both are
 * looked up by the days of a week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table site add column celebrates boolean not null default false;
       create table person_days (
         site_id bigint not null,
         person_id bigint not null,
         birthday smallint check (birthday between 101 and 1231),
         birth_year smallint check (birth_year is null or birthday is not null),
         since date,
         is_hidden boolean not null default false,
         primary key (site_id, person_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index person_days_by_birthday on person_days (site_id, birthday) where not is_hidden;
       create index person_days_by_since on person_days
         (site_id, ((extract(month from since) * 100 + extract(day from since))::int)) where not is_hidden;
       call wall('person_days');`,
    )
    .execute(db);
}
