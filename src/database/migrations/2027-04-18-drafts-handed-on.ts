import { type Kysely, sql } from "kysely";

/** What was under way when a draft was discarded follows it into the life in which it was brought back (decision 0041). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `-- The epoch as which a discarded life goes on. Null of what was not brought back, and of what was before this was noted.
       alter table page_draft add column goes_on_as integer;`,
    )
    .execute(db);
}
