import { type Kysely, sql } from "kysely";

/**
 * Which file stands in the place of another one on a page. The one before may be gone, and is named all the same: links to it are
 * still out there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(successors).execute(db);
}

const successors = `
create table file_successor (
  site_id bigint not null,
  file_id bigint not null,
  page_id bigint not null,
  next_id bigint not null,
  primary key (site_id, file_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, next_id) references file (site_id, id) on delete cascade
);
create index file_successor_by_page on file_successor (site_id, page_id);
create index file_successor_by_next on file_successor (site_id, next_id);
call wall('file_successor');
`;
