import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export async function hideMessage(actor: Actor, message: string, tx: Tx): Promise<void> {
  await run(tx, "update person set top_message_hidden = $3 where site_id = $1 and id = $2", [
    actor.siteId,
    actor.personId,
    message,
  ]);
}

export async function ignoreZone(actor: Actor, tx: Tx): Promise<void> {
  await run(tx, "update person set time_zone_ignored = true where site_id = $1 and id = $2", [
    actor.siteId,
    actor.personId,
  ]);
}

/** Gives the zone from before; null is that of the site. */
export async function takeZone(actor: Actor, zone: string | null, tx: Tx): Promise<string | null> {
  const rows = await run<{ before: string | null }>(
    tx,
    `update person set time_zone = $3
     from (select time_zone as before from person where site_id = $1 and id = $2 for update) former
     where person.site_id = $1 and person.id = $2 returning former.before`,
    [actor.siteId, actor.personId, zone],
  );
  return rows[0]?.before ?? null;
}
