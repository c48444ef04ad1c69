import { type Kysely, sql } from "kysely";

/** What people have in their profile fields, as words are compared that somebody looks for; null for what was written before it was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table profile_value add column sought text;
       update profile_value set sought = lower(value);`,
    )
    .execute(db);
}
