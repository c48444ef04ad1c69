import { type Tx, run } from "#database/transaction.ts";
import type { FileText } from "#storage/texts/file-text.ts";

/** A file that a published page shows and whose words it is not found by yet. */
export type UnsearchedFile = {
  readonly fileId: number;
  readonly pageId: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly hash: Buffer;
  /** Where its bytes lie in the storage. */
  readonly key: string;
  readonly tries: number;
  /** Its words are kept already, or were given up. */
  readonly isDone: boolean;
};

/** The next of them, but those that were tried after `since` to no end. */
export function listUnsearched(
  { most, since }: { readonly most: number; readonly since: Date },
  tx: Tx,
): Promise<UnsearchedFile[]> {
  return run<UnsearchedFile>(
    tx,
    `select held.file_id as "fileId", held.page_id as "pageId", file.name, file.type, file.size::float8 as size, file.hash, blob.key,
       coalesce(text.tries, 0) as tries, text.done is not null as "isDone"
     from page_file held
     join file on file.site_id = $1 and file.id = held.file_id
     join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     left join file_text text on text.site_id = $1 and text.hash = file.hash
     where held.site_id = $1 and held.in_published and not held.is_searched
       and (text.hash is null or text.done is not null or text.attempted <= $2)
     order by held.file_id, held.page_id limit $3`,
    [tx.siteId, since, most],
  );
}

/** Nothing is left to do for the words of these files. */
export async function leaveUnread(files: readonly number[], tx: Tx): Promise<void> {
  if (files.length === 0) return;
  await run(tx, "update page_file set is_searched = true where site_id = $1 and file_id = any($2)", [
    tx.siteId,
    files,
  ]);
}

/** Begins a try, unless another process has begun one since; counted before it is made, so that one that ends everything counts. */
export async function claimFile(
  { hash, since }: { readonly hash: Buffer; readonly since: Date },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into file_text (site_id, hash, tries, attempted) values ($1, $2, 1, $3)
     on conflict (site_id, hash) do update set tries = file_text.tries + 1, attempted = excluded.attempted
       where file_text.done is null and file_text.attempted <= $4 returning hash`,
    [tx.siteId, hash, now, since],
  );
  return rows.length > 0;
}

/** Keeps what was read; where a file is given up, nothing. */
export async function keepFileText(
  { hash, text }: { readonly hash: Buffer; readonly text: FileText | null },
  now: Date,
  tx: Tx,
): Promise<void> {
  const { letters, plain, words } = text ?? { letters: "", plain: "", words: [] };
  const bytes = words.reduce((sum, word) => sum + Buffer.byteLength(word), 0);
  await run(
    tx,
    `update file_text set done = $3, letters = $4, plain = $5, words = array_to_tsvector($6::text[]), bytes = $7
     where site_id = $1 and hash = $2`,
    [tx.siteId, hash, now, letters, plain, words, bytes],
  );
}
