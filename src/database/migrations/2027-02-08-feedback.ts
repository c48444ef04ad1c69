import { type Kysely, sql } from "kysely";

/** Where what people say of the site is mailed to; null where they are not asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table site add column feedback_email text").execute(db);
}
