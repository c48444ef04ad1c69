import { type Kysely, sql } from "kysely";

/** Tags and sharing of several pages, and bringing several back from the trash, are one line of the activity too (decision 0106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lines).execute(db);
}

const ofBatches = "'batch-moved', 'batch-trashed', 'batch-restored', 'batch-tagged', 'batch-shared'";

const lines = `
alter table activity
  drop constraint activity_kind_check,
  drop constraint activity_check,
  drop constraint activity_batch_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored',
    'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted', 'public-access', ${ofBatches})),
  add constraint activity_check check ((page_id is null) = (kind in ('joined', 'imported', 'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted',
    ${ofBatches}))),
  add constraint activity_batch_check check ((batch is not null) = (kind in (${ofBatches})));
`;
