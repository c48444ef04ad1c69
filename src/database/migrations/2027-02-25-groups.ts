import { type Kysely, sql } from "kysely";

/** Own groups of people (decision 0120). A deleted one stays for a while, so that it can be brought back; it holds nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(groups).execute(db);
}

const groups = `
create table person_group (
  site_id bigint not null references site on delete cascade,
  id bigint generated always as identity,
  name text not null,
  name_key text not null,
  made timestamptz not null default now(),
  deleted timestamptz,
  primary key (site_id, id)
);
create unique index person_group_by_name on person_group (site_id, name_key) where deleted is null;
create index person_group_deleted on person_group (deleted) where deleted is not null;
create table group_member (
  site_id bigint not null,
  group_id bigint not null,
  person_id bigint not null,
  primary key (site_id, group_id, person_id),
  foreign key (site_id, group_id) references person_group (site_id, id) on delete cascade,
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade
);
create index group_member_by_person on group_member (site_id, person_id);
call wall('person_group');
call wall('group_member');
`;
