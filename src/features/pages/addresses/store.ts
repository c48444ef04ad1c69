import { type Tx, run } from "#database/transaction.ts";
import { addressKey, addressesLike } from "./rules.ts";

/** How many numbers are tried before a page goes without an address of its own. */
const tries = 200;

/** An address of a page in the trash, a row of `page_address` in SQL: another page may take it. */
const isLetGo = (held: string) => `exists (select from page gone
  where gone.site_id = $1 and gone.id = ${held}.page_id and gone.trashed is not null)`;

/**
 * The first of fog, fog-2, fog-3 that no page of the folder's subsite has or had, but in the trash; null when nothing is left
 * or the base is empty.
 */
export async function freeAddress(base: string, folderId: number, tx: Tx): Promise<string | null> {
  if (base === "") return null;
  const candidates = addressesLike(base, tries);
  const rows = await run<{ slug_key: string }>(
    tx,
    `select taken.slug_key from folder join page_address taken on taken.site_id = $1
       and taken.subsite_id = folder.subsite_id and taken.slug_key = any($3)
       and not ${isLetGo("taken")}
     where folder.site_id = $1 and folder.id = $2`,
    [tx.siteId, folderId, candidates.map(addressKey)],
  );
  const taken = new Set(rows.map((row) => row.slug_key));
  return candidates.find((candidate) => !taken.has(addressKey(candidate))) ?? null;
}

/**
 * Gives a page another address, or none; the old one stays its own and leads to the new. False when another page of
 * its subsite has the address, now or from before.
 */
export async function moveToAddress(pageId: number, slug: string | null, tx: Tx): Promise<boolean> {
  if (slug !== null && !(await takeAddress(pageId, slug, tx))) return false;
  await tx.db
    .updateTable("page")
    .set({ slug })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", pageId)
    .execute();
  return true;
}

/** Gives a page the first address like `base` that is free in its subsite; none where all are taken. Another writer may take one at the same moment. */
export async function moveToFreeAddress(
  page: { readonly id: number; readonly folderId: number },
  base: string,
  tx: Tx,
): Promise<void> {
  for (let at = 0; at < tries; at++) {
    const slug = await freeAddress(base, page.folderId, tx);
    if (slug === null || (await moveToAddress(page.id, slug, tx))) return;
  }
}

/** False when another page of its subsite has the address, now or from before. One in the trash has let go of its own. */
export async function takeAddress(pageId: number, slug: string, tx: Tx): Promise<boolean> {
  const rows = await run<{ page_id: number }>(
    tx,
    `insert into page_address (site_id, subsite_id, slug_key, page_id)
     select $1, subsite_id, $2, id from page where site_id = $1 and id = $3
     on conflict (site_id, subsite_id, slug_key) do update set page_id = excluded.page_id
       where page_address.page_id = $3 or ${isLetGo("page_address")}
     returning page_id`,
    [tx.siteId, slug.toLowerCase(), pageId],
  );
  return rows.length > 0;
}
