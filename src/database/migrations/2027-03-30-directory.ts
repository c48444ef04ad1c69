import { type Kysely, sql } from "kysely";

/**
 * People and groups that the directory of a company keeps (SCIM 2.0): the token of the site, whom the directory knows as which person, and which groups of
 * people are its own. A user outlives the person, so that the directory finds them again; members are kept by user, so that they are in their groups again
 * when they come back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(directory).execute(db);
}

const directory = `
create table directory_token (
  site_id bigint primary key references site (id) on delete cascade,
  token_hash bytea not null,
  person_id bigint,
  made timestamptz not null,
  last_used timestamptz,
  foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id)
);
create index directory_token_by_person on directory_token (site_id, person_id);
create table directory_user (
  site_id bigint not null references site (id) on delete cascade,
  place bigint generated always as identity,
  id uuid not null default gen_random_uuid(),
  person_id bigint,
  user_name text not null,
  user_key text not null,
  external_id text,
  name text not null,
  given_name text not null,
  family_name text not null,
  title text not null,
  email text not null,
  is_active boolean not null,
  is_closed boolean not null default false,
  removal_id bigint,
  deleted timestamptz,
  made timestamptz not null,
  changed timestamptz not null,
  primary key (site_id, place),
  foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id)
);
create unique index directory_user_by_id on directory_user (site_id, id);
create unique index directory_user_by_name on directory_user (site_id, user_key) where deleted is null;
create unique index directory_user_by_person on directory_user (site_id, person_id);
create index directory_user_by_email on directory_user (site_id, email);
create index directory_user_by_external on directory_user (site_id, external_id);
create index directory_user_deleted on directory_user (deleted) where deleted is not null;
create table directory_group (
  site_id bigint not null,
  group_id bigint not null,
  id uuid not null default gen_random_uuid(),
  external_id text,
  made timestamptz not null,
  changed timestamptz not null,
  primary key (site_id, group_id),
  foreign key (site_id, group_id) references person_group (site_id, id) on delete cascade
);
create unique index directory_group_by_id on directory_group (site_id, id);
create table directory_member (
  site_id bigint not null,
  group_id bigint not null,
  user_place bigint not null,
  primary key (site_id, group_id, user_place),
  foreign key (site_id, group_id) references directory_group (site_id, group_id) on delete cascade,
  foreign key (site_id, user_place) references directory_user (site_id, place) on delete cascade
);
create index directory_member_by_user on directory_member (site_id, user_place);
alter table person_group add column from_directory boolean not null default false;
call wall('directory_token');
call wall('directory_user');
call wall('directory_group');
call wall('directory_member');
`;
