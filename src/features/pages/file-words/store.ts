import { type Tx, run } from "#database/transaction.ts";
import type { FileText } from "#storage/texts/file-text.ts";
import { triedSince } from "./rules.ts";

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
  /** Its words are kept already, or were given up. */
  readonly isDone: boolean;
};

const unsearched = `page_file held
  join file on file.site_id = $1 and file.id = held.file_id
  join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
  left join file_text text on text.site_id = $1 and text.hash = file.hash
  where held.site_id = $1 and held.in_published and not held.is_searched
    and (text.hash is null or text.done is not null or text.attempted <= $2)`;

/** The next of them, but those that were tried a moment ago to no end. */
export function listUnsearched(
  { most, now }: { readonly most: number; readonly now: Date },
  tx: Tx,
): Promise<UnsearchedFile[]> {
  return run<UnsearchedFile>(
    tx,
    `select held.file_id as "fileId", held.page_id as "pageId", file.name, file.type, file.size::float8 as size, file.hash, blob.key,
       text.done is not null as "isDone"
     from ${unsearched} order by held.file_id, held.page_id limit $3`,
    [tx.siteId, triedSince(now), most],
  );
}

/** Whether a file of the site waits for its words to be read. */
export async function waitsAny(now: Date, tx: Tx): Promise<boolean> {
  return (await run(tx, `select from ${unsearched} limit 1`, [tx.siteId, triedSince(now)])).length > 0;
}

/**
 * Nothing is left to do for the words of these files. Gives for how many that was so; what somebody else holds just then is left for the next look: nobody
 * waits for another here.
 */
export async function leaveUnread(files: readonly number[], tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    `with free as (
       select file_id, page_id from page_file where site_id = $1 and file_id = any($2) and in_published and not is_searched
       for no key update skip locked)
     update page_file held set is_searched = true from free
     where held.site_id = $1 and held.file_id = free.file_id and held.page_id = free.page_id returning 1`,
    [tx.siteId, files],
  );
  return rows.length;
}

/** A file whose turn it is, until somebody else may try it. */
export type Try = { readonly hash: Buffer; readonly attempted: Date };

/** Keeps others off a file while its bytes are fetched. Gives how often it was tried; null where somebody else has it, or it is done. */
export async function holdFile({ hash, attempted }: Try, since: Date, tx: Tx): Promise<number | null> {
  const [row] = await run<{ tries: number }>(
    tx,
    `insert into file_text (site_id, hash, tries, attempted)
     select site_id, hash, 0, $3 from file_blob where site_id = $1 and hash = $2
     on conflict (site_id, hash) do update set attempted = excluded.attempted
       where file_text.done is null and file_text.attempted <= $4 returning tries`,
    [tx.siteId, hash, attempted, since],
  );
  return row?.tries ?? null;
}

/** Counts a try, before it is made; not where somebody else has taken the file meanwhile. */
export async function countTry({ hash, attempted }: Try, tx: Tx): Promise<boolean> {
  const rows = await run(tx, `update file_text set tries = tries + 1 ${stillMine} returning tries`, [
    tx.siteId,
    hash,
    attempted,
  ]);
  return rows.length > 0;
}

/** It did not come to it. */
export async function takeBackTry({ hash, attempted }: Try, tx: Tx): Promise<void> {
  await run(tx, `update file_text set tries = tries - 1 ${stillMine}`, [tx.siteId, hash, attempted]);
}

const stillMine = "where site_id = $1 and hash = $2 and attempted = $3 and done is null";

/**
 * Keeps what was read; where a file is given up, nothing. Gives whether it was: what others have come to stands, and who gives up late leaves it to who tries
 * now.
 */
export async function keepFileText(
  { hash, attempted, text }: Try & { readonly text: FileText | null },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const { letters, plain, words } = text ?? { letters: "", plain: "", words: [] };
  const bytes = words.reduce((sum, word) => sum + Buffer.byteLength(word), 0);
  const rows = await run(
    tx,
    `update file_text set done = $3, letters = $4, plain = $5, words = array_to_tsvector($6::text[]), bytes = $7
     where site_id = $1 and hash = $2 and done is null and ($8 or attempted = $9) returning 1`,
    [tx.siteId, hash, now, letters, plain, words, bytes, text !== null, attempted],
  );
  return rows.length > 0;
}
