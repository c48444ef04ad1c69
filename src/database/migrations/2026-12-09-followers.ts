import { type Kysely, sql } from "kysely";

/** Who follows which page (decision 0069): a person, or a group of the permission list; no row of a person means what their groups say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(`call wall('follower');`).execute(db);
}

const table = `
create table follower (
  site_id bigint not null,
  page_id bigint not null,
  principal_id bigint not null,
  -- That of a person's principal, so that the row goes with them; null for a group.
  person_id bigint,
  -- False where a person stays out of what a group of theirs follows.
  follows boolean not null,
  since timestamptz not null default now(),
  primary key (site_id, page_id, principal_id),
  check ((person_id is null and principal_id >> 48 <> 5) or principal_id = (5::bigint << 48) + person_id),
  check (follows or person_id is not null),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade
);
create index follower_by_person on follower (site_id, person_id);
`;
