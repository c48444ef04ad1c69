import { type Kysely, sql } from "kysely";

/** What people say of themselves: a few words of their own, and fields that the owners of the site make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(bio).execute(db);
  await sql.raw(fields).execute(db);
}

const bio = `alter table person add column bio text not null default '';`;

const fields = `
create table profile_field (
  site_id bigint not null references site on delete cascade,
  id bigint generated always as identity,
  label text not null,
  kind text not null check (kind in ('text', 'long', 'phone', 'email', 'link', 'birth')),
  icon text not null,
  place int not null,
  seen_by text not null check (seen_by in ('people', 'admins')),
  edited_by text not null check (edited_by in ('person', 'admins')),
  primary key (site_id, id)
);
create table profile_value (
  site_id bigint not null,
  person_id bigint not null,
  field_id bigint not null,
  value text not null,
  primary key (site_id, person_id, field_id),
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
  foreign key (site_id, field_id) references profile_field (site_id, id) on delete cascade
);
create index profile_value_by_field on profile_value (site_id, field_id);
call wall('profile_field');
call wall('profile_value');
`;
