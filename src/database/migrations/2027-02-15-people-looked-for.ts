import { type Kysely, sql } from "kysely";

/**
 * Whoever is looked for among all people of a site is looked for in their name, their address and their position. They stand in one text, as in a subsite
 * (`2027-01-30-people-sought`): one look for each person and word, not three of which one makes letters small (decision 0111).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sought).execute(db);
}

const sought = `
alter table person add column sought text not null
  generated always as (name_key || chr(10) || email || chr(10) || lower(position)) stored;
`;
