import { createHash, randomBytes } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { LanguageCode } from "#kernel/languages.ts";

/** Who a session belongs to, with what every screen shows of them. */
export type SessionPerson = {
  readonly sessionId: number;
  readonly personId: number;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
  readonly language: LanguageCode | null;
  readonly timeZone: string | null;
  readonly hour12: boolean | null;
  readonly dateOrder: "dmy" | "mdy" | "ymd" | null;
  readonly lastUsed: Date;
};

/** Sessions end 30 days after their last use. */
export const sessionDays = 30;

export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A token of 256 random bits, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - sessionDays * 86_400_000);
}

/** The session of a token, or null when it is unknown, ended or too old. */
export async function findSession(token: string, now: Date, tx: Tx): Promise<SessionPerson | null> {
  const rows = await run<SessionPerson>(
    tx,
    `select session.id as "sessionId", person.id as "personId", person.name, person.email, person.role, person.language,
       person.time_zone as "timeZone", person.hour12, person.date_order as "dateOrder", session.last_used as "lastUsed"
     from session join person on person.site_id = session.site_id and person.id = session.person_id
     where session.site_id = $1 and session.token_hash = $2 and session.last_used > $3`,
    [tx.siteId, hashOfToken(token), oldest(now)],
  );
  return rows[0] ?? null;
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
  return token;
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

/** All sessions of a person that still stand, the last used first. */
export async function readSessions(
  actor: Actor,
  now: Date,
  tx: Tx,
): Promise<{ id: number; device: string; address: string; lastUsed: Date; tokenHash: Buffer }[]> {
  return run(
    tx,
    `select id, device, address, last_used as "lastUsed", token_hash as "tokenHash" from session
     where site_id = $1 and person_id = $2 and last_used > $3 order by last_used desc, id desc limit 200`,
    [actor.siteId, actor.personId, oldest(now)],
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

/** The session was used now, and its person seen. */
export async function noteUse(session: { id: number; personId: number }, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update session set last_used = $3 where site_id = $1 and id = $2 and last_used < $3", [
    tx.siteId,
    session.id,
    now,
  ]);
  await run(tx, "update person set last_seen = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    session.personId,
    now,
  ]);
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
    .where("last_used", "<", oldest(now))
    .execute();
}

export async function deleteOldTokens(now: Date, tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom("person_token")
    .where("site_id", "=", tx.siteId)
    .where("expires", "<", now)
    .execute();
}
