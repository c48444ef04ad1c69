import { createHmac } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken, siteKey } from "#features/sessions/store.ts";
import { companyUntil } from "#features/sessions/door/rules.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { attemptOf } from "./attempt-operations.ts";
import type { Confirmed } from "./model/confirmed.ts";
import type { SamlRefusal } from "./rules.ts";

/** What an attempt is for, beside signing in. */
export type Attempt = { readonly next: string; readonly triedBy: number | null };

/** What a provider has answered beside the browser's cookie: who was confirmed, or the code of why nobody was. */
export type Heard = { readonly confirmed: Confirmed } | { readonly refused: SamlRefusal };

/** Somebody is on their way to the provider; gives the token that their browser keeps. */
export async function startAttempt({ next, triedBy }: Attempt, now: Date, tx: Tx): Promise<string> {
  const token = newToken();
  await run(
    tx,
    "insert into company_attempt (site_id, token_hash, state_hash, next, tried_by, expires) values ($1, $2, $3, $4, $5, $6)",
    [tx.siteId, hashOfToken(token), hashOfToken(attemptOf(token).state), next, triedBy, companyUntil(now)],
  );
  return token;
}

/** An answer has come to the attempt of this state: the first and only one that is read. False where there is no such attempt, or it had one. */
export async function hearAttempt(state: string, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `update company_attempt set is_heard = true
     where site_id = $1 and state_hash = $2 and not is_heard and expires > $3 returning site_id`,
    [tx.siteId, hashOfToken(state), now],
  );
  return rows.length > 0;
}

export async function saveHeard(state: string, heard: Heard, tx: Tx): Promise<void> {
  await run(tx, "update company_attempt set answer = $3 where site_id = $1 and state_hash = $2", [
    tx.siteId,
    hashOfToken(state),
    JSON.stringify(heard),
  ]);
}

export type TakenAttempt = Attempt & { readonly heard: Heard | null };

/** Uses an attempt up: it is good for one way back. Null where it was used, or is too long ago. */
export async function takeAttempt(token: string, now: Date, tx: Tx): Promise<TakenAttempt | null> {
  const rows = await run<TakenAttempt & { expires: Date }>(
    tx,
    `delete from company_attempt where site_id = $1 and token_hash = $2 returning next, tried_by as "triedBy", answer as heard, expires`,
    [tx.siteId, hashOfToken(token)],
  );
  const [attempt] = rows;
  return attempt && attempt.expires > now ? attempt : null;
}

export async function deleteOldAttempts(now: Date, tx: Tx): Promise<void> {
  await run(tx, "delete from company_attempt where site_id = $1 and expires < $2", [tx.siteId, now]);
}

export type Identity = { readonly personId: number | null; readonly given: string | null };
type Subject = { readonly issuer: string; readonly subject: string };

/** Locked until they are in, so that two browsers of one person make no two accounts. */
export async function findIdentity({ issuer, subject }: Subject, tx: Tx): Promise<Identity | null> {
  const rows = await run<Identity>(
    tx,
    `select person_id as "personId", given_role as given from company_identity
     where site_id = $1 and issuer = $2 and subject = $3 for update`,
    [tx.siteId, issuer, subject],
  );
  return rows[0] ?? null;
}

