import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";

/** How somebody is called from now on. */
export async function writeName(actor: Actor, id: number, name: string, tx: Tx): Promise<void> {
  await run(tx, "update person set name = $3, name_key = $4 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    name,
    nameKey(name),
  ]);
}
