import { type Tx, run } from "#database/transaction.ts";
import { burst } from "./rules.ts";

type Commented = { readonly pageId: number; readonly commentId: number; readonly personId: number | null };

/** A comment on a page that has readers: one more of what the same person said there a short time before, or a line of its own. */
export async function noteCommented(
  { pageId, commentId, personId }: Commented,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with there as (
       select id from activity where site_id = $1 and page_id = $2 and kind = 'commented' and person_id is not distinct from $4
         and happened > $5::timestamptz - $6::interval
       order by happened desc limit 1),
     merged as (
       update activity set versions = case when $3 = any(versions) then versions else versions || $3::bigint end,
         happened = greatest(happened, $5)
       from there where site_id = $1 and activity.id = there.id returning activity.id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, versions)
     select page.site_id, page.subsite_id, 'commented', page.id, person.id, $5, $5, array[$3::bigint]
     from page left join person on person.site_id = $1 and person.id = $4
     where page.site_id = $1 and page.id = $2 and not page.unpublished and not exists (select from merged)`,
    [tx.siteId, pageId, commentId, personId, now, `${burst} milliseconds`],
  );
}

/** Nothing is told of a comment that was deleted. */
export async function forgetCommented(
  { pageId, commentId }: Omit<Commented, "personId">,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with line as (
       update activity set versions = array_remove(versions, $3::bigint)
       where site_id = $1 and page_id = $2 and kind = 'commented' and versions @> array[$3::bigint] and cardinality(versions) > 1 returning id)
     delete from activity where site_id = $1 and page_id = $2 and kind = 'commented' and versions = array[$3::bigint]`,
    [tx.siteId, pageId, commentId],
  );
}
