import { randomBytes } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import { isPageEditedBy } from "#features/access/store.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";
import type { PageAt } from "#features/pages/addresses/rules.ts";
import { slugOf } from "#features/subsites/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { type GuestOfToken, guestIdIn, guestToken, isGuestToken } from "#secrets/guest-token.ts";
import {
  type Guest,
  addressKey,
  guestPagesMost,
  guestSessionEnd,
  guestsMost,
  mayManageGuests,
} from "./rules.ts";

/** The guests of a page, the first invited first, each with the secret of their link. For those who manage its sharing. */
export async function readGuests(
  pageId: number,
  tx: Tx,
): Promise<(Guest & { readonly token: string; readonly created: Date })[]> {
  const rows = await run<GuestOfToken & { email: string; created: Date; key: Buffer }>(
    tx,
    `select guest.site_id as "siteId", guest.page_id as "pageId", guest.id, guest.nonce, guest.email, guest.created, site.magic_key as key
     from page_guest guest join site on site.id = $1 where guest.site_id = $1 and guest.page_id = $2 order by guest.id`,
    [tx.siteId, pageId],
  );
  return rows.map(({ id, email, created, key, ...rest }) => ({
    id,
    email,
    created,
    token: guestToken(key, { id, ...rest }),
  }));
}

/** Who was invited to a page, and by whom. */
export async function readInvited(
  pageId: number,
  tx: Tx,
): Promise<{ readonly guestId: number; readonly inviterId: number | null }[]> {
  return run(
    tx,
    `select id as "guestId", inviter_id as "inviterId" from page_guest where site_id = $1 and page_id = $2 order by id`,
    [tx.siteId, pageId],
  );
}

export async function countGuests(pageId: number, tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    "select count(*) as count from page_guest where site_id = $1 and page_id = $2",
    [tx.siteId, pageId],
  );
  return rows[0]?.count ?? 0;
}

