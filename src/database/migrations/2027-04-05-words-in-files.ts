import { type Kysely, sql } from "kysely";

/**
 * The words in files that pages show (decision 0174): kept once for the same bytes, and gone with them. What pages show already is read in the minutes after
 * the update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(`call wall('file_text');`).execute(db);
  await sql.raw(column).execute(db);
}

const table = `
create table file_text (
  site_id bigint not null,
  hash bytea not null,
  tries integer not null,
  attempted timestamptz not null,
  -- When its words were read, or given up; null while it is tried.
  done timestamptz,
  letters text not null default '',
  -- As many letters, folded, with blanks for all that is no part of a word: where a word stands here, it stands in the letters.
  plain text not null default '',
  words tsvector not null default '',
  -- Of the words.
  bytes integer not null default 0,
  primary key (site_id, hash),
  foreign key (site_id, hash) references file_blob (site_id, hash) on delete cascade
);
`;

// Whether nothing is left to do for the words of a file that the published page shows: the page is found by them, or there are none.
const column = `
alter table page_file add column is_searched boolean not null default false;
create index page_file_unsearched on page_file (site_id, file_id) where in_published and not is_searched;
`;
