import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Mail } from "#outbox/listener.ts";
import { keptText } from "./rules.ts";

/** Keeps a mail that no server takes; once per event and recipient. */
export async function keepMail(mail: Mail, about: { eventId: number; now: Date }, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into mail_kept (site_id, event_id, recipient, subject, text, made) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [tx.siteId, about.eventId, mail.to, mail.subject, keptText(mail), about.now],
  );
}

export type KeptMailRow = {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly made: Date;
};

/** The newest kept mails of the site. */
export async function listKept(actor: Actor, tx: Tx): Promise<KeptMailRow[]> {
  return run<KeptMailRow>(
    tx,
    "select id, recipient, subject, text, made from mail_kept where site_id = $1 order by id desc limit 100",
    [actor.siteId],
  );
}
