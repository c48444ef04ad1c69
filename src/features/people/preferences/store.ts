import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { writePersonSearch } from "../search-store.ts";

/** Whether an address of the site belongs to somebody. */
export async function isAddressTaken(actor: Actor, email: string, tx: Tx): Promise<boolean> {
  const rows = await run(tx, "select 1 from person where site_id = $1 and email = $2", [actor.siteId, email]);
  return rows.length > 0;
}

/** How somebody is called from now on. */
export async function writeName(actor: Actor, id: number, name: string, tx: Tx): Promise<void> {
  await run(tx, "update person set name = $3, name_key = $4 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    name,
    nameKey(name),
  ]);
}

/** Another address; that mails to the one before came back says nothing of it. */
export async function writeEmail(actor: Actor, id: number, email: string, tx: Tx): Promise<void> {
  await run(tx, "update person set email = $3, mail_bounced = null where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    email,
  ]);
}

/** Lets search find somebody as they are now. */
export async function refreshPersonSearch(actor: Actor, id: number, tx: Tx): Promise<void> {
  const rows = await run<{ id: number; name: string; email: string; position: string }>(
    tx,
    "select id, name, email, position from person where site_id = $1 and id = $2",
    [actor.siteId, id],
  );
  if (rows[0]) await writePersonSearch(rows[0], tx);
}
