import { type Kysely, sql } from "kysely";

/** What becomes of folders is told in the activity. What was done to them before is told to nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db);
}

const kinds = `
alter table activity
  drop constraint activity_kind_check,
  drop constraint activity_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored',
    'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted')),
  add constraint activity_check check ((page_id is null) = (kind in ('joined', 'imported', 'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted')));
create unique index activity_folder_made_once on activity (site_id, folder_id) where kind = 'folder-made';
create unique index activity_folder_changed_once on activity (site_id, event_id) where kind in ('folder-renamed', 'folder-moved', 'folder-deleted');
`;
