import { type Kysely, sql } from "kysely";

/** Comments are told of, and are activity (decision 0151). Where a line tells of comments, `versions` holds their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notifications).execute(db);
  await sql.raw(activity).execute(db);
}

const notifications = `
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('published', 'changed', 'mentioned', 'asked', 'shared', 'commented', 'answered', 'addressed'));
create unique index notification_commented_once on notification (site_id, person_id, page_id) where read_at is null and kind = 'commented';
create unique index notification_of_comment_once on notification (site_id, person_id, page_id, versions) where kind in ('answered', 'addressed');
`;

const ofBatches = "'batch-moved', 'batch-trashed', 'batch-restored', 'batch-tagged', 'batch-shared'";
const activity = `
alter table activity
  drop constraint activity_kind_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored',
    'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted', 'public-access', 'commented', ${ofBatches}));
`;
