import { type Tx, run } from "#database/transaction.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";
import type { WorldLimit } from "#features/access/rules.ts";
import type { PageAt } from "#features/pages/addresses/rules.ts";
import { moveGuestSessions } from "../guests/store.ts";
import { type PublicLink, limitOf, publicKeyDays } from "./rules.ts";

/** How the world comes to a page; held until the end of the transaction where it is to be changed. */
export async function findPublicLink(
  pageId: number,
  tx: Tx,
  { isHeld } = { isHeld: false },
): Promise<(PublicLink & { readonly change: number; readonly before: PublicLink | null }) | null> {
  type Kept = { readonly passwordHash: string | null; readonly ends: string | null };
  const rows = await run<PublicLink & { change: number; before: Kept | null }>(
    tx,
    `select password_hash as "passwordHash", ends, change, before from public_link
     where site_id = $1 and page_id = $2 ${isHeld ? "for no key update" : ""}`,
    [tx.siteId, pageId],
  );
  const row = rows[0];
  if (!row) return null;
  const { before } = row;
  const ends = before?.ends ? new Date(before.ends) : null;
  return { ...row, before: before && { passwordHash: before.passwordHash, ends } };
}

/** Gives the number of the change. Whoever opened it with another password does so anew. */
export async function savePublicLinkOf(
  pageId: number,
  { link, before }: { readonly link: PublicLink; readonly before: PublicLink },
  now: Date,
  tx: Tx,
): Promise<number> {
  const [row] = await run<{ change: number }>(
    tx,
    `insert into public_link (site_id, page_id, password_hash, ends, before) values ($1, $2, $3, $4, $5)
     on conflict (site_id, page_id) do update set password_hash = excluded.password_hash, ends = excluded.ends,
       before = excluded.before, change = public_link.change + 1 returning change`,
    [tx.siteId, pageId, link.passwordHash, link.ends, JSON.stringify(before)],
  );
  if (link.passwordHash !== before.passwordHash)
    await run(tx, "delete from public_link_key where site_id = $1 and page_id = $2", [tx.siteId, pageId]);
  await saveLimit(pageId, limitOf(link, now), tx);
  return row?.change ?? 0;
}

async function saveLimit(pageId: number, limit: WorldLimit, tx: Tx): Promise<void> {
  await run(tx, "update page set world_limit = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    pageId,
    limit,
  ]);
}

/** The pages whose end has come since; their readers are to be written anew. */
export async function endPublicLinks(now: Date, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `update page set world_limit = 'ended' from public_link link
     where page.site_id = $1 and link.site_id = $1 and link.page_id = page.id and link.ends <= $2
       and page.world_limit is distinct from 'ended' returning page.id`,
    [tx.siteId, now],
  );
  return rows.map(({ id }) => id);
}

export type LockedPage = PageAt & { readonly passwordHash: string };

const openWithPassword = `page.is_public and page.world_limit = 'password' and page.trashed is null and not page.unpublished
  and page.subsite_id = ${mainGroup} and site.public_pages and (link.ends is null or link.ends > $3)`;
const locked = `select page.id, page.slug, '' as "subsiteSlug", link.password_hash as "passwordHash"
  from page join site on site.id = $1 join public_link link on link.site_id = $1 and link.page_id = page.id`;

/** A page that anybody opens with its password, whoever asks. */
export async function findLocked(
  pageId: number,
  now: Date,
  tx: Tx,
  { isHeld } = { isHeld: false },
): Promise<LockedPage | null> {
  const rows = await run<LockedPage>(
    tx,
    `${locked} where page.site_id = $1 and page.id = $2 and ${openWithPassword} ${isHeld ? "for share of page, link" : ""}`,
    [tx.siteId, pageId, now],
  );
  return rows[0] ?? null;
}

/** The same by an address of the main group, old or new. */
export async function findLockedAt(slug: string, now: Date, tx: Tx): Promise<LockedPage | null> {
  const rows = await run<LockedPage>(
    tx,
    `${locked} join page_address at on at.site_id = $1 and at.page_id = page.id
     where page.site_id = $1 and at.subsite_id = ${mainGroup} and at.slug_key = $2 and ${openWithPassword}`,
    [tx.siteId, slug.toLowerCase(), now],
  );
  return rows[0] ?? null;
}

/** Lets a browser read the page, and gives its token; what it read before as a guest moves along to the new one. */
export async function startPublicKey(
  opened: { readonly pageId: number; readonly before: string | null },
  now: Date,
  tx: Tx,
): Promise<string> {
  const token = newToken();
  await moveGuestSessions({ before: opened.before, token }, now, tx);
  await run(
    tx,
    `insert into public_link_key (site_id, token_hash, page_id, expires) values ($1, $2, $3, $4)
     on conflict (site_id, token_hash, page_id) do update set expires = excluded.expires`,
    [tx.siteId, hashOfToken(token), opened.pageId, new Date(now.getTime() + publicKeyDays * 86_400_000)],
  );
  return token;
}

export async function deleteOldPublicKeys(now: Date, tx: Tx): Promise<void> {
  await run(tx, "delete from public_link_key where site_id = $1 and expires <= $2", [tx.siteId, now]);
}
