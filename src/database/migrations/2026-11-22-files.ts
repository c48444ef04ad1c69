import { type Kysely, sql } from "kysely";

/** Files: their bytes, stored once a site; what people uploaded; and which pages hold what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(files).execute(db);
  await sql.raw(holding).execute(db);
}

const files = `
-- The key names one stored copy and is never given again: what is removed under a key is never what came since.
create table file_blob (
  site_id bigint not null references site (id) on delete cascade,
  hash bytea not null,
  key text not null,
  size bigint not null,
  primary key (site_id, hash)
);
call wall('file_blob');

create table file (
  site_id bigint not null,
  id bigint generated always as identity,
  hash bytea not null,
  name text not null,
  size bigint not null,
  type text not null,
  width integer,
  height integer,
  is_animated boolean not null default false,
  uploader_id bigint,
  created timestamptz not null,
  touched timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, hash) references file_blob (site_id, hash),
  foreign key (site_id, uploader_id) references person (site_id, id) on delete set null (uploader_id)
);
create index file_by_hash on file (site_id, hash);
create index file_by_touched on file (site_id, touched);
create index file_by_uploader on file (site_id, uploader_id);
call wall('file');
`;

const holding = `
create table page_file (
  site_id bigint not null,
  file_id bigint not null,
  page_id bigint not null,
  in_published boolean not null default false,
  in_version boolean not null default false,
  in_draft boolean not null default false,
  primary key (site_id, file_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references file (site_id, id)
);
create index page_file_by_page on page_file (site_id, page_id);
call wall('page_file');

-- Which file of an imported folder became which file, so that importing it again brings it once.
create table file_source (
  site_id bigint not null,
  root_folder_id bigint not null,
  path text not null,
  as_picture boolean not null,
  hash bytea not null,
  file_id bigint not null,
  primary key (site_id, root_folder_id, path, as_picture),
  foreign key (site_id, root_folder_id) references folder (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references file (site_id, id) on delete cascade
);
create index file_source_by_file on file_source (site_id, file_id);
call wall('file_source');
`;
