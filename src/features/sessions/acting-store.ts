import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "./store.ts";

/** A session belongs to somebody else until a moment, under a new token, which is given. */
export async function actAs(
  token: string,
  { personId, until }: { readonly personId: number; readonly until: Date },
  tx: Tx,
): Promise<string> {
  const renewed = newToken();
  await run(
    tx,
    `update session set token_hash = $3, former_cookie = false, acting_as = $4, acting_until = $5
     where site_id = $1 and token_hash = $2`,
    [tx.siteId, hashOfToken(token), hashOfToken(renewed), personId, until],
  );
  return renewed;
}

/** It belongs to its own person again, under a new token. */
export async function actAsOneself(token: string, tx: Tx): Promise<string> {
  const renewed = newToken();
  await run(
    tx,
    `update session set token_hash = $3, acting_as = null, acting_until = null where site_id = $1 and token_hash = $2`,
    [tx.siteId, hashOfToken(token), hashOfToken(renewed)],
  );
  return renewed;
}

/** Ends what is over; gives who was who. */
export function endActing(now: Date, tx: Tx): Promise<{ personId: number; by: number }[]> {
  return run(
    tx,
    `with over as (select id, acting_as from session where site_id = $1 and acting_until <= $2 for update)
     update session set acting_as = null, acting_until = null from over
     where session.site_id = $1 and session.id = over.id returning over.acting_as as "personId", session.person_id as by`,
    [tx.siteId, now],
  );
}

/** Whoever sees the site as this person is themself again; gives who they are. */
export async function endActingAs(personId: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ by: number }>(
    tx,
    `update session set acting_as = null, acting_until = null where site_id = $1 and acting_as = $2
     returning person_id as by`,
    [tx.siteId, personId],
  );
  return rows.map(({ by }) => by);
}
