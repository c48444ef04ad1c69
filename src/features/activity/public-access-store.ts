import { type Tx, run } from "#database/transaction.ts";
import { burst } from "./rules.ts";

/** How the world comes to a public page, changed by somebody; several changes a short time after each other are one line. */
export async function notePublicAccess(
  { pageId, personId }: { readonly pageId: number; readonly personId: number | null },
  { eventId, now }: { readonly eventId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with merged as (
       update activity set happened = greatest(happened, $5), event_id = $4
       where site_id = $1 and page_id = $2 and person_id is not distinct from $3 and kind = 'public-access'
         and happened > $5::timestamptz - $6::interval returning id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, event_id, began, happened)
     select page.site_id, page.subsite_id, 'public-access', page.id, person.id, $4, $5, $5
     from page left join person on person.site_id = $1 and person.id = $3
     where page.site_id = $1 and page.id = $2 and not page.unpublished and not exists (select from merged)
     on conflict do nothing`,
    [tx.siteId, pageId, personId, eventId, now, `${burst} milliseconds`],
  );
}
