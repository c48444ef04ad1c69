import { type Kysely, sql } from "kysely";

/** The directory can be sorted by position and by role: each order is read along an index, however many people there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index person_by_position on person (site_id, (position = ''), lower(position), name_key, id);
       create index person_by_role on person (site_id, array_position(array['owner', 'admin', 'editor', 'member', 'external'], role), name_key, id);`,
    )
    .execute(db);
}
