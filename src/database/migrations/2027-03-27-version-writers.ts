import { type Kysely, sql } from "kysely";

/** Who changed which blocks on the way to a version; null of versions of before, and of those that no draft became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table page_version add column writers jsonb;").execute(db);
}
