import { hash, randomBytes } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { knownBrowserIn, knownBrowserToken } from "#secrets/known-browser.ts";
import { sessionDays, sessionDaysMost } from "./rules.ts";

/** Who a session belongs to, with what every screen shows of them. */
export type SessionPerson = {
  readonly sessionId: number;
  readonly personId: number;
  /** Whose session it is, while it belongs to somebody else. */
  readonly realId: number;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
  /** The groups that they are in. */
  readonly groupIds: readonly number[];
  readonly language: LanguageCode | null;
  readonly timeZone: string | null;
  readonly hour12: boolean | null;
  readonly dateOrder: "dmy" | "mdy" | "ymd" | null;
  readonly signKeys: boolean;
  /** The message of the host that they put away, if any. */
  readonly hiddenMessage: string | null;
  readonly ignoresZone: boolean;
  /** The address of their picture; null for initials. */
  readonly photo: string | null;
  readonly lastUsed: Date;
  /** The session is from before cookies had the names that no other host can set. */
  readonly mayUseFormerCookie: boolean;
};

const day = 86_400_000;

export function hashOfToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** A token of 256 random bits, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function leastUsed(now: Date): Date {
  return new Date(now.getTime() - sessionDays * day);
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - sessionDaysMost * day);
}

/**
 * The numbers of the groups that a person is in, in SQL, as an array: they are facts of whoever asks, as the role is (decision 0120). A deleted group holds nobody.
 * `$1` is the site.
 */
export const groupIdsOf = (personId: string): string => `array(select member.group_id from group_member member
  join person_group held on held.site_id = $1 and held.id = member.group_id and held.deleted is null
  where member.site_id = $1 and member.person_id = ${personId} order by member.group_id)`;

/** Whether a row of `person` is in the group that a principal stands for, in SQL. */
export const isInGroup = (row: string, held: string): string => `exists (select from group_member member
  join person_group held_group on held_group.site_id = $1 and held_group.id = member.group_id and held_group.deleted is null
  where member.site_id = $1 and member.person_id = ${row}.id and member.group_id = ${held} - ${principal("group")})`;

const sessionColumns = `session.id as "sessionId", person.id as "personId", session.person_id as "realId", person.name, person.email, person.role, person.language,
       person.time_zone as "timeZone", person.hour12, person.date_order as "dateOrder",
       person.sign_keys as "signKeys", person.top_message_hidden as "hiddenMessage", person.time_zone_ignored as "ignoresZone", person.photo, to_json(${groupIdsOf("person.id")}) as "groupIds", session.last_used as "lastUsed", session.former_cookie as "mayUseFormerCookie"`;
/**
 * Whom a session belongs to, in SQL: its own person, or for a time somebody else whom that person may impersonate. It is the rule
 * of `people/impersonation/rules.ts` once more, asked at each request: who loses the right is themself again at once.
 */
const actedFor = `case when session.acting_as is null then session.person_id else coalesce((
  select acted.id from person acted, person own, site
  where acted.site_id = $1 and acted.id = session.acting_as and own.site_id = $1 and own.id = session.person_id and site.id = $1
    and session.acting_until > $3::timestamptz + interval '${sessionDays * 24} hours'
    and (own.role = 'owner' or (own.role = 'admin' and acted.role <> 'owner' and not site.with_subsites))), session.person_id) end`;
/** One row at most, and known as such: whom it is for is looked up by number, where the planner would else read everybody of the site. */
const validSession = `from (select session.*, ${actedFor} as whose from session
       where session.site_id = $1 and session.token_hash = $2 and session.last_used > $3 and session.created > $4 limit 1) session
     join person on person.site_id = $1 and person.id = session.whose`;

/** The session of a token, or null when it is unknown, ended or too old. */
export async function findSession(token: string, now: Date, tx: Tx): Promise<SessionPerson | null> {
  const text = `select ${sessionColumns} ${validSession}`;
  const rows = await run<SessionPerson>(tx, text, sessionValues(token, now, tx));
  return rows[0] ?? null;
}

/** The statement that finds a session and one value in SQL, which may use $1, the site, and `person`; its own values come from $5 on. */
export function statementBeside(sql: string): string {
  return `select ${sessionColumns}, ${sql} as beside ${validSession}`;
}

/** The same, and in the same statement what else is needed of the site. */
export async function findSessionBeside(
  token: string,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
  now: Date,
  tx: Tx,
): Promise<{ readonly person: SessionPerson; readonly beside: unknown } | null> {
  const given = [...sessionValues(token, now, tx), ...values];
  const rows = await run<SessionPerson & { beside: unknown }>(tx, text, given);
  if (!rows[0]) return null;
  const { beside: read, ...person } = rows[0];
  return { person, beside: read };
}

function sessionValues(token: string, now: Date, tx: Tx): unknown[] {
  return [tx.siteId, hashOfToken(token), leastUsed(now), oldest(now)];
}

/** Starts a session and gives its token: 256 random bits, of which only the hash is kept. */
export async function startSession(
  session: { personId: number; device: string; address: string },
  now: Date,
  tx: Tx,
): Promise<string> {
  const token = newToken();
  await tx.db
    .insertInto("session")
    .values({
      site_id: tx.siteId,
      token_hash: hashOfToken(token),
      person_id: session.personId,
      device: session.device.slice(0, 400),
      address: session.address,
      created: now,
      last_used: now,
    })
    .execute();
  await noteSeen(session.personId, now, tx);
  return token;
}

