import { type Kysely, sql } from "kysely";

/** What the blocks of a home page look for: drafts by their writers, pages that were never published, people who are new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index page_draft_writer_by_person on page_draft_writer (site_id, person_id);
       create index page_unpublished_by_creator on page (site_id, creator_id) where unpublished;
       create index person_by_created on person (site_id, created desc, id);`,
    )
    .execute(db);
}
