import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { isReached } from "./readable-files-store.ts";

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
