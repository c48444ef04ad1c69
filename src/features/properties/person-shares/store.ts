import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";

/** As many pages as are shown at once. */
export const pagesMost = 250;

type PageGiven = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly folder: string;
  readonly mayEdit: boolean;
};

/** The pages with a share of the person's own that the actor may edit, by title; `count` counts all of them. */
export async function listPagesGiven(
  actor: Actor,
  personId: number,
  tx: Tx,
): Promise<{ readonly pages: PageGiven[]; readonly count: number }> {
  const rows = await run<PageGiven & { count: number }>(
    tx,
    `select page.id, page.title, page.slug, share.may_edit as "mayEdit", count(*) over ()::int as count,
       case when folder.parent_id is null then '' else folder.name end as folder
     from page_share share
     join page on page.site_id = $1 and page.id = share.page_id and page.trashed is null
     left join folder on folder.site_id = $1 and folder.id = page.folder_id
     where share.site_id = $1 and share.principal_id = $2 and share.principal_id >> 48 = 5
       and exists (select from page_reader reader where reader.site_id = $1 and reader.page_id = page.id
         and reader.principal_id = any($3) and reader.may_edit)
     order by lower(page.title), page.id limit ${pagesMost}`,
    [tx.siteId, principal("person", personId), actor.principals],
  );
  return { pages: rows.map(({ count: _, ...page }) => page), count: rows[0]?.count ?? 0 };
}

/** The groups that a person is in, by name. */
export function listGroupsGiven(personId: number, tx: Tx): Promise<{ id: number; name: string }[]> {
  return run(
    tx,
    `select held.id, held.name from group_member member
     join person_group held on held.site_id = $1 and held.id = member.group_id and held.deleted is null
     where member.site_id = $1 and member.person_id = $2 order by held.name_key, held.id`,
    [tx.siteId, personId],
  );
}
