import { type Kysely, sql } from "kysely";

/**
 * The trash that people can see (decision 0080): who put a page there and from which folder, who may bring it back, and what it takes to remove
 * it for good. Pages that samples or imports took away before lie in it from now on; their thirty days begin now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  await sql.raw(editors).execute(db);
  await sql.raw(before).execute(db);
  await sql.raw(documents).execute(db);
  await sql.raw(activity).execute(db);
}

const columns = `
alter table page
  add column trashed_by bigint,
  -- The folder that it lay in; in the trash it lies in Main, since folders may go. Null when that folder is gone.
  add column trashed_from bigint,
  add foreign key (site_id, trashed_by) references person (site_id, id) on delete set null (trashed_by),
  add foreign key (site_id, trashed_from) references folder (site_id, id) on delete set null (trashed_from);
create index page_in_trash on page (site_id, trashed, id) where trashed is not null;
create index page_trashed_by on page (site_id, trashed_by) where trashed_by is not null;
create index page_trashed_from on page (site_id, trashed_from) where trashed_from is not null;
`;

const editors = `
-- For pages in the trash what page_reader is for all others: one row for each principal that may bring it back or remove it for good, with the
-- key that the list is sorted by.
create table trash_editor (
  site_id bigint not null,
  principal_id bigint not null,
  page_id bigint not null,
  trashed timestamptz not null,
  primary key (site_id, principal_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index trash_editor_by_page on trash_editor (site_id, page_id);
create index trash_editor_newest on trash_editor (site_id, principal_id, trashed desc, page_id desc);
call wall('trash_editor');
`;

const [admins, subsiteEditors, subsiteAdmins] = [3, 8, 9].map((kind) => `(${kind}::bigint << 48)`);
const before = `
update page set trashed = now() where trashed is not null;
insert into trash_editor (site_id, principal_id, page_id, trashed)
  select site_id, ${admins}, id, trashed from page where trashed is not null and subsite_id = 0
  union select page.site_id, share.principal_id, page.id, page.trashed from page
    join page_share share on share.site_id = page.site_id and share.page_id = page.id and share.may_edit
    where page.trashed is not null and page.subsite_id = 0
  union select site_id, kind + subsite_id, id, trashed from page, (values (${subsiteEditors}), (${subsiteAdmins})) as kinds (kind)
    where trashed is not null and subsite_id <> 0;
`;

// A document goes with the last version that says it, which has to be found.
const documents = `create index page_version_by_document on page_version (site_id, hash);`;

const activity = `
alter table activity
  drop constraint activity_kind_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored'));
create unique index activity_trash_once on activity (site_id, event_id) where kind in ('trashed', 'restored');
`;
