import { type Tx, run } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { drawnMost } from "#features/pages/drawing/store.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { tagsOfPage } from "#features/tags/page-store.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";

export type TemplateRow = {
  readonly id: number;
  readonly title: string;
  readonly preview: string;
  readonly isDefault: boolean;
  readonly folderId: number;
  readonly tags: readonly KeptTag[];
  /** What it says; null where that is too long to be drawn. */
  readonly document: Document | null;
};

/** So many are offered at most. */
const templatesMost = 250;

/** The templates of the current subsite that the actor reads, by title. */
export async function readTemplates(actor: Actor, tx: Tx): Promise<TemplateRow[]> {
  return run<TemplateRow>(
    tx,
    `select page.id, page.title, page.preview, page.folder_id as "folderId", ${tagsOfPage} as tags,
       subsite.default_template_id is not distinct from page.id as "isDefault",
       case when pg_column_size(kept.document) <= ${drawnMost} then kept.document end as document
     from page join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
     join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document kept on kept.site_id = $1 and kept.hash = version.hash
     where page.site_id = $1 and page.subsite_id = $3 and page.is_template and page.trashed is null and not page.unpublished
       and ${isPageReadBy("page.id", "$2::bigint[]")}
     order by page.title_key, page.id limit ${templatesMost}`,
    [actor.siteId, actor.principals, currentSubsite(actor)],
  );
}
