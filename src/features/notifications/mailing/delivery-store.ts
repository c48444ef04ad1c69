import { randomUUID } from "node:crypto";
import { type Tx, run } from "#database/transaction.ts";

/** A mail that is being sent by whoever holds its claim. */
export type ClaimedMail = {
  readonly id: string;
  readonly claim: string;
  readonly personId: number;
  readonly kind: "alone" | "digest";
  readonly attempts: number;
};

/**
 * Takes back what another process had claimed before it died. What it had not begun to end was not sent, and waits again as if it had not been tried; the rest may have
 * arrived, and is left to people. Only called by who has the turn of sending; a claim that lives on finds itself gone before it ends its mail.
 */
export async function takeBackClaims(now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `update notice_mail set claim = null, state = case when handed is null then 'waiting' else 'unsure' end,
       attempts = attempts - case when handed is null then 1 else 0 end,
       ended = case when handed is not null then $2::timestamptz end
     where site_id = $1 and state = 'sending'`,
    [tx.siteId, now],
  );
}

/** Mails that are due, the oldest first. */
export function claimMails(now: Date, most: number, tx: Tx): Promise<ClaimedMail[]> {
  return run<ClaimedMail>(
    tx,
    `update notice_mail set state = 'sending', claim = $4, attempts = attempts + 1, handed = null
     where site_id = $1 and id in (select id from notice_mail where site_id = $1 and state = 'waiting' and due <= $2
       order by due limit $3 for update skip locked)
     returning id, claim, person_id as "personId", kind, attempts`,
    [tx.siteId, now, most, randomUUID()],
  );
}

/** Notes that the end of a mail is about to be given to the server; false when its claim is gone, and then it is not. */
export async function noteHanded({ id, claim }: ClaimedMail, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "update notice_mail set handed = $4 where site_id = $1 and id = $2 and claim = $3 returning id",
    [tx.siteId, id, claim, now],
  );
  return rows.length > 0;
}

export type Ending = {
  readonly state: "sent" | "failed" | "unsure" | "dropped";
  readonly reply: string | null;
};

/** A reply is kept so far. */
const replyMost = 500;

/** Notes what became of a mail. One that turns out to be sent is, also when it was taken back as unsure meanwhile. */
export async function noteEnded(
  { id, claim }: ClaimedMail,
  { state, reply }: Ending,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update notice_mail set state = $4, claim = null, ended = $6, reply = $5
     where site_id = $1 and id = $2 and (claim = $3 or ($4 = 'sent' and state = 'unsure'))`,
    [tx.siteId, id, claim, state, reply?.slice(0, replyMost) ?? null, now],
  );
}

/** Puts a mail off that the server did not take, or that was not handed to it. */
export async function putOff(
  { id, claim }: ClaimedMail,
  reply: string | null,
  due: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update notice_mail set state = 'waiting', claim = null, handed = null, due = $5, reply = $4
     where site_id = $1 and id = $2 and claim = $3`,
    [tx.siteId, id, claim, reply?.slice(0, replyMost) ?? null, due],
  );
}

/** Somebody's mail server refuses their address: nothing more is mailed there until they save their settings. */
export async function noteBounced(personId: number, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update person set mail_bounced = coalesce(mail_bounced, $3) where site_id = $1 and id = $2",
    [tx.siteId, personId, now],
  );
}

/** Mails from before a moment of which no notification is left, at most so many: as long as one is, it is known what was mailed of it. Says how many went. */
export async function removeOldMails(before: Date, most: number, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    `delete from notice_mail where site_id = $1 and id in (
       select id from notice_mail where site_id = $1 and made < $2
         and not exists (select from notice_mail_line line where line.site_id = $1 and line.mail_id = notice_mail.id)
       order by made limit $3) returning id`,
    [tx.siteId, before, most],
  );
  return rows.length;
}