export async function saveIdentity(
  { issuer, subject, personId, given }: Subject & Identity,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into company_identity (site_id, issuer, subject, person_id, given_role) values ($1, $2, $3, $4, $5)
     on conflict (site_id, issuer, subject) do update set person_id = $4, given_role = $5`,
    [tx.siteId, issuer, subject, personId, given],
  );
}

/** Whether somebody of this provider comes in as this person. */
export async function isLinkedTo(issuer: string, personId: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "select from company_identity where site_id = $1 and issuer = $2 and person_id = $3 limit 1",
    [tx.siteId, issuer, personId],
  );
  return rows.length > 0;
}

/** The role that a group of the company gave them, by whichever identity; it is told once, and of none of them any more. */
export async function takeGiven(personId: number, tx: Tx): Promise<string | null> {
  const rows = await run<{ given: string }>(
    tx,
    `update company_identity identity set given_role = null
     from (select issuer, subject, given_role from company_identity where site_id = $1 and person_id = $2 and given_role is not null for update) had
     where identity.site_id = $1 and identity.issuer = had.issuer and identity.subject = had.subject returning had.given_role as given`,
    [tx.siteId, personId],
  );
  return rows[0]?.given ?? null;
}

export type Account = {
  readonly personId: number;
  readonly email: string;
  readonly role: SiteRole;
  readonly hasPassword: boolean;
};

const account = `select id as "personId", email, role, password_hash is not null as "hasPassword" from person where site_id = $1`;

export async function findAccount(email: string, tx: Tx): Promise<Account | null> {
  return (await run<Account>(tx, `${account} and email = $2`, [tx.siteId, email]))[0] ?? null;
}

/** Locked until the change is done. */
export async function lockAccount(personId: number, tx: Tx): Promise<Account | null> {
  return (await run<Account>(tx, `${account} and id = $2 for update`, [tx.siteId, personId]))[0] ?? null;
}

/** No issuer has an empty address: those lines say which addresses were of accounts that are gone, by a hash that is of this site alone. */
const gone = "";

async function hashOf(email: string, tx: Tx): Promise<string> {
  return createHmac("sha256", await siteKey(tx))
    .update(`deleted ${email}`)
    .digest("base64url");
}

export async function isBarred(email: string, tx: Tx): Promise<boolean> {
  return (await findIdentity({ issuer: gone, subject: await hashOf(email, tx) }, tx)) !== null;
}

/** An address may be that of a new account again. */
export async function liftBar(email: string, tx: Tx): Promise<void> {
  await run(tx, "delete from company_identity where site_id = $1 and issuer = $2 and subject = $3", [
    tx.siteId,
    gone,
    await hashOf(email, tx),
  ]);
}

/** What let somebody in; `given` is the role that a group of the company had given by it, left out where it was taken before that was noted. */
type Barred = Subject & { readonly given?: string | null };

/** Somebody is deleted: what let them in leads to nobody, and their address makes no new account. Gives what `unbar` needs. */
export async function bar(personId: number, tx: Tx): Promise<Barred[]> {
  const [person] = await run<{ email: string }>(
    tx,
    "select email from person where site_id = $1 and id = $2 and (exists (select from company_sign_in where company_sign_in.site_id = $1) or exists (select from join_domain where join_domain.site_id = $1))",
    [tx.siteId, personId],
  );
  const links = await run<Barred>(
    tx,
    `update company_identity identity set person_id = null, given_role = null
     from (select issuer, subject, given_role from company_identity where site_id = $1 and person_id = $2 for update) had
     where identity.site_id = $1 and identity.issuer = had.issuer and identity.subject = had.subject
     returning had.issuer, had.subject, had.given_role as given`,
    [tx.siteId, personId],
  );
  if (!person) return links;
  const barred = { issuer: gone, subject: await hashOf(person.email, tx) };
  await saveIdentity({ ...barred, personId: null, given: null }, tx);
  return [...links, barred];
}

/** They are back, and what let them in leads to them again, with the role that it had given: whoever leaves a group of the company loses it later as well. What belongs to another account by now stays there. */
export async function unbar(personId: number, taken: readonly Barred[], tx: Tx): Promise<void> {
  for (const { issuer, subject, given = null } of taken) {
    const text =
      issuer === gone
        ? "delete from company_identity where site_id = $1 and issuer = $2 and subject = $3"
        : `insert into company_identity (site_id, issuer, subject, person_id, given_role) values ($1, $2, $3, $4, $5)
           on conflict (site_id, issuer, subject) do update set person_id = $4, given_role = $5 where company_identity.person_id is null`;
    await run(tx, text, [tx.siteId, issuer, subject, ...(issuer === gone ? [] : [personId, given])]);
  }
}

export async function countIdentities(personId: number, tx: Tx): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    `select (select count(*)::int from company_identity where site_id = $1 and person_id = $2)
       + (select count(*)::int from company_sign_in where site_id = $1) + (select count(*)::int from join_domain where site_id = $1) as count`,
    [tx.siteId, personId],
  );
  return rows[0]?.count ?? 0;
}
