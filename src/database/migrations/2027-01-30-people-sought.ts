import { type Kysely, sql } from "kysely";

/**
 * Whoever is looked for among the people of a subsite is looked for in their name and their address. Both stand in one text, which is read along the index
 * that lists them: one look for each person and word, not two (decision 0111). No word holds the end of a line that stands between them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sought).execute(db);
}

const sought = `
alter table membership add column sought text not null generated always as (name_key || chr(10) || email) stored;
drop index membership_by_name;
create index membership_by_name on membership (site_id, subsite_id, name_key, person_id) include (sought, role);
`;
