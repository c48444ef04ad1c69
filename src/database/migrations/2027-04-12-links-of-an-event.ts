import { type Kysely, sql } from "kysely";

/** Which event a one-time link was mailed for: one that is mailed again for the same event leaves those of before as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table person_token add column event_id bigint").execute(db);
}
