import { type Tx, run } from "#database/transaction.ts";

/** A page that was made of a template, and the version of the template that both have in common. */
export type MadePage = { readonly id: number; readonly versionId: number };

/** The pages made of a template that have not taken over this version of it and are not in the trash, by title. */
export async function listMade(template: MadePage, most: number, tx: Tx): Promise<MadePage[]> {
  return run<MadePage>(
    tx,
    `select page.id, made.version_id as "versionId" from made_of_template made
     join page on page.site_id = $1 and page.id = made.page_id and page.trashed is null
     where made.site_id = $1 and made.template_id = $2 and made.version_id <> $3
     order by page.title_key, page.id limit $4`,
    [tx.siteId, template.id, template.versionId, most],
  );
}

/** The same of one page; null where it was not made of this template. */
export async function findMade(
  made: { readonly pageId: number; readonly templateId: number },
  tx: Tx,
): Promise<MadePage | null> {
  const rows = await run<MadePage>(
    tx,
    `select page_id as id, version_id as "versionId" from made_of_template
     where site_id = $1 and page_id = $2 and template_id = $3`,
    [tx.siteId, made.pageId, made.templateId],
  );
  return rows[0] ?? null;
}

/** The version that a page and its template have in common from now on. */
export async function saveCommon({ id, versionId }: MadePage, tx: Tx): Promise<void> {
  await run(tx, "update made_of_template set version_id = $3 where site_id = $1 and page_id = $2", [
    tx.siteId,
    id,
    versionId,
  ]);
}
