import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { mayEditPage } from "./rules.ts";
import { type ReadPage, findPage, lockPage } from "./store.ts";

/** The page, if the actor may edit it; what one may not read is answered like what does not exist. */
export async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayEditPage(page));
  return page;
}

/** The same page, held until the end of the transaction, so that two who change it do so one after the other. */
export async function lockedEditablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  await lockPage(id, tx);
  return editablePage(actor, id, tx);
}
