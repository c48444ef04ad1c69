import { type Kysely, sql } from "kysely";

/** Each process that starts before there is a site prints a link of its own; all of them work until they are too old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table installation drop column setup_token_hash,
         -- Of each link its hash in hex, and until when it works in milliseconds.
         add column setup_links jsonb not null default '[]';`,
    )
    .execute(db);
}
