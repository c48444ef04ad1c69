import { type Tx, run } from "#database/transaction.ts";
import type { Replaced } from "#documents/files-replaced.ts";
import type { Actor } from "#kernel/actor.ts";
import { isShownTo } from "./readable-files-store.ts";

type Succession = { readonly pageId: number; readonly replaced: readonly Replaced[] };

/**
 * Writes down which files of the page's version another one stands for from now on. Whatever led to the one before leads to the new
 * one; a file that is shown again leads nowhere.
 */
export async function noteSuccessors({ pageId, replaced }: Succession, tx: Tx): Promise<void> {
  if (replaced.length === 0) return;
  const pairs = [tx.siteId, pageId, replaced.map((each) => each.fileId), replaced.map((each) => each.nextId)];
  await run(tx, "delete from file_successor where site_id = $1 and page_id = $2 and file_id = any($3)", [
    tx.siteId,
    pageId,
    replaced.map((each) => each.nextId),
  ]);
  await run(
    tx,
    `update file_successor set next_id = pair.next_id from unnest($3::bigint[], $4::bigint[]) pair (file_id, next_id)
     where file_successor.site_id = $1 and file_successor.page_id = $2 and file_successor.next_id = pair.file_id`,
    pairs,
  );
  await run(
    tx,
    `insert into file_successor (site_id, page_id, file_id, next_id)
     select distinct on (pair.file_id) $1::bigint, $2::bigint, pair.file_id, file.id from unnest($3::bigint[], $4::bigint[]) pair (file_id, next_id)
     join file on file.site_id = $1 and file.id = pair.next_id
     on conflict (site_id, file_id, page_id) do update set next_id = excluded.next_id`,
    pairs,
  );
}

/** A file by its address. */
export type Addressed = { readonly id: number; readonly name: string };

/**
 * Where a link to a file leads that no page shows the actor any more: the file in its place, the newest where several pages have
 * replaced it. Null while a page shows it, and where they may not read what stands there.
 */
export async function findSuccessor(actor: Actor, id: number, tx: Tx): Promise<Addressed | null> {
  const shows = (file: string) => `exists (select from page_file held
    join page_reader reader on reader.site_id = $1 and reader.page_id = held.page_id and reader.principal_id = any($2)
    where held.site_id = $1 and held.file_id = ${file} and held.in_published and ${isShownTo("$4")})`;
  const rows = await run<Addressed>(
    tx,
    `select file.id, file.name from file_successor next
     join file on file.site_id = $1 and file.id = next.next_id
     where next.site_id = $1 and next.file_id = $3 and ${shows("file.id")} and not ${shows("next.file_id")}
     order by file.id desc limit 1`,
    [actor.siteId, actor.principals, id, actor.personId],
  );
  return rows[0] ?? null;
}
