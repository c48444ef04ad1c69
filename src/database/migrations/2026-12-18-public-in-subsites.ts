import { type Kysely, sql } from "kysely";

/**
 * When a subsite was made public, so that undoing one time does not undo a later one. And pages of subsites are no longer public by themselves: the
 * world reads them where their subsite is public.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(opened).execute(db);
  await sql.raw(readers).execute(db);
  await sql.raw(found).execute(db);
}

const opened = "alter table subsite add column opened timestamptz;";

const readers = `
delete from page_reader reader using page
where page.site_id = reader.site_id and page.id = reader.page_id and page.subsite_id <> 0 and page.is_public and reader.principal_id >> 48 = 1;
`;

const found = `
update search_document document set readers = array_remove(document.readers, reader.id)
from page, lateral (select (1::bigint << 48) + page.site_id as id) reader
where page.subsite_id <> 0 and page.is_public and document.site_id = page.site_id and document.kind = 'page' and document.subject_id = page.id
  and reader.id = any(document.readers);
`;
