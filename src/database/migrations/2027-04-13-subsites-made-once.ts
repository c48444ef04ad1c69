import { type Kysely, sql } from "kysely";

/** Under which key somebody made a subsite: a call that is repeated, as its answer was lost, makes no second one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subsite add column made_by bigint, add column made_key text;
       create unique index subsite_made_once on subsite (site_id, made_by, made_key) where made_key is not null;`,
    )
    .execute(db);
}
