import type { MailSetting } from "#features/people/mail-setting/rules.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type Preferences = MailSetting & { readonly email: string; readonly zone: string };

/** One's own, with the zone in which their days are meant. */
export async function findPreferences(actor: Actor, tx: Tx): Promise<Preferences | null> {
  const rows = await run<Preferences>(
    tx,
    `select person.email, person.mail_level as level, person.mail_paused_until as "pausedUntil",
       person.mail_bounced is not null as "isBounced", coalesce(person.time_zone, site.time_zone) as zone
     from person join site on site.id = person.site_id where person.site_id = $1 and person.id = $2`,
    [actor.siteId, actor.personId],
  );
  return rows[0] ?? null;
}

/** An address that was refused is tried anew from here on. What waits to be mailed is decided anew. */
export async function writePreferences(
  personId: number,
  { level, pausedUntil }: Pick<MailSetting, "level" | "pausedUntil">,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    "update person set mail_level = $3, mail_paused_until = $4, mail_bounced = null where site_id = $1 and id = $2",
    [tx.siteId, personId, level, pausedUntil],
  );
  await run(
    tx,
    "update notification set mail_at = $3 where site_id = $1 and person_id = $2 and mail_at is not null",
    [tx.siteId, personId, now],
  );
}
