import { type Kysely, sql } from "kysely";

/** A session can belong to somebody else for a time (decision 0110). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table session add column acting_as bigint, add column acting_until timestamptz,
         add foreign key (site_id, acting_as) references person (site_id, id) on delete set null (acting_as);
       create index session_acting on session (site_id, acting_until) where acting_until is not null;
       create index session_by_acting on session (site_id, acting_as) where acting_as is not null;`,
    )
    .execute(db);
}
