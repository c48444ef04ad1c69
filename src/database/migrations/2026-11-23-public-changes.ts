import { type Kysely, sql } from "kysely";

/** Each event says which pages' answers to visitors it makes stale; null, as of all events before: any of its site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table outbox add column public_pages bigint[]").execute(db);
}
