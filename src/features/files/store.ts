import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { KeptFile } from "./contract.ts";

export type NewFile = Omit<KeptFile, "id"> & { readonly hash: Buffer; readonly isAnimated: boolean };

/** The row of a file, and the key under which its bytes lie. */
export type AddedFile = { readonly file: KeptFile; readonly key: string };

/**
 * Adds a file whose bytes lie under `placed`, or under the key that equal bytes of the site have already. Null when neither
 * is: then the bytes have to be placed first. The copy that is used is held until the end of the transaction.
 */
export async function addFile(
  actor: Actor,
  { file, placed }: { readonly file: NewFile; readonly placed: string | null },
  now: Date,
  tx: Tx,
): Promise<AddedFile | null> {
  const key = (await heldBlob(file.hash, tx)) ?? (await placeBlob(file, placed, tx));
  if (key === null) return null;
  const { name, size, type, width, height } = file;
  const rows = await run<{ id: number }>(
    tx,
    `insert into file (site_id, hash, name, size, type, width, height, is_animated, uploader_id, created, touched)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [tx.siteId, file.hash, name, size, type, width, height, file.isAnimated, actor.personId, now],
  );
  return { file: { id: rows[0]?.id ?? 0, name, size, type, width, height }, key };
}

/** What is told of a file; to be asked only for whoever may have it. */
export async function findFile(id: number, tx: Tx): Promise<KeptFile | null> {
  const rows = await run<KeptFile>(
    tx,
    "select id, name, size, type, width, height from file where site_id = $1 and id = $2",
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

async function heldBlob(hash: Buffer, tx: Tx): Promise<string | null> {
  const rows = await run<{ key: string }>(
    tx,
    "select key from file_blob where site_id = $1 and hash = $2 for key share",
    [tx.siteId, hash],
  );
  return rows[0]?.key ?? null;
}

async function placeBlob(file: NewFile, placed: string | null, tx: Tx): Promise<string | null> {
  if (placed === null) return null;
  const rows = await run<{ key: string }>(
    tx,
    "insert into file_blob (site_id, hash, key, size) values ($1, $2, $3, $4) on conflict do nothing returning key",
    [tx.siteId, file.hash, placed, file.size],
  );
  return rows[0]?.key ?? heldBlob(file.hash, tx);
}

/**
 * Removes the rows of files, and of bytes that no file has any more; gives the keys of these, to be removed from the
 * storage once all is committed. Whoever adds a file of the same bytes meanwhile waits, and then places them anew.
 */
export async function removeFiles(ids: readonly number[], tx: Tx): Promise<string[]> {
  const files = await run<{ hash: Buffer }>(
    tx,
    "delete from file where site_id = $1 and id = any($2) returning hash",
    [tx.siteId, ids],
  );
  const hashes = files.map(({ hash }) => hash);
  await run(tx, "select from file_blob where site_id = $1 and hash = any($2) order by hash for update", [
    tx.siteId,
    hashes,
  ]);
  const blobs = await run<{ key: string }>(
    tx,
    `delete from file_blob blob where site_id = $1 and hash = any($2)
       and not exists (select from file where file.site_id = $1 and file.hash = blob.hash) returning key`,
    [tx.siteId, hashes],
  );
  return blobs.map(({ key }) => key);
}

/** The stored copies of the site in the order of their keys, `most` behind `after`. */
export function listBlobs(
  { after, most }: { readonly after: string; readonly most: number },
  tx: Tx,
): Promise<{ key: string; size: number; hash: Buffer }[]> {
  return run(
    tx,
    "select key, size, hash from file_blob where site_id = $1 and key > $2 order by key limit $3",
    [tx.siteId, after, most],
  );
}
