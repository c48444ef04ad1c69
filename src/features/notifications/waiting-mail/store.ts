import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { WaitingMail } from "./screen.ts";

export type WaitingRow = Omit<WaitingMail, "made" | "due"> & { readonly made: Date; readonly due: Date };

/** What is not sent yet or could not be, the newest first. */
export function listWaitingMails(actor: Actor, most: number, tx: Tx): Promise<WaitingRow[]> {
  return run<WaitingRow>(
    tx,
    `select mail.id, person.name, person.email, mail.state, mail.made, mail.due, mail.attempts, mail.reply
     from notice_mail mail join person on person.site_id = $1 and person.id = mail.person_id
     where mail.site_id = $1 and mail.state in ('waiting', 'sending', 'failed', 'unsure') order by mail.made desc, mail.id limit $2`,
    [actor.siteId, most],
  );
}

/** Makes it due from the beginning; an address that was refused counts as good again. Null when it is sent, or being sent. */
export async function saveRetry(actor: Actor, id: string, now: Date, tx: Tx): Promise<true | null> {
  const rows = await run<{ personId: number }>(
    tx,
    `update notice_mail set state = 'waiting', due = $3, attempts = 0, handed = null, ended = null
     where site_id = $1 and id = $2 and state in ('waiting', 'failed', 'unsure') returning person_id as "personId"`,
    [actor.siteId, id, now],
  );
  const [mail] = rows;
  if (!mail) return null;
  await run(tx, "update person set mail_bounced = null where site_id = $1 and id = $2", [
    actor.siteId,
    mail.personId,
  ]);
  return true;
}

export async function saveDropped(actor: Actor, id: string, now: Date, tx: Tx): Promise<true | null> {
  const rows = await run(
    tx,
    `update notice_mail set state = 'dropped', ended = $3
     where site_id = $1 and id = $2 and state in ('waiting', 'failed', 'unsure') returning id`,
    [actor.siteId, id, now],
  );
  return rows.length > 0 ? true : null;
}
