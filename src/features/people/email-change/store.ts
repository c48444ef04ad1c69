import { type Tx, run } from "#database/transaction.ts";
import { hashOfToken, newToken } from "#features/sessions/store.ts";
import { changeLinkLasts } from "./rules.ts";

export type EmailChange = {
  readonly personId: number;
  readonly before: string;
  readonly email: string;
};

/** The only link of this kind that a person has; gives its token, of which the hash alone is kept. */
export async function makeChangeLink(
  { personId, email }: { readonly personId: number; readonly email: string },
  now: Date,
  tx: Tx,
): Promise<string> {
  const token = newToken();
  await run(
    tx,
    `insert into email_change (site_id, person_id, token_hash, email, expires) values ($1, $2, $3, $4, $5)
     on conflict (site_id, person_id) do update set token_hash = $3, email = $4, expires = $5`,
    [tx.siteId, personId, hashOfToken(token), email, new Date(now.getTime() + changeLinkLasts)],
  );
  return token;
}

export async function findChange(token: string, now: Date, tx: Tx): Promise<EmailChange | null> {
  const rows = await run<EmailChange>(
    tx,
    `select person.id as "personId", person.email as before, asked.email from email_change asked
     join person on person.site_id = asked.site_id and person.id = asked.person_id
     where asked.site_id = $1 and asked.token_hash = $2 and asked.expires > $3`,
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0] ?? null;
}

/** Uses the link up; null when somebody was quicker. */
export async function useChange(token: string, now: Date, tx: Tx): Promise<EmailChange | null> {
  const rows = await run<EmailChange>(
    tx,
    `delete from email_change asked using person
     where asked.site_id = $1 and asked.token_hash = $2 and asked.expires > $3
       and person.site_id = $1 and person.id = asked.person_id
     returning person.id as "personId", person.email as before, asked.email`,
    [tx.siteId, hashOfToken(token), now],
  );
  return rows[0] ?? null;
}

/** The address of somebody who can sign in, and what they are called; null where they are gone. */
export async function findAsking(
  personId: number,
  tx: Tx,
): Promise<{ readonly email: string; readonly name: string } | null> {
  const rows = await run<{ email: string; name: string }>(
    tx,
    "select email, name from person where site_id = $1 and id = $2 and password_hash is not null",
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

/** Whether an address of the site belongs to somebody. */
export async function isAddressTaken(email: string, tx: Tx): Promise<boolean> {
  const rows = await run(tx, "select 1 from person where site_id = $1 and email = $2", [tx.siteId, email]);
  return rows.length > 0;
}

/** Another address; that mails to the one before came back says nothing of it. */
export async function writeEmail(id: number, email: string, tx: Tx): Promise<void> {
  await run(tx, "update person set email = $3, mail_bounced = null where site_id = $1 and id = $2", [
    tx.siteId,
    id,
    email,
  ]);
}
