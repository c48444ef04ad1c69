import { type Kysely, sql } from "kysely";

/** By which other keys a crossing is known that was cut off and taken on: whoever asks twice by one of them does nothing twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table crossing add column also_keys text[] not null default '{}'").execute(db);
}
