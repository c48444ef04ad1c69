import { type Tx, run } from "#database/transaction.ts";
import { isShownTo } from "#features/pages/attaching/store.ts";
import type { Actor } from "#kernel/actor.ts";

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
