import { type Tx, run } from "#database/transaction.ts";
import { graceTime } from "#features/files/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { isOwner, mainGroup } from "#kernel/viewer.ts";

/** A file as its reader is given it. */
export type ReadableFile = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly width: number | null;
  readonly isAnimated: boolean;
  readonly hash: Buffer;
  /** Where its bytes lie in the storage. */
  readonly key: string;
};

/**
 * Whether a reader of the page (`reader`) reads a file that it holds (`held`): what its published version shows to them, as `person`
 * is null for visitors and guests, and everything for those who edit it.
 */
export const isShownTo = (person: string): string =>
  `(reader.may_edit or (held.in_published and (${person}::bigint is not null or not held.for_people)))`;

/** Whether the actor reads a page whose published version shows them the file, or edits one that holds it anywhere. */
export const isReached = `exists (select from page_file held
  join page_reader reader on reader.site_id = $1 and reader.page_id = held.page_id and reader.principal_id = any($2)
  where held.site_id = $1 and held.file_id = file.id and ${isShownTo("$4")})`;

/** The header picture is for the readers of the home page; all pictures of the theme are for the owners, who choose them. */
const isOfTheme = `exists (select from theme where theme.site_id = $1 and (
  ($6 and file.id = any(theme.file_ids)) or (file.id = theme.picture_id and exists (select from subsite
    join page_reader reader on reader.site_id = $1 and reader.page_id = subsite.homepage_id and reader.principal_id = any($2)
    where subsite.site_id = $1 and subsite.id = ${mainGroup}))))`;

/** The file, if the actor may read it; what they uploaded themselves also before any page holds it. */
export async function findReadableFile(
  actor: Actor,
  id: number,
  now: Date,
  tx: Tx,
): Promise<ReadableFile | null> {
  const rows = await run<ReadableFile>(
    tx,
    `select file.id, file.name, file.size, file.type, file.width, file.is_animated as "isAnimated", file.hash, blob.key
     from file join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     where file.site_id = $1 and file.id = $3
       and (${isReached} or (file.uploader_id = $4 and file.created > $5) or ${isOfTheme})`,
    [actor.siteId, actor.principals, id, actor.personId, new Date(now.getTime() - graceTime), isOwner(actor)],
  );
  return rows[0] ?? null;
}

/** Whether this person may put the file on a page: they uploaded it, or may read it. */
export async function mayUseFile(actor: Actor, fileId: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from file where file.site_id = $1 and file.id = $3 and (file.uploader_id = $4 or ${isReached})`,
    [actor.siteId, actor.principals, fileId, actor.personId],
  );
  return rows.length > 0;
}
