import { type Kysely, sql } from "kysely";

/** A new page is for those who edit it until it is published for the first time; all pages of before are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table page add column unpublished boolean not null default false").execute(db);
}
