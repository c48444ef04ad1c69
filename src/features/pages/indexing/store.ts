import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";

/** A page that the whole world may read. */
export type OpenPage = {
  readonly id: number;
  readonly slug: string | null;
  readonly modified: Date;
  readonly isHomepage: boolean;
};

/** The public pages behind one, in the order of their ids. */
export async function listOpenPages(
  actor: Actor,
  { after, most }: { readonly after: number; readonly most: number },
  tx: Tx,
): Promise<OpenPage[]> {
  return run<OpenPage>(
    tx,
    `select page.id, page.slug, page.modified, page.id is not distinct from subsite.homepage_id as "isHomepage"
     from page_reader reader
     join page on page.site_id = $1 and page.id = reader.page_id
     join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
     where reader.site_id = $1 and reader.principal_id = $2 and reader.page_id > $3 and page.trashed is null
     order by reader.page_id limit $4`,
    [actor.siteId, principal("public"), after, most],
  );
}

/** After which page each part of a long list begins, but the first. */
export async function partsOfOpenPages(actor: Actor, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from (select page_id as id, row_number() over (order by page_id) as place from page_reader
       where site_id = $1 and principal_id = $2) numbered where place % $3 = 0 order by id`,
    [actor.siteId, principal("public"), most],
  );
  return rows.map(({ id }) => id);
}
