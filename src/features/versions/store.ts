import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type VersionRow = {
  readonly id: number;
  readonly made: Date;
  readonly author: string | null;
  readonly hash: Buffer;
};

const columns = `version.id, version.made, person.name as author, version.hash
  from page_version version
  left join person on person.site_id = $1 and person.id = version.author_id`;

/** The versions of a page that the caller may edit, newest first, from before one of them on. */
export async function listVersions(
  actor: Actor,
  list: { readonly pageId: number; readonly before: number | null; readonly most: number },
  tx: Tx,
): Promise<VersionRow[]> {
  return run<VersionRow>(
    tx,
    `select ${columns} where version.site_id = $1 and version.page_id = $2 and version.id < $3
     order by version.id desc limit $4`,
    [actor.siteId, list.pageId, list.before ?? Number.MAX_SAFE_INTEGER, list.most],
  );
}

/** Some versions of a page that the caller may edit, in one statement. */
export async function findVersions(
  actor: Actor,
  { pageId, ids }: { readonly pageId: number; readonly ids: readonly number[] },
  tx: Tx,
): Promise<VersionRow[]> {
  return run<VersionRow>(
    tx,
    `select ${columns} where version.site_id = $1 and version.page_id = $2 and version.id = any($3)`,
    [actor.siteId, pageId, ids],
  );
}

/** One version of a page that the caller may edit. */
export async function findVersion(
  actor: Actor,
  version: { readonly pageId: number; readonly id: number },
  tx: Tx,
): Promise<VersionRow | null> {
  const rows = await run<VersionRow>(
    tx,
    `select ${columns} where version.site_id = $1 and version.page_id = $2 and version.id = $3`,
    [actor.siteId, version.pageId, version.id],
  );
  return rows[0] ?? null;
}
