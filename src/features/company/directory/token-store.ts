import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";

/** Makes the token of the site, in place of the one before; gives it, of which the hash alone is kept. */
export async function makeToken(personId: number, now: Date, tx: Tx): Promise<string> {
  const token = newToken();
  await run(
    tx,
    `insert into directory_token (site_id, token_hash, person_id, made) values ($1, $2, $3, $4)
     on conflict (site_id) do update set token_hash = $2, person_id = $3, made = $4, last_used = null`,
    [tx.siteId, hashOfToken(token), personId, now],
  );
  return token;
}

/** Whether there was one. */
export async function removeToken(tx: Tx): Promise<boolean> {
  const rows = await run(tx, "delete from directory_token where site_id = $1 returning site_id", [tx.siteId]);
  return rows.length > 0;
}

export type TokenHolder = { readonly personId: number };

/** Who made the token of the site, if this is it. `isLocked` lets one change at a time go by it. */
export async function findTokenHolder(token: string, isLocked: boolean, tx: Tx): Promise<TokenHolder | null> {
  const rows = await run<{ personId: number | null }>(
    tx,
    `select person_id as "personId" from directory_token where site_id = $1 and token_hash = $2 ${isLocked ? "for update" : ""}`,
    [tx.siteId, hashOfToken(token)],
  );
  const personId = rows[0]?.personId ?? null;
  return personId === null ? null : { personId };
}

/**
 * From here on statements of the transaction are planned as they come. A plan that is made once goes by how much there was then, and a directory brings
 * thousands of people in an hour: joined by a plan for a dozen, five thousand took a minute and a half.
 */
export async function planEachTime(tx: Tx): Promise<void> {
  await run(tx, "set local plan_cache_mode to force_custom_plan", []);
}

/** That it was used, to the minute. */
export async function noteUsed(now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update directory_token set last_used = $2 where site_id = $1 and (last_used is null or last_used < $3)",
    [tx.siteId, now, new Date(now.getTime() - 60_000)],
  );
}

export type TokenShown = {
  readonly made: Date;
  readonly lastUsed: Date | null;
  /** Null where whoever made it is gone. */
  readonly madeBy: string | null;
  /** Whoever made it is no owner any more: it opens nothing. */
  readonly isEnded: boolean;
};

export async function readToken(tx: Tx): Promise<TokenShown | null> {
  const rows = await run<TokenShown>(
    tx,
    `select token.made, token.last_used as "lastUsed", person.name as "madeBy", person.role is distinct from 'owner' as "isEnded"
     from directory_token token left join person on person.site_id = $1 and person.id = token.person_id
     where token.site_id = $1`,
    [tx.siteId],
  );
  return rows[0] ?? null;
}

/** How many people and groups the directory keeps here. */
export async function countFromDirectory(tx: Tx): Promise<{ people: number; groups: number }> {
  const rows = await run<{ people: number; groups: number }>(
    tx,
    `select (select count(*)::int from directory_user where site_id = $1 and person_id is not null and deleted is null) as people,
       (select count(*)::int from directory_group kept join person_group held on held.site_id = $1 and held.id = kept.group_id
         and held.deleted is null where kept.site_id = $1) as groups`,
    [tx.siteId],
  );
  return rows[0] ?? { people: 0, groups: 0 };
}
