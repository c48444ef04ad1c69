import { type Tx, run } from "#database/transaction.ts";
import type { FileReason, PageOutcome } from "./contract.ts";
import { keyOf } from "./model/file-link.ts";
import type { BroughtFile, Noted, NotedPage, PageAfter, PageBefore } from "./model/noted.ts";

/** What an import has done so far, by the paths of its files. */
export async function readJournal(id: number, tx: Tx): Promise<Noted> {
  const pages = await run<{ path: string; outcome: PageOutcome; isFinished: boolean }>(
    tx,
    `select path, outcome, outcome in ('unchanged', 'left', 'closed') or after is not null as "isFinished"
     from import_page where site_id = $1 and import_id = $2`,
    [tx.siteId, id],
  );
  const files = await run<{
    path: string;
    asPicture: boolean;
    id: number | null;
    name: string | null;
    reason: FileReason;
  }>(
    tx,
    `select noted.path, noted.as_picture as "asPicture", file.id, file.name, coalesce(noted.reason, 'unreadable') as reason
     from import_file noted left join file on file.site_id = $1 and file.id = noted.file_id
     where noted.site_id = $1 and noted.import_id = $2`,
    [tx.siteId, id],
  );
  return {
    pages: new Map(pages.map(({ path, ...page }) => [path, page])),
    files: new Map(files.map((file) => [keyOf(file), broughtOf(file)])),
  };
}

function broughtOf(file: { id: number | null; name: string | null; reason: FileReason }): BroughtFile {
  return file.id === null ? { reason: file.reason } : { id: file.id, name: file.name ?? "" };
}

export async function writePage(id: number, page: NotedPage, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into import_page (site_id, import_id, path, page_id, outcome, before, after) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (site_id, import_id, path) do update set page_id = excluded.page_id, outcome = excluded.outcome,
       before = excluded.before, after = excluded.after`,
    [tx.siteId, id, page.path, page.pageId, page.outcome, json(page.before), json(page.after)],
  );
}

export async function writeFile(
  id: number,
  {
    path,
    asPicture,
    file,
  }: { readonly path: string; readonly asPicture: boolean; readonly file: BroughtFile },
  tx: Tx,
): Promise<void> {
  const [fileId, reason] = "id" in file ? [file.id, null] : [null, file.reason];
  await run(
    tx,
    `insert into import_file (site_id, import_id, path, as_picture, file_id, reason) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, import_id, path, as_picture) do update set file_id = excluded.file_id, reason = excluded.reason`,
    [tx.siteId, id, path, asPicture, fileId, reason],
  );
}

export async function writeFolders(id: number, folderIds: readonly number[], tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into import_folder (site_id, import_id, folder_id) select $1, $2, unnest($3::bigint[]) on conflict do nothing`,
    [tx.siteId, id, folderIds],
  );
}

export async function countFolders(id: number, tx: Tx): Promise<number> {
  const rows = await run(tx, "select from import_folder where site_id = $1 and import_id = $2", [
    tx.siteId,
    id,
  ]);
  return rows.length;
}

/** A page that an import has changed, held until the end of the transaction, with what it is now. */
export type ChangedPage = {
  readonly path: string;
  readonly pageId: number;
  readonly outcome: "made" | "updated";
  readonly before: (PageBefore & { readonly restoredAs?: number }) | null;
  readonly after: PageAfter;
  readonly versionId: number;
  readonly title: string;
  readonly isTrashed: boolean;
  /** It is the home page or a template: somebody has chosen it since. */
  readonly isChosen: boolean;
  readonly hasWords: boolean;
};

export function holdChanged(id: number, tx: Tx): Promise<ChangedPage[]> {
  return run<ChangedPage>(
    tx,
    `select noted.path, page.id as "pageId", noted.outcome, noted.before, noted.after, page.version_id as "versionId",
       page.title, page.trashed is not null as "isTrashed",
       page.is_template or exists (select from subsite where site_id = $1 and homepage_id = page.id) as "isChosen",
       exists (select from page_draft draft where draft.site_id = $1 and draft.page_id = page.id and draft.closed is null
         and draft.seq > draft.published_seq) as "hasWords"
     from import_page noted join page on page.site_id = $1 and page.id = noted.page_id
     where noted.site_id = $1 and noted.import_id = $2 and noted.after is not null and noted.outcome in ('made', 'updated')
     order by page.id for update of page`,
    [tx.siteId, id],
  );
}

/** Remembers as which version an updated page got its former text back. */
export async function noteRestored(
  page: { readonly importId: number; readonly path: string; readonly versionId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update import_page set before = before || jsonb_build_object('restoredAs', $4::bigint)
     where site_id = $1 and import_id = $2 and path = $3`,
    [tx.siteId, page.importId, page.path, page.versionId],
  );
}

export async function noteRedone(
  page: { readonly importId: number; readonly path: string; readonly versionId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update import_page set after = after || jsonb_build_object('versionId', $4::bigint)
     where site_id = $1 and import_id = $2 and path = $3`,
    [tx.siteId, page.importId, page.path, page.versionId],
  );
}

function json(value: object | null): string | null {
  return value && JSON.stringify(value);
}
