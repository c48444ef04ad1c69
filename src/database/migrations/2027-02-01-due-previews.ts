import { type Kysely, sql } from "kysely";

/**
 * Beginnings of pages are told with stops between their blocks since the last release. Those of before are told again by a job (`pages/previews`), piece by
 * piece: reading the documents of a large site here would hold up its start for minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(due).execute(db);
}

const due = `
create table preview_due (
  site_id bigint not null,
  page_id bigint not null,
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
call wall('preview_due');
insert into preview_due (site_id, page_id) select site_id, id from page where version_id is not null and preview <> '';
`;
