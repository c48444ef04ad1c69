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
const isReached = `exists (select from page_file held
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

/**
 * Those of `$3` that the page `$5` holds already, or that the actor may use and brings (`$6`); kept from being removed
 * meanwhile.
 */
const usable = `select file.id from file where file.site_id = $1 and file.id = any($3)
  and (exists (select from page_file own where own.site_id = $1 and own.page_id = $5 and own.file_id = file.id)
    or (file.id = any($6) and (file.uploader_id = $4 or ${isReached})))
  for key share of file`;

type Shown = { readonly pageId: number; readonly files: readonly number[] };

/**
 * Notes that the page's draft mentions these files, so that whoever edits it reads them and nothing removes them. Gives the ids
 * that the actor may not use, which are not noted: the change that brings them is to be refused (`file-not-shared`).
 */
export async function noteDraftFiles(actor: Actor, shown: Shown, tx: Tx): Promise<number[]> {
  if (shown.files.length === 0) return [];
  const noted = await run<{ file_id: number }>(
    tx,
    `insert into page_file (site_id, page_id, file_id, in_draft) select $1, $5, id, true from (${usable}) usable
     on conflict (site_id, file_id, page_id) do update set in_draft = true returning file_id`,
    [tx.siteId, actor.principals, shown.files, actor.personId, shown.pageId, shown.files],
  );
  const ids = new Set(noted.map((row) => row.file_id));
  return [...new Set(shown.files)].filter((id) => !ids.has(id));
}

/**
 * From now on the page's draft mentions these files and no others: called when a draft ends for good. What neither it nor a
 * version holds any more is removed after the time of grace, which begins now.
 */
export async function settleDraftFiles(shown: Shown, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `with gone as (
       update page_file set in_draft = false
       where site_id = $1 and page_id = $2 and in_draft and not (file_id = any($3)) returning file_id),
     let_go as (update file set touched = $4 from gone where file.site_id = $1 and file.id = gone.file_id)
     select`,
    [tx.siteId, shown.pageId, shown.files, now],
  );
  await run(
    tx,
    "delete from page_file where site_id = $1 and page_id = $2 and not (in_draft or in_version or in_published)",
    [tx.siteId, shown.pageId],
  );
}

/**
 * Writes down what the page's new version shows, which from now on its readers read; `forPeople` of it people of the site alone.
 * `brought` are those that come with this version from its author themself. What the page does not hold and the author may not
 * use is left out: naming a number gives nobody a right, and who publishes what others wrote lends them none (decision 0016).
 * Tells whether the version before showed a file that this one does not.
 */
export async function noteVersionFiles(
  author: { readonly personId: number | null; readonly principals: readonly number[] },
  shown: Shown & { readonly forPeople: readonly number[]; readonly brought: readonly number[] },
  tx: Tx,
): Promise<boolean> {
  if (shown.files.length > 0)
    await run(
      tx,
      `insert into page_file (site_id, page_id, file_id, in_published, in_version, for_people)
       select $1, $5, id, true, true, id = any($7) from (${usable}) usable
       on conflict (site_id, file_id, page_id)
       do update set in_published = true, in_version = true, for_people = excluded.for_people`,
      [
        tx.siteId,
        author.principals,
        shown.files,
        author.personId,
        shown.pageId,
        shown.brought,
        shown.forPeople,
      ],
    );
  const hidden = await run(
    tx,
    `update page_file set in_published = false
     where site_id = $1 and page_id = $2 and in_published and not (file_id = any($3)) returning file_id`,
    [tx.siteId, shown.pageId, shown.files],
  );
  return hidden.length > 0;
}

const isUnheld = `not exists (select from page_file held where held.site_id = $1 and held.file_id = file.id)
  and not exists (select from theme where theme.site_id = $1 and file.id = any(theme.file_ids))
  and not exists (select from person_picture held where held.site_id = $1 and held.crop_id = file.id)
  and not exists (select from person_picture held where held.site_id = $1 and held.large_id = file.id)
  and not exists (select from person_picture held where held.site_id = $1 and held.small_id = file.id)`;

/**
 * The files that no draft, no version, no theme and no picture of a person has held since `before`, at most `most`, locked: whoever is about to hold one of
 * them waits, and finds it gone.
 */
export async function lockUnheldFiles(before: Date, most: number, tx: Tx): Promise<number[]> {
  const old = await run<{ id: number }>(
    tx,
    `select file.id from file where file.site_id = $1 and file.touched < $2
       and ${isUnheld}
     order by file.touched, file.id limit $3 for update of file skip locked`,
    [tx.siteId, before, most],
  );
  // Looked at again behind the locks: a page may have come to hold one in between.
  const unheld = await run<{ id: number }>(
    tx,
    `select file.id from file where file.site_id = $1 and file.id = any($2) and ${isUnheld}`,
    [tx.siteId, old.map(({ id }) => id)],
  );
  return unheld.map(({ id }) => id);
}
