import { type Kysely, sql } from "kysely";

/** What is done to several pages at once is one line of the activity, of which each reader is told as many pages as they may read (decision 0106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lines).execute(db);
  await sql.raw(pages).execute(db);
}

const lines = `
alter table activity
  add column batch uuid,
  drop constraint activity_kind_check,
  drop constraint activity_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored',
    'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted', 'public-access', 'batch-moved', 'batch-trashed')),
  add constraint activity_check check ((page_id is null) = (kind in ('joined', 'imported', 'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted',
    'batch-moved', 'batch-trashed'))),
  add constraint activity_batch_check check ((batch is not null) = (kind in ('batch-moved', 'batch-trashed')));
create unique index activity_batch_once on activity (site_id, batch) where batch is not null;
`;

const pages = `
create table activity_page (
  site_id bigint not null,
  activity_id bigint not null,
  page_id bigint not null,
  primary key (site_id, activity_id, page_id),
  foreign key (site_id, activity_id) references activity (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index activity_page_by_page on activity_page (site_id, page_id);
call wall('activity_page');
`;
