import { type Kysely, sql } from "kysely";

/** Whether somebody moved blocks of a draft, so that their own changes can be published alone (decision 0070). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `-- Null of what was noted before, and of what a process of the release before notes still: nobody knows.
       alter table page_draft_writer add column arranged boolean;`,
    )
    .execute(db);
}