export async function addGuest(
  guest: { readonly pageId: number; readonly email: string; readonly inviterId: number | null },
  now: Date,
  tx: Tx,
): Promise<number> {
  const row = await tx.db
    .insertInto("page_guest")
    .values({
      site_id: tx.siteId,
      page_id: guest.pageId,
      email: guest.email,
      email_key: addressKey(guest.email),
      nonce: randomBytes(16),
      inviter_id: guest.inviterId,
      created: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Their links and the browsers in which they were used end with them. */
export async function removeGuests(pageId: number, ids: readonly number[], tx: Tx): Promise<void> {
  await run(tx, "delete from page_guest where site_id = $1 and page_id = $2 and id = any($3)", [
    tx.siteId,
    pageId,
    ids,
  ]);
}

/** Those of the addresses that belong to administrators or to the people given. */
export async function readListedAddresses(
  emails: readonly string[],
  personIds: readonly number[],
  tx: Tx,
): Promise<string[]> {
  const rows = await run<{ email: string }>(
    tx,
    `select email from person where site_id = $1 and email = any($2) and (id = any($3) or role in ('owner', 'admin'))`,
    [tx.siteId, emails.map(addressKey), personIds],
  );
  return rows.map(({ email }) => email);
}

/**
 * Addresses of guests of other pages that the actor may edit, the last invited first (GUES-10). Whoever may not see a
 * page's list of guests learns none of them here.
 */
export async function readActiveGuests(actor: Actor, exceptPageId: number | null, tx: Tx): Promise<string[]> {
  if (!mayManageGuests(actor).allowed) return [];
  const rows = await run<{ email: string }>(
    tx,
    `select (array_agg(guest.email order by guest.id desc))[1] as email from page_guest guest
     where guest.site_id = $1 and guest.page_id is distinct from $3
       and ${isPageEditedBy("guest.page_id", "$2::bigint[]")}
       and not exists (select from page_guest here where here.site_id = $1 and here.page_id = $3
         and here.email_key = guest.email_key)
     group by guest.email_key order by max(guest.id) desc limit $4`,
    [actor.siteId, actor.principals, exceptPageId, guestsMost],
  );
  return rows.map(({ email }) => email);
}

/** A guest with the page that they may read. */
export type InvitedGuest = {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly page: PageAt & { readonly title: string };
};

/** The guest, while they may read their page: it is published, not in the trash, and the site lets guests in. */
export async function findInvited(guestId: number, tx: Tx): Promise<InvitedGuest | null> {
  const found = await findGuest(guestId, tx);
  return found ? { ...found.guest, token: guestToken(found.key, found.ofToken) } : null;
}

/** Where a guest was invited, and to what, whether or not they may read it now; null when they are no guest any more. */
export async function findGuestAddress(
  guestId: number,
  tx: Tx,
): Promise<{ email: string; pageId: number } | null> {
  const rows = await run<{ email: string; pageId: number }>(
    tx,
    `select email, page_id as "pageId" from page_guest where site_id = $1 and id = $2`,
    [tx.siteId, guestId],
  );
  return rows[0] ?? null;
}

/** Whose link it is, if it still opens a page. */
export async function findByLink(token: string, tx: Tx): Promise<Omit<InvitedGuest, "token"> | null> {
  const guestId = guestIdIn(token);
  const found = guestId === null ? null : await findGuest(guestId, tx);
  return found && isGuestToken(found.key, found.ofToken, token) ? found.guest : null;
}

async function findGuest(guestId: number, tx: Tx) {
  const rows = await run<GuestOfToken & { email: string; key: Buffer } & InvitedGuest["page"]>(
    tx,
    `select guest.site_id as "siteId", guest.page_id as "pageId", guest.id, guest.nonce, guest.email, site.magic_key as key,
       page.title, page.slug, ${slugOf("page")} as "subsiteSlug"
     from page_guest guest
     join site on site.id = $1 and site.guest_invites
     join page on page.site_id = $1 and page.id = guest.page_id
     join page_reader reader on reader.site_id = $1 and reader.page_id = page.id and reader.principal_id = $3::bigint + page.id
     where guest.site_id = $1 and guest.id = $2`,
    [tx.siteId, guestId, principal("guest")],
  );
  const row = rows[0];
  if (!row) return null;
  const { id, email, key, title, slug, subsiteSlug, pageId, siteId, nonce } = row;
  const ofToken = { siteId, pageId, id, nonce };
  return { guest: { id, email, page: { id: pageId, title, slug, subsiteSlug } }, key, ofToken };
}

/**
 * Lets a browser read the page of a guest, and gives its token: 256 random bits, of which only the hash is kept. What it
 * reads already as a guest, by the token `before`, moves along to the new one.
 */
export async function startGuestSession(
  opened: { readonly guestId: number; readonly before: string | null },
  now: Date,
  tx: Tx,
): Promise<string> {
  const token = newToken();
  await moveGuestSessions({ before: opened.before, token }, now, tx);
  await run(
    tx,
    `insert into guest_session (site_id, token_hash, guest_id, expires) values ($1, $2, $3, $4)
     on conflict (site_id, token_hash, guest_id) do update set expires = excluded.expires`,
    [tx.siteId, hashOfToken(token), opened.guestId, guestSessionEnd(now)],
  );
  return token;
}

/** What a browser reads by one token it reads by another from then on: as a guest, and by passwords of pages. */
export async function moveGuestSessions(
  { before, token }: { readonly before: string | null; readonly token: string },
  now: Date,
  tx: Tx,
): Promise<void> {
  if (before === null) return;
  for (const table of ["guest_session", "public_link_key"])
    await run(
      tx,
      `update ${table} set token_hash = $3 where site_id = $1 and token_hash = $2 and expires > $4`,
      [tx.siteId, hashOfToken(before), hashOfToken(token), now],
    );
}

/** What a site lets in: guests, and whoever knows the password of a public page. */
export type GuestDoors = { readonly guestInvites: boolean; readonly publicPages: boolean };

/**
 * The pages that a browser reads as a guest, the last opened first; those too old, or of removed guests, fall away, and so does one whose password was given
 * once it is not open by a password any more.
 */
export async function findGuestPages(
  token: string,
  { guestInvites, publicPages }: GuestDoors,
  now: Date,
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ pageId: number }>(
    tx,
    `select page_id as "pageId" from (
       select guest.page_id, session.expires from guest_session session
       join page_guest guest on guest.site_id = $1 and guest.id = session.guest_id
       where $5 and session.site_id = $1 and session.token_hash = $2 and session.expires > $3
       union all
       select key.page_id, key.expires from public_link_key key
       join public_link link on link.site_id = $1 and link.page_id = key.page_id and (link.ends is null or link.ends > $3)
       join page on page.site_id = $1 and page.id = key.page_id and page.is_public and page.world_limit = 'password'
         and page.subsite_id = ${mainGroup}
       where $6 and key.site_id = $1 and key.token_hash = $2 and key.expires > $3) opened
     group by page_id order by max(expires) desc, page_id desc limit $4`,
    [tx.siteId, hashOfToken(token), now, guestPagesMost, guestInvites, publicPages],
  );
  return rows.map(({ pageId }) => pageId);
}

export async function deleteOldGuestSessions(now: Date, tx: Tx): Promise<void> {
  await run(tx, "delete from guest_session where site_id = $1 and expires <= $2", [tx.siteId, now]);
}
