import { type Kysely, sql } from "kysely";

/** Who read a page when it was renamed: others are not told its title of before. Nobody knows that of renamings of before this release, which are told to those who edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table activity add column was_readers bigint[];").execute(db);
}
