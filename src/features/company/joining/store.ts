import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";
import { joinUntil } from "./rules.ts";

/** By the alphabet, as they stand on the wire. */
export async function listJoinDomains(tx: Tx): Promise<string[]> {
  const rows = await run<{ domain: string }>(
    tx,
    "select domain from join_domain where site_id = $1 order by domain",
    [tx.siteId],
  );
  return rows.map(({ domain }) => domain);
}

/** These instead of those from before; links that were sent to others open nothing. */
export async function writeJoinDomains(domains: readonly string[], tx: Tx): Promise<void> {
  await run(tx, "delete from join_domain where site_id = $1 and not domain = any($2)", [tx.siteId, domains]);
  await run(
    tx,
    "insert into join_domain (site_id, domain) select $1, unnest($2::text[]) on conflict do nothing",
    [tx.siteId, domains],
  );
}

/** The only link of an address; the hash is all that is kept of it. */
export async function makeJoinLink(email: string, now: Date, tx: Tx): Promise<string> {
  const token = newToken();
  await run(tx, "delete from join_link where site_id = $1 and expires < $2", [tx.siteId, now]);
  await run(
    tx,
    `insert into join_link (site_id, email, token_hash, expires) values ($1, $2, $3, $4)
     on conflict (site_id, email) do update set token_hash = excluded.token_hash, expires = excluded.expires`,
    [tx.siteId, email, hashOfToken(token), joinUntil(now)],
  );
  return token;
}

/** The address that a link proves, while it stands. */
export async function findJoinLink(token: string, now: Date, tx: Tx): Promise<string | null> {
  const rows = await run<{ email: string }>(
    tx,
    "select email from join_link where site_id = $1 and token_hash = $2 and expires > $3",
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0]?.email ?? null;
}

/** Uses a link up; null when somebody was quicker. */
export async function spendJoinLink(token: string, now: Date, tx: Tx): Promise<string | null> {
  const rows = await run<{ email: string }>(
    tx,
    "delete from join_link where site_id = $1 and token_hash = $2 and expires > $3 returning email",
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0]?.email ?? null;
}
