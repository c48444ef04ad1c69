import { type Kysely, sql } from "kysely";

/** A profile field may hold a person: to whom somebody reports. Who reports to somebody is looked up by what stands in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table profile_field drop constraint profile_field_kind_check;
       alter table profile_field add constraint profile_field_kind_check
         check (kind in ('text', 'long', 'phone', 'email', 'link', 'birth', 'person'));
       create unique index profile_field_person on profile_field (site_id) where kind = 'person';
       create index profile_value_by_person_held on profile_value (site_id, field_id, value, person_id) where length(value) <= 16;`,
    )
    .execute(db);
}
