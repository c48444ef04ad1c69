import { type Tx, run } from "#database/transaction.ts";
import { searchPrincipals } from "#features/access/rules.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { isReached } from "#features/pages/attaching/readable-files-store.ts";
import { slugOf } from "#features/subsites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { filesShown, pagesShown } from "./rules.ts";
import type { FileList, OtherUse, UploadedFile, Stored } from "./screen.ts";

const kind = `case when type like 'image/%' then 'pictures' when type like 'video/%' then 'videos'
  when type = 'application/pdf' then 'pdfs' else 'others' end`;

/** What the site stores, by kind. Reads every file's row once: only owners ask, and seldom. */
export function readStored(tx: Tx): Promise<Stored[]> {
  return run<Stored>(
    tx,
    `select ${kind} as kind,
       sum(size)::float8 as bytes, count(*)::int as files
     from (select distinct on (hash) type, size from file where site_id = $1 order by hash, id) stored
     group by 1 order by 2 desc`,
    [tx.siteId],
  );
}

export type FileRow = Omit<UploadedFile, "uploaded" | "pages" | "more"> & {
  readonly uploaded: Date;
  readonly pages: readonly { id: number; title: string; slug: string | null; subsiteSlug: string }[];
  readonly shownOn: number;
};

/** The page shows it to its readers, and is not in the trash. */
const isShown = "held.in_published and page.trashed is null";
const holders = `page_file held join page on page.site_id = $1 and page.id = held.page_id
  where held.site_id = $1 and held.file_id = file.id`;

const isOfTheme = "exists (select from theme where theme.site_id = $1 and file.id = any(theme.file_ids))";

/** What else holds it, the first that does. */
const otherUse = `case
  when ${isOfTheme} then 'theme'
  when exists (select from person_picture held where held.site_id = $1 and file.id in (held.crop_id, held.large_id, held.small_id)) then 'photo'
  when exists (select from ${holders} and page.trashed is null and held.in_draft) then 'draft'
  when exists (select from ${holders} and page.trashed is null) then 'version'
  when exists (select from ${holders}) then 'trash'
  else 'nothing' end`;

const orders: Readonly<Record<FileList, string>> = {
  large: "file.size desc, file.id desc",
  new: "file.id desc",
  hidden: "file.size desc, file.id desc",
};
const behind = (by: FileList, after: string) =>
  by === "new"
    ? `file.id < ${after}`
    : `(file.size, file.id) < (select last.size, last.id from file last where last.site_id = $1 and last.id = ${after})`;

/** Files in the order asked for, behind `after`; one more than is shown, where there are more. */
export function listUploads(
  actor: Actor,
  { by, after }: { readonly by: FileList; readonly after: number | null },
  tx: Tx,
): Promise<FileRow[]> {
  return run<FileRow & { use: OtherUse | null }>(
    tx,
    `select file.id, case when ${isReached} or file.uploader_id = $4 or ${isOfTheme} then file.name end as name,
       ${kind} as kind, file.size::float8 as size, file.created as uploaded, uploader.name as uploader,
       use.pages as "shownOn", readable.pages, case when use.pages = 0 then ${otherUse} end as use
     from file
       left join person uploader on uploader.site_id = $1 and uploader.id = file.uploader_id
       cross join lateral (select count(*)::int as pages from ${holders} and ${isShown}) use
       cross join lateral (select coalesce(json_agg(shown), '[]') as pages from (
         select page.id, page.title, page.slug, ${slugOf("page")} as "subsiteSlug" from ${holders} and ${isShown}
           and ${isPageReadBy("page.id", "$2")} order by page.title, page.id limit ${pagesShown}) shown) readable
     where file.site_id = $1 and ($3::bigint is null or ${behind(by, "$3")})
       ${by === "hidden" ? "and use.pages = 0" : ""}
     order by ${orders[by]} limit ${filesShown + 1}`,
    [tx.siteId, searchPrincipals(actor), after, actor.personId],
  );
}
