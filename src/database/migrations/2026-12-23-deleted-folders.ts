import { type Kysely, sql } from "kysely";

/**
 * A deleted folder stays for an hour with all that refers to it, and what pages lay in it is remembered, so that it can be brought back
 * as it was (decision 0084). Until then a page lies in a folder that is there: the database itself holds that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(deleted).execute(db);
  await sql.raw(left).execute(db);
}

const deleted = `
alter table folder
  add column deleted timestamptz,
  -- The keys of the names on the way to it from Main, joined by slashes, as they were when it was deleted.
  add column deleted_path text,
  add column is_there boolean not null generated always as (deleted is null) stored,
  add check ((deleted is null) = (deleted_path is null)),
  add check (deleted is null or parent_id is not null),
  add unique (site_id, subsite_id, id, is_there),
  drop constraint folder_site_id_subsite_id_parent_id_name_key_key;
create unique index folder_by_name on folder (site_id, subsite_id, parent_id, name_key) where deleted is null;
create index folder_by_parent on folder (site_id, subsite_id, parent_id);
create index folder_deleted on folder (site_id, deleted) where deleted is not null;
alter table page
  add column in_folder boolean not null default true check (in_folder),
  add foreign key (site_id, subsite_id, folder_id, in_folder) references folder (site_id, subsite_id, id, is_there);
`;

const left = `
-- The pages that lay in a deleted folder, as long as nobody moved them elsewhere themself.
create table folder_left (
  site_id bigint not null,
  folder_id bigint not null,
  page_id bigint not null,
  primary key (site_id, folder_id, page_id),
  foreign key (site_id, folder_id) references folder (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index folder_left_by_page on folder_left (site_id, page_id);
call wall('folder_left');
`;
