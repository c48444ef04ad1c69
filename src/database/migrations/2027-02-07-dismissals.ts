import { type Kysely, sql } from "kysely";

/** What a person has put away for good: the message of the host that they have read, and the notice that their clock seems to differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table person add column top_message_hidden text, add column time_zone_ignored boolean not null default false`,
    )
    .execute(db);
}
