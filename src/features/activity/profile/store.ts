import { searchPrincipals } from "#features/access/rules.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { placeOf, slugOf } from "#features/subsites/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type WrittenPage = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly preview: string;
  readonly place: string | null;
  readonly at: Date;
};

/** The last lines of somebody that are looked through for pages. */
const lookedAt = 500;

/** The pages that somebody published or edited last, as far as the actor may read them today, the newest first. */
export function listWritten(
  actor: Actor,
  { personId, most }: { readonly personId: number; readonly most: number },
  tx: Tx,
): Promise<WrittenPage[]> {
  return run<WrittenPage>(
    tx,
    `select page.id, page.title, page.slug, ${slugOf("page")} as "subsiteSlug", page.preview, ${placeOf("page")} as place, recent.at
     from (select line.page_id, max(line.happened) as at
       from (select page_id, happened, kind from activity where activity.site_id = $1 and activity.person_id = $2
         order by happened desc, id desc limit ${lookedAt}) line
       where line.page_id is not null and line.kind in ('published', 'edited') group by line.page_id) recent
     join page on page.site_id = $1 and page.id = recent.page_id
     where page.trashed is null and not page.unpublished and not page.is_template and ${isPageReadBy("page.id", "$3")}
     order by recent.at desc, page.id desc limit $4`,
    [actor.siteId, personId, searchPrincipals(actor), most],
  );
}
