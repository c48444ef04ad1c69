import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "../store.ts";
import { type LinkKind, expiryOf } from "./rules.ts";
import type { LanguageCode } from "#kernel/languages.ts";

export type LinkHolder = {
  readonly personId: number;
  readonly kind: LinkKind;
  readonly name: string;
  readonly email: string;
};

/**
 * Makes the person's link of this kind, and gives its token; the hash is all that is kept. Those of before are void, but for such as were
 * mailed for the same event: a mail that is sent twice has one Message-ID, and people may be shown either.
 */
export async function makeLink(
  link: { personId: number; kind: LinkKind; eventId: number },
  now: Date,
  tx: Tx,
): Promise<string> {
  const token = newToken();
  await tx.db
    .deleteFrom("person_token")
    .where("site_id", "=", tx.siteId)
    .where("person_id", "=", link.personId)
    .where("kind", "=", link.kind)
    .where(({ eb }) => eb("event_id", "is distinct from", link.eventId))
    .execute();
  await tx.db
    .insertInto("person_token")
    .values({
      site_id: tx.siteId,
      token_hash: hashOfToken(token),
      kind: link.kind,
      person_id: link.personId,
      expires: expiryOf(link.kind, now),
      event_id: link.eventId,
    })
    .execute();
  return token;
}

/** Whoever holds a link that still stands. */
export async function findHolder(token: string, now: Date, tx: Tx): Promise<LinkHolder | null> {
  const rows = await run<LinkHolder>(
    tx,
    `select person.id as "personId", person_token.kind, person.name, person.email
     from person_token join person on person.site_id = person_token.site_id and person.id = person_token.person_id
     where person_token.site_id = $1 and person_token.token_hash = $2 and person_token.expires > $3`,
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0] ?? null;
}

/** Uses the link up and gives its person; null when somebody was quicker. */
export async function useLink(token: string, now: Date, tx: Tx): Promise<number | null> {
  const rows = await run<{ person_id: number }>(
    tx,
    `delete from person_token where site_id = $1 and token_hash = $2 and expires > $3 returning person_id`,
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0]?.person_id ?? null;
}

/** No link that was sent before sets this person's password or address any more. */
export async function dropLinks(personId: number, tx: Tx): Promise<void> {
  for (const table of ["person_token", "email_change", "waiting_sign_in"])
    await run(tx, `delete from ${table} where site_id = $1 and person_id = $2`, [tx.siteId, personId]);
}

/** The person of an address, with how they are greeted, and in which language. */
export async function findByEmail(
  email: string,
  tx: Tx,
): Promise<{ id: number; name: string; language: LanguageCode | null } | null> {
  const row = await tx.db
    .selectFrom("person")
    .select(["id", "name", "language"])
    .where("site_id", "=", tx.siteId)
    .where("email", "=", email)
    .executeTakeFirst();
  return row ?? null;
}
