import { type Kysely, sql } from "kysely";

/** Tags of a subsite, the pages that they are on, and who reads a tag's pages, in the orders of lists (decision 0081). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  for (const table of ["tag", "page_tag", "tag_reader"]) await sql.raw(`call wall('${table}');`).execute(db);
  await sql.raw("alter table menu add column tag_ids bigint[] not null default '{}';").execute(db);
}

const tables = `
create table tag (
  site_id bigint not null,
  subsite_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  name_key text not null,
  made timestamptz not null default now(),
  -- A deleted tag keeps its pages, so that it can be brought back; a job removes it for good.
  deleted timestamptz,
  primary key (site_id, id),
  unique (site_id, subsite_id, id),
  foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade
);
create unique index tag_by_name on tag (site_id, subsite_id, name_key) where deleted is null;
create index tag_deleted on tag (site_id, deleted) where deleted is not null;

create table page_tag (
  site_id bigint not null,
  subsite_id bigint not null,
  page_id bigint not null,
  tag_id bigint not null,
  primary key (site_id, page_id, tag_id),
  foreign key (site_id, subsite_id, page_id) references page (site_id, subsite_id, id) on delete cascade,
  foreign key (site_id, subsite_id, tag_id) references tag (site_id, subsite_id, id) on delete cascade
);
create index page_tag_by_tag on page_tag (site_id, tag_id);

-- One row for each tag of each row of page_reader, so that the list of a tag costs what it shows.
create table tag_reader (
  site_id bigint not null,
  principal_id bigint not null,
  page_id bigint not null,
  tag_id bigint not null,
  may_edit boolean not null,
  title_key text not null,
  modified timestamptz not null,
  created timestamptz not null,
  primary key (site_id, principal_id, page_id, tag_id),
  foreign key (site_id, principal_id, page_id) references page_reader (site_id, principal_id, page_id) on delete cascade,
  foreign key (site_id, page_id, tag_id) references page_tag (site_id, page_id, tag_id) on delete cascade
);
create index tag_reader_by_page on tag_reader (site_id, page_id, tag_id);
create index tag_reader_by_title on tag_reader (site_id, principal_id, tag_id, title_key, page_id);
create index tag_reader_by_modified on tag_reader (site_id, principal_id, tag_id, modified desc, page_id);
create index tag_reader_by_created on tag_reader (site_id, principal_id, tag_id, created desc, page_id);
`;
