import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import { mayEditPage } from "./rules.ts";
import { type ReadPage, findPage, isInTrashFor, lockPage } from "./store.ts";
import type { PageRefusal } from "./wording.ts";

/** The page, if the actor may edit it; what one may not read is answered like what does not exist. */
export async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = await findPage(actor, id, tx);
  demand(page ? mayEditPage(page) : await notThere(actor, id, tx));
  return page as ReadPage;
}

/** Why a page that the actor does not find cannot be edited: whoever could is told that it is in the trash. */
export async function notThere(actor: Actor, id: number, tx: Tx): Promise<Verdict<PageRefusal>> {
  return refuse((await isInTrashFor(actor, id, tx)) ? "page-in-trash" : "page-not-found");
}

/** The same page, held until the end of the transaction, so that two who change it do so one after the other. */
export async function lockedEditablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  await lockPage(id, tx);
  return editablePage(actor, id, tx);
}
