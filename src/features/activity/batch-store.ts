import { type Tx, run } from "#database/transaction.ts";
import { isPageBroughtBackBy, isPageEditedBy, isPageReadBy } from "#features/access/store.ts";
import { batchMost } from "#features/pages/batches/rules.ts";

type OfBatch = {
  readonly kind: "batch-moved" | "batch-trashed" | "batch-restored" | "batch-tagged" | "batch-shared";
  readonly batch: string;
  readonly pageId: number;
  readonly personId: number | null;
  /** Where the pages of a batch were moved to. */
  readonly folderId: number | null;
};

/** One page of several that something was done to together: all of them are one line. Nothing is told of one that had no readers. */
export async function noteOfBatch(
  { kind, batch, pageId, personId, folderId }: OfBatch,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with line as (
       insert into activity (site_id, subsite_id, kind, batch, folder_id, person_id, began, happened)
       select page.site_id, page.subsite_id, $2, $3, folder.id, person.id, $7, $7
       from page left join person on person.site_id = $1 and person.id = $5 left join folder on folder.site_id = $1 and folder.id = $6
       where page.site_id = $1 and page.id = $4 and not page.unpublished
       on conflict (site_id, batch) where batch is not null do update set batch = excluded.batch returning id)
     insert into activity_page (site_id, activity_id, page_id) select $1, id, $4 from line on conflict do nothing`,
    [tx.siteId, kind, batch, pageId, personId, folderId, now],
  );
}

/** A page of a batch that was taken back: the line tells of the others, and goes with the last of them. */
export async function forgetOfBatch(
  { batch, pageId }: Pick<OfBatch, "batch" | "pageId">,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with line as (select id from activity where site_id = $1 and batch = $2),
       gone as (delete from activity_page using line where site_id = $1 and activity_id = line.id and page_id = $3)
     delete from activity using line where activity.site_id = $1 and activity.id = line.id
       and not exists (select from activity_page left_there where left_there.site_id = $1 and left_there.activity_id = line.id and left_there.page_id <> $3)`,
    [tx.siteId, batch, pageId],
  );
}

/**
 * How many pages of a batch the actor is told of, in SQL, and which one where it is one: those that they may read, or bring back from the trash it was put in; who
 * shares a page is told to those who edit it.
 * Each is looked at, of at most so many: a batch has no more, and of what is deleted with a folder the first are enough to say that there are many.
 */
export const readablePages = `select count(*) as readable, case when count(*) = 1 then min(told.id) end as only
  from (select page.id, page.trashed is not null as is_trashed from activity_page part join page on page.site_id = $1 and page.id = part.page_id
    where part.site_id = $1 and part.activity_id = activity.id order by part.page_id limit ${batchMost}) told
  where case when not told.is_trashed and kind = 'batch-shared' then ${isPageEditedBy("told.id", "$6")}
    when not told.is_trashed then ${isPageReadBy("told.id", "$6")}
    else kind = 'batch-trashed' and ${isPageBroughtBackBy("told.id", "$6")} end`;

type Imported = { readonly folderId: number; readonly personId: number | null; readonly pages: number };

/** An import that is done, in one line however many pages it brought. */
export async function noteImported(
  { folderId, personId, pages }: Imported,
  { eventId, now }: { readonly eventId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into activity (site_id, subsite_id, kind, folder_id, person_id, pages, event_id, began, happened)
     select folder.site_id, folder.subsite_id, 'imported', folder.id, person.id, $4, $5, $6, $6
     from folder left join person on person.site_id = $1 and person.id = $3
     where folder.site_id = $1 and folder.id = $2
     on conflict do nothing`,
    [tx.siteId, folderId, personId, pages, eventId, now],
  );
}
