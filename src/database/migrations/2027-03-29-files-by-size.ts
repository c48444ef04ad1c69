import { type Kysely, sql } from "kysely";

/** The list of a site's files begins with the largest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("create index if not exists file_by_size on file (site_id, size, id)").execute(db);
}
