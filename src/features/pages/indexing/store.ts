import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

/** A page that the whole world may read. */
export type OpenPage = {
  readonly id: number;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly modified: Date;
  readonly isHomepage: boolean;
};

/** The public pages behind one, but for templates, in the order of their ids. */
export async function listOpenPages(
  actor: Actor,
  { after, most }: { readonly after: number; readonly most: number },
  tx: Tx,
): Promise<OpenPage[]> {
  return run<OpenPage>(
    tx,
    `with open as (
       select page_id from unnest($2::bigint[]) as asked (id) cross join lateral (
         select reader.page_id from page_reader reader
         where reader.site_id = $1 and reader.principal_id = asked.id and reader.page_id > $3
         order by reader.page_id limit $4) each
       group by page_id order by page_id limit $4)
     select page.id, page.slug, subsite.slug as "subsiteSlug", page.modified, page.id is not distinct from subsite.homepage_id as "isHomepage"
     from open join page on page.site_id = $1 and page.id = open.page_id
     join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
     where page.trashed is null and not page.is_template order by page.id`,
    [actor.siteId, actor.principals, after, most],
  );
}

/** After which page each part of a long list begins, but the first. */
export async function partsOfOpenPages(actor: Actor, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from (select page_id as id, row_number() over (order by page_id) as place from (
       select distinct page_id from page_reader where site_id = $1 and principal_id = any($2)) open) numbered where place % $3 = 0 order by id`,
    [actor.siteId, actor.principals, most],
  );
  return rows.map(({ id }) => id);
}
