import { type Tx, run } from "#database/transaction.ts";
import type { TypeFacts } from "./model/page-type.ts";

/** Of a page that is there. */
export async function readTypeFacts(pageId: number, tx: Tx): Promise<TypeFacts> {
  const rows = await run<TypeFacts>(
    tx,
    `select page.is_template as "isTemplate", subsite.homepage_id is not distinct from page.id as "isHomepage",
       subsite.default_template_id is not distinct from page.id as "isDefaultTemplate"
     from page join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId],
  );
  return rows[0] ?? { isTemplate: false, isHomepage: false, isDefaultTemplate: false };
}

export async function saveTemplate(pageId: number, isTemplate: boolean, tx: Tx): Promise<void> {
  await run(tx, "update page set is_template = $3 where site_id = $1 and id = $2 and is_template <> $3", [
    tx.siteId,
    pageId,
    isTemplate,
  ]);
}
