import { type Tx, run } from "#database/transaction.ts";
import { addressKey, addressesLike } from "./rules.ts";

/** How many numbers are tried before a page goes without an address of its own. */
const tries = 200;

/** The first of fog, fog-2, fog-3 that no page has or had; null when nothing is left or the base is empty. */
export async function freeAddress(base: string, tx: Tx): Promise<string | null> {
  if (base === "") return null;
  const candidates = addressesLike(base, tries);
  const rows = await run<{ slug_key: string }>(
    tx,
    "select slug_key from page_address where site_id = $1 and slug_key = any($2)",
    [tx.siteId, candidates.map(addressKey)],
  );
  const taken = new Set(rows.map((row) => row.slug_key));
  return candidates.find((candidate) => !taken.has(addressKey(candidate))) ?? null;
}

/**
 * Gives a page another address, or none; the old one stays its own and leads to the new. False when another page has
 * the address, now or from before.
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

/** False when another page has the address, now or from before. */
export async function takeAddress(pageId: number, slug: string, tx: Tx): Promise<boolean> {
  const rows = await run<{ page_id: number }>(
    tx,
    `insert into page_address (site_id, slug_key, page_id) values ($1, $2, $3)
     on conflict (site_id, slug_key) do update set page_id = page_address.page_id where page_address.page_id = $3
     returning page_id`,
    [tx.siteId, slug.toLowerCase(), pageId],
  );
  return rows.length > 0;
}
