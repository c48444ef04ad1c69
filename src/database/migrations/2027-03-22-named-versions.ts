import { type Kysely, sql } from "kysely";

/** A version may have a name, which whoever edits the page gives it; null for the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table page_version add column name text;
       create index page_version_named on page_version (site_id, page_id, id) where name is not null;`,
    )
    .execute(db);
}