/** Lets a session go on under a new token, so that a copy of the old one opens nothing any more (ASVS 7.2.4). */
export async function renewSession(token: string, tx: Tx): Promise<string> {
  const renewed = newToken();
  await run(
    tx,
    "update session set token_hash = $3, former_cookie = false where site_id = $1 and token_hash = $2",
    [tx.siteId, hashOfToken(token), hashOfToken(renewed)],
  );
  return renewed;
}

/** Gives whose it was; null when there is no such session. */
export async function endSession(token: string, tx: Tx): Promise<number | null> {
  const row = await tx.db
    .deleteFrom("session")
    .where("site_id", "=", tx.siteId)
    .where("token_hash", "=", hashOfToken(token))
    .returning("person_id")
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** What sign-in checks a password against; null when nobody here has the address. */
export async function findCredentials(
  email: string,
  tx: Tx,
): Promise<{ personId: number; passwordHash: string | null } | null> {
  const row = await tx.db
    .selectFrom("person")
    .select(["id", "password_hash"])
    .where("site_id", "=", tx.siteId)
    .where("email", "=", email)
    .executeTakeFirst();
  return row ? { personId: row.id, passwordHash: row.password_hash } : null;
}

/** The number of the browser that sent the token, when it is known for the person of this address; null otherwise. */
export async function findKnownBrowser(token: string | null, email: string, tx: Tx): Promise<string | null> {
  return token === null ? null : knownBrowserIn(token, await siteKey(tx), { siteId: tx.siteId, email });
}

/** What the browser is to keep so that it is known the next time; one that is known keeps its number. */
export async function rememberBrowser(email: string, known: string | null, tx: Tx): Promise<string> {
  const nonce = known ?? randomBytes(16).toString("base64url");
  return knownBrowserToken(await siteKey(tx), { siteId: tx.siteId, email }, nonce);
}

/** What only this site has, under which secrets of it are made. */
export async function siteKey(tx: Tx): Promise<Buffer> {
  const rows = await run<{ key: Buffer }>(tx, "select magic_key as key from site where id = $1", [tx.siteId]);
  return rows[0]?.key ?? randomBytes(32);
}

/** All sessions of a person that still stand, the last used first. */
export async function readSessions(
  actor: Actor,
  now: Date,
  tx: Tx,
): Promise<{ id: number; device: string; address: string; lastUsed: Date; tokenHash: Buffer }[]> {
  return run(
    tx,
    `select id, device, address, last_used as "lastUsed", token_hash as "tokenHash" from session
     where site_id = $1 and person_id = $2 and last_used > $3 and created > $4
     order by last_used desc, id desc limit 200`,
    [actor.siteId, actor.personId, leastUsed(now), oldest(now)],
  );
}

/** False when the person has no such session. */
export async function revokeOne(actor: Actor, id: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "delete from session where site_id = $1 and person_id = $2 and id = $3 returning id",
    [actor.siteId, actor.personId, id],
  );
  return rows.length > 0;
}

/** Ends all sessions of a person except the one of `keepToken`; gives their number. */
export async function endSessionsOf(personId: number, keepToken: string | null, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    "delete from session where site_id = $1 and person_id = $2 and token_hash is distinct from $3 returning id",
    [tx.siteId, personId, keepToken === null ? null : hashOfToken(keepToken)],
  );
  return rows.length;
}

/** Everybody on the site who has a session. */
export async function findSignedIn(tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    "select distinct person_id as id from session where site_id = $1 order by id",
    [tx.siteId],
  );
  return rows.map(({ id }) => id);
}

/** The session was used now, and its person seen: the person first, as whoever ends sessions holds them. */
export async function noteUse(session: { id: number; personId: number }, now: Date, tx: Tx): Promise<void> {
  await noteSeen(session.personId, now, tx);
  await run(tx, "update session set last_used = $3 where site_id = $1 and id = $2 and last_used < $3", [
    tx.siteId,
    session.id,
    now,
  ]);
}

/** From the first time on they count as somebody who has signed in (LOGR-06). */
async function noteSeen(personId: number, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update person set last_seen = $3, first_seen = coalesce(first_seen, $3) where site_id = $1 and id = $2",
    [tx.siteId, personId, now],
  );
}

/** The stored hash of a person's password, for whoever changes it; locked until the change is done. */
export async function findPassword(personId: number, tx: Tx): Promise<string | null> {
  const row = await tx.db
    .selectFrom("person")
    .select("password_hash")
    .where("site_id", "=", tx.siteId)
    .where("id", "=", personId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Holds a person who is let in, and gives the stored hash as it is then. What takes ways in away holds them, too: no session comes about beside it. */
export async function holdPerson(personId: number, tx: Tx): Promise<string | null> {
  const rows = await run<{ hash: string | null }>(
    tx,
    "select password_hash as hash from person where site_id = $1 and id = $2 for no key update",
    [tx.siteId, personId],
  );
  return rows[0]?.hash ?? null;
}

export async function savePassword(personId: number, passwordHash: string, tx: Tx): Promise<void> {
  await tx.db
    .updateTable("person")
    .set({ password_hash: passwordHash })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", personId)
    .execute();
}

export async function deleteOldSessions(now: Date, tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom("session")
    .where("site_id", "=", tx.siteId)
    .where((session) =>
      session.or([session("last_used", "<", leastUsed(now)), session("created", "<", oldest(now))]),
    )
    .execute();
}

export async function deleteOldTokens(now: Date, tx: Tx): Promise<void> {
  for (const table of ["person_token", "waiting_sign_in", "passkey_challenge"])
    await run(tx, `delete from ${table} where site_id = $1 and expires < $2`, [tx.siteId, now]);
}
