import { type Kysely, sql } from "kysely";

/** What notifications quote of a page: replaced with each version, and shown only while that is the page's own (decision 0171). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(`call wall('page_excerpt');`).execute(db);
}

const table = `
create table page_excerpt (
  site_id bigint not null,
  page_id bigint not null,
  -- The version that says it.
  version_id bigint not null,
  -- What it says that the one before did not, or the first of that.
  changed text,
  -- The words around each mention, by the numbers of those who are mentioned.
  mentions jsonb not null default '{}',
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
`;
