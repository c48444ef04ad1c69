import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type VersionRow = {
  readonly id: number;
  readonly made: Date;
  readonly author: string | null;
  readonly hash: Buffer;
  /** What somebody called it; null for most. */
  readonly name: string | null;
};

const columns = `version.id, version.made, person.name as author, version.hash, version.name
  from page_version version
  left join person on person.site_id = $1 and person.id = version.author_id`;

/** The versions of a page that the caller may edit, newest first, from before one of them on; `named` leaves those without a name out. */
export async function listVersions(
  actor: Actor,
  list: {
    readonly pageId: number;
    readonly before: number | null;
    readonly most: number;
    readonly named?: boolean;
  },
  tx: Tx,
): Promise<VersionRow[]> {
  return run<VersionRow>(
    tx,
    `select ${columns} where version.site_id = $1 and version.page_id = $2 and version.id < $3
       ${list.named ? "and version.name is not null" : ""}
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

/** What one person changed on the way to a version; null instead of the name of people who are gone. */
export type VersionWriter = {
  readonly versionId: number;
  readonly name: string | null;
  readonly widgets: readonly string[];
};

/** Who changed which blocks on the way to some versions, of those where that was noted. */
export async function readVersionWriters(ids: readonly number[], tx: Tx): Promise<VersionWriter[]> {
  return run<VersionWriter>(
    tx,
    `select version.id as "versionId", person.name, wrote.widgets from page_version version
     cross join lateral jsonb_to_recordset(version.writers) as wrote (id bigint, widgets text[])
     left join person on person.site_id = $1 and person.id = wrote.id
     where version.site_id = $1 and version.id = any($2)
     order by version.id, person.name, wrote.id`,
    [tx.siteId, ids],
  );
}

/** Gives a version a name, or takes it away. */
export async function setVersionName(
  version: { readonly pageId: number; readonly id: number; readonly name: string | null },
  tx: Tx,
): Promise<void> {
  await run(tx, "update page_version set name = $4 where site_id = $1 and page_id = $2 and id = $3", [
    tx.siteId,
    version.pageId,
    version.id,
    version.name,
  ]);
}
