import { type Kysely, sql } from "kysely";

/** Whether keys that are a single sign, like `/`, do something for a person (WCAG 2.1.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table person add column sign_keys boolean not null default true").execute(db);
}
