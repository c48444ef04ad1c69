import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";

/** How many people of the site have never signed in. */
export async function countNotSeen(actor: Actor, tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    "select count(*)::int as count from person where site_id = $1 and last_seen is null",
    [actor.siteId],
  );
  return rows[0]?.count ?? 0;
}

/** Those of them who are named, or all. They count as invited from now on where they have no password yet. */
export async function remindNotSeen(
  actor: Actor,
  ids: readonly number[] | null,
  now: Date,
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `update person set invited = case when password_hash is null or invited is not null then $3::timestamptz end,
       inviter_id = coalesce(inviter_id, $4)
     where site_id = $1 and last_seen is null and ($2::bigint[] is null or id = any($2)) returning id`,
    [actor.siteId, ids, now, actor.personId],
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Those of the people named who are on the site. */
export async function findNamed(
  actor: Actor,
  ids: readonly number[],
  tx: Tx,
): Promise<{ id: number; name: string; isSeen: boolean }[]> {
  return run(
    tx,
    `select id, name, last_seen is not null as "isSeen" from person where site_id = $1 and id = any($2) order by id`,
    [actor.siteId, ids],
  );
}

export type Reminded = {
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode | null;
  readonly hasPassword: boolean;
};

/** Who is reminded; null when they are gone or have signed in. */
export async function findReminded(personId: number, tx: Tx): Promise<Reminded | null> {
  const rows = await run<Reminded>(
    tx,
    `select name, email, language, password_hash is not null as "hasPassword" from person
     where site_id = $1 and id = $2 and last_seen is null`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

export type InvitationRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly invited: Date | null;
  /** Null where nobody is known; empty for somebody who is gone. */
  readonly by: string | null;
  readonly mailed: Date | null;
  readonly bounced: Date | null;
  readonly firstSeen: Date | null;
};

export async function findInvitation(actor: Actor, id: number, tx: Tx): Promise<InvitationRow | null> {
  const rows = await run<InvitationRow>(
    tx,
    `select person.id, person.name, person.email, person.invited,
       case when person.inviter_id is not null then coalesce(inviter.name, '') end as by,
       person.invite_mailed as mailed, person.invite_bounced as bounced, person.first_seen as "firstSeen"
     from person left join person inviter on inviter.site_id = $1 and inviter.id = person.inviter_id
     where person.site_id = $1 and person.id = $2`,
    [actor.siteId, id],
  );
  return rows[0] ?? null;
}
