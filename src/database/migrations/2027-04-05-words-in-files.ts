import { type Kysely, sql } from "kysely";

/**
 * The words in files that pages show (decision 0174): kept once for the same bytes, and gone with them. What pages show already is read in the minutes after
 * the update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(pages).execute(db);
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
call wall('file_text');
`;

// What pages that show files with words are found by where their own words do not suffice. Who reads them does not stand here: a change of rights would
// write all of it anew.
const pages = `
create table page_file_words (
  site_id bigint not null,
  page_id bigint not null,
  -- Those of its files and its own, and the number of the site with a sign before it: one index answers for all sites.
  words tsvector not null,
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index page_file_words_by_words on page_file_words using gin (words) with (gin_pending_list_limit = 256);
call wall('page_file_words');
`;

// Whether nothing is left to do for the words of a file that the published page shows: the page is found by them, or there are none.
const column = `
alter table page_file add column is_searched boolean not null default false;
update page_file held set is_searched = true from file
  where file.site_id = held.site_id and file.id = held.file_id and file.type ~ '^(image|video|audio)/';
create index page_file_unsearched on page_file (site_id, file_id) where in_published and not is_searched;
`;
