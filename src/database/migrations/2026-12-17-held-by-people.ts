import { type Kysely, sql } from "kysely";

/** What a person holds is found by who they are: the pages that they made, and those that are shared with them by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}

const indexes = `
create index page_by_creator on page (site_id, creator_id);
create index page_share_of_person on page_share (site_id, principal_id) where principal_id >> 48 = 5;
`;
