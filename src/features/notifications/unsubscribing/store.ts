import type { MailLevel } from "#features/people/mail-setting/rules.ts";
import { type Tx, run } from "#database/transaction.ts";
import { isUnsubscribeToken, personIdIn } from "#secrets/unsubscribe-token.ts";

export type Subscriber = { readonly id: number; readonly email: string; readonly level: MailLevel };

/** The person of the link in a mail; null where it is none, or they are gone. */
export async function findSubscriber(token: string, tx: Tx): Promise<Subscriber | null> {
  const personId = personIdIn(token);
  if (personId === null) return null;
  const rows = await run<Subscriber & { key: Buffer }>(
    tx,
    `select person.id, person.email, person.mail_level as level, site.magic_key as key
     from person join site on site.id = $1 where person.site_id = $1 and person.id = $2`,
    [tx.siteId, personId],
  );
  const [found] = rows;
  if (!found || !isUnsubscribeToken(found.key, { siteId: tx.siteId, personId }, token)) return null;
  return { id: found.id, email: found.email, level: found.level };
}

/** Nothing else that they chose is changed. */
export async function saveLevel(personId: number, level: MailLevel, tx: Tx): Promise<void> {
  await run(tx, "update person set mail_level = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    personId,
    level,
  ]);
}
