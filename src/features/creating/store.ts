import { type Tx, run } from "#database/transaction.ts";
import { isShownTo } from "#features/pages/attaching/readable-files-store.ts";
import type { Actor } from "#kernel/actor.ts";

/** From now on it is known of which template the page was made, and as what that was there then. */
export async function noteTemplate(
  made: { readonly pageId: number; readonly templateId: number; readonly versionId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "insert into made_of_template (site_id, page_id, template_id, version_id) values ($1, $2, $3, $4)",
    [tx.siteId, made.pageId, made.templateId, made.versionId],
  );
}

/**
 * Those of the files that the page itself holds and the actor reads there. A number that somebody wrote into its text without
 * a right to the file is not among them, also when the actor may read that file elsewhere (decision 0016).
 */
export async function filesHeldFor(
  actor: Actor,
  shown: { readonly pageId: number; readonly files: readonly number[] },
  tx: Tx,
): Promise<number[]> {
  if (shown.files.length === 0) return [];
  const rows = await run<{ id: number }>(
    tx,
    `select distinct held.file_id as id from page_file held
     join page_reader reader on reader.site_id = $1 and reader.page_id = held.page_id and reader.principal_id = any($2)
     where held.site_id = $1 and held.page_id = $3 and held.file_id = any($4) and ${isShownTo("$5")}`,
    [actor.siteId, actor.principals, shown.pageId, shown.files, actor.personId],
  );
  return rows.map(({ id }) => id);
}
