import { type Kysely, sql } from "kysely";

/** Sites whose pages read from right to left, whatever their language (TEXT-09). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table site add column right_to_left boolean not null default false").execute(db);
}
