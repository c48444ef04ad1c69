import { type Kysely, sql } from "kysely";

/** Whether search engines may list the pages of a site that are open to the world; nobody is listed unasked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table site add column indexed boolean not null default false").execute(db);
}
